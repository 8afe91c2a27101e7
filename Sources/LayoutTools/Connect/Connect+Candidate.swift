import InterfaceBuilder
import Wording

extension Connect {
  /// A constraint that a drag may mean.
  public struct Candidate: Hashable, Sendable {
    /// How likely it is that it is meant.
    public enum Rank: Int, Hashable, Sendable, Comparable {
      /// The drag had its direction.
      case direction
      /// It relates sizes, which any drag may mean.
      case size
      /// Neither.
      case other

      public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    /// What it is called, in Interface Builder's words: "Horizontal Spacing".
    public var title: String
    /// The constraint as the canvas has it.
    public var constraint: NewConstraint
    /// How likely it is meant.
    public var rank: Rank
    /// The standard value beside that of the canvas, if there is one within a few points.
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

    /// The value, with the one that is not taken: "9 (standard 8)", "8 (canvas 9)"; a factor if it
    /// is not 1.
    public var valueText: String {
      if constraint.multiplier != .one { return "× " + constraint.multiplier.text }
      let canvas = constraint.constant.shortDecimal
      guard let standard = standardConstant?.shortDecimal else { return canvas }
      return usesStandard ? "\(standard) (canvas \(canvas))" : "\(canvas) (standard \(standard))"
    }

    /// The title in few columns: "Leading to Container", "Center X in Safe Area". That a space is
    /// to the margin is left out, since all of them are, or none.
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
  /// Creates a candidate whose constant is that of the canvas; nil if no view contains its items.
  /// - Parameter standards: The values of which the nearest one is offered.
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
