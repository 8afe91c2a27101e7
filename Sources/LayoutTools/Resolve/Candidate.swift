import InterfaceBuilder

/// An equation that holds on the canvas, and how well it would read.
struct Candidate {
  /// The place among the canvas's items of the view that it is about.
  var subject: Int
  /// The equation.
  var constraint: NewConstraint
  /// What it costs: of equations that say the same, that with the least is taken.
  var cost: Double
}

/// What equations cost, in the order of Apple's advice: to the nearest neighbour with a standard space, to margins
/// and guides rather than edges, aligned with siblings, of a fixed size only where nothing else is left.
///
/// Source: "Working with Constraints in Interface Builder", Rules of Thumb.
enum CandidateCost {
  /// A space: nothing, the standard ones, small ones, and those that are more likely what is left over.
  static func space(_ points: Double) -> Double {
    switch points {
    case ..<(-0.5): 15 - points / 10
    case ..<0.5: 1
    case 8, 16, 20: 1.1
    case ..<60: 1.6 + points / 40
    default: 3 + points / 25
    }
  }

  static let margin = 0.9
  /// What a space to a sibling costs more than one to the superview.
  static let sibling = 0.15
  static let baseline = 1.05
  static let center = 1.5
  static let rowCenter = 1.6
  static let rowEdge = 1.7
  static let columnEdge = 1.9
  static let columnCenter = 1.95
  static let equalSizes = 2.5
  static let aspect = 6.5
  /// What a space costs more that reaches across a neighbour.
  static let skipping = 4.0

  /// A fixed size: cheap for what is as thin as a line, dear for what is large or has views in it.
  static func size(_ points: Double, isContainer: Bool) -> Double {
    points <= 2 ? 0.95 : 4 + points / 50 + (isContainer ? 1.5 : 0)
  }
}
