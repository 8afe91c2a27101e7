/// An equation that holds on the canvas, and how well it would read.
struct Candidate {
  /// The place among the canvas's items of the view that it is about.
  var subject: Int
  /// The equation.
  var constraint: NewConstraint
  /// What it costs: of equations that say the same, the cheapest is taken.
  var cost: Double
}

/// What equations cost, in the order of Apple's advice: to the nearest neighbour with a standard
/// space, to margins and guides rather than edges, aligned with siblings, of a fixed size only
/// where nothing else is left.
///
/// Source: "Working with Constraints in Interface Builder", Rules of Thumb.
enum CandidateCost {
  /// A space. The cheapest is none, then come the standard spaces and small ones; a large space is
  /// more likely what is left over.
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
  /// What a space to a sibling costs more than a space to the superview.
  static let sibling = 0.15
  static let baseline = 1.05
  /// Edges of views side by side that stretch across: both are aligned, rather than the middle.
  static let stretchedRow = 1.06
  static let rowCenter = 1.6
  static let rowEdge = 1.7
  static let columnEdge = 1.9
  static let columnCenter = 1.95
  /// What the middle of a view that may stretch costs more than its edges.
  static let stretchedCenter = 0.6
  static let equalSizes = 2.5
  static let aspect = 6.5
  /// What a space costs more if it reaches across a neighbour, or if a higher neighbour in the row
  /// decides it.
  static let skipping = 4.0
  static let inRow = 3.0

  /// The middle of the superview: a view that may stretch keeps small spaces on both sides instead.
  static func center(_ space: Double, stretches: Bool) -> Double {
    stretches && space < 60 ? Self.space(space) + 0.3 : 1.5
  }

  /// A view in a scroll view that is as wide or as high as the scroll view.
  static let scrolledSize = 1.3

  /// A fixed size: cheap for what is as thin as a line, dear for what is large or has views in it.
  static func size(_ points: Double, isContainer: Bool) -> Double {
    points <= 2 ? 0.95 : 4 + points / 50 + (isContainer ? 1.5 : 0)
  }
}
