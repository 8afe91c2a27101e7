import InterfaceBuilder
import Wording

extension Connect {
  /// A constraint that a drag may mean.
  public struct Candidate: Hashable, Sendable {
    /// How likely the constraint is meant.
    public enum Rank: Int, Hashable, Sendable, Comparable {
      /// The constraint fits the direction of the drag.
      case direction
      /// The constraint relates sizes, which any drag may mean.
      case size
      /// Neither.
      case other

      public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    /// What it is called, in Interface Builder's words: "Horizontal Spacing".
    public var title: String
    /// The constraint with the value that it has on the canvas.
    public var constraint: NewConstraint
    /// How likely the constraint is meant.
    public var rank: Rank
    /// The standard value within a few points of the canvas's value; nil if there is none.
    public var standardConstant: Double?
    /// Whether the document has the constraint, with whatever constant.
    public var isPresent = false
    /// Whether the standard value is wanted.
    public var usesStandard = false

    /// The constraint that is added: with the standard value if that is wanted.
    public var wanted: NewConstraint {
      var wanted = constraint
      if usesStandard, let standardConstant { wanted.constant = standardConstant }
      return wanted
    }

    /// The value, with the other value that is not taken: "9 (standard 8)", "8 (canvas 9)"; a
    /// factor if it is not 1.
    public var valueText: String {
      if constraint.multiplier != .one { return "× " + constraint.multiplier.text }
      let canvas = constraint.constant.shortDecimal
      guard let standard = standardConstant?.shortDecimal else { return canvas }
      return usesStandard ? "\(standard) (canvas \(canvas))" : "\(canvas) (standard \(standard))"
    }

    /// The title in few columns: "Leading to Container", "Center X in Safe Area". The word Margin
    /// is left out, since all spaces are to margins, or none is.
    public var shortTitle: String {
      title.replacing(" Space to ", with: " to ").replacing("Container Margin", with: "Container")
        .replacing("Center Horizontally", with: "Center X")
        .replacing("Center Vertically", with: "Center Y")
    }

    /// The value in few columns: what is wanted, with as many decimals as four characters have room
    /// for.
    public var shortValue: String {
      let value = constraint.multiplier == .one ? wanted.constant : constraint.multiplier.value
      let texts = [100, 10, 1].map { ((value * $0).rounded() / $0).shortDecimal }
      return texts.first { $0.count <= 4 } ?? texts[2]
    }
  }

  /// How far from a standard value a value of the canvas may be, in points, to be taken for a slip.
  static let slip = 3.0
}

extension Connect.Candidate {
  /// Creates a candidate whose constant is measured on the canvas; nil if no view contains both
  /// items.
  /// - Parameter standards: The standard values, of which the nearest is offered.
  init?(
    _ title: String, _ first: NewConstraint.Side, _ second: NewConstraint.Side,
    _ rank: Rank, standards: [Double], on canvas: Canvas
  ) {
    guard let constant = canvas.constant(of: first, relativeTo: second) else { return nil }
    self.init(
      title: title, constraint: NewConstraint(first, .equal, second, constant: constant),
      rank: rank)
    let nearest = standards.min { abs($0 - constant) < abs($1 - constant) }
    guard let nearest, nearest != constant, abs(nearest - constant) <= Connect.slip else { return }
    standardConstant = nearest
  }

  /// The spaces that are usual between views.
  static let standardSpaces: [Double] = [0, 8, 16, 20]
}
