/// Why an edge or a length of a view is where it is: a sum over constraints.
public struct Reason: Hashable, Sendable {
  /// A constraint that determines the value, or the size of the screen.
  public struct Term: Hashable, Sendable {
    /// The constraint in words, or `the screen's width`.
    public let text: String
    /// The constraint; nil for the screen.
    public let constraint: ConstraintID?
    /// The change of the value for each point that is added to the constant.
    public let coefficient: Double
    /// The constant in points, with the margins and insets that the constraint's attributes stand
    /// for.
    public let constant: Double
    /// Whether it only limits the value, from one side.
    public let isLimit: Bool
    /// Whether its priority is less than required.
    public let isOptional: Bool

    /// Its part of the value, in points.
    public var part: Double { coefficient * constant }
  }

  /// A constraint that is missed, and the constraints to which it yields.
  public struct Wish: Hashable, Sendable {
    public let text: String
    public let constraint: ConstraintID
    /// The distance by which it is missed, in points.
    public let violation: Double
    public let yieldsTo: [Term]
  }

  /// What is explained: `bookTextView.height`.
  public let name: String
  /// The value in points: of an edge, in the superview's coordinates.
  public let value: Double
  /// The part of the value that no constraint adds, such as an alignment inset.
  public let base: Double
  /// The constraints in the order in which they joined the layout, then the screen.
  public let terms: [Term]
  /// The missed constraints that would change the value.
  public var wishes: [Wish]
}
