/// Why an edge or a length of a view is where it is: a chain of values, each of which others
/// decide, and the sum over all constraints of the chain.
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

  /// A line of the chain: a value by the values that decide it.
  public struct Link: Hashable, Sendable {
    /// A value that decides another one: `0.5 × view.width`.
    public struct Part: Hashable, Sendable {
      /// What tells the value from others.
      public let id: String
      /// The name of the item, and that of its attribute.
      public let item: String
      public let attribute: String
      /// The value in points, in the coordinates of the view that holds the constraint.
      public let value: Double
      public let factor: Double
      /// Whether it has a line of its own to which it leads.
      public let hasReason: Bool
    }

    public let id: String
    public let item: String
    public let attribute: String
    public let parts: [Part]
    /// The points that are added to the parts; nil where only several constraints together decide
    /// the value.
    public let constant: Double?
    /// What the value is besides, such as `the screen's height`; may be empty.
    public let note: String
    /// The constraint that the line has in numbers; nil for none of the scene.
    public let constraint: ConstraintID?
    /// The sum over the constraints, where only several of them together decide the value.
    public let terms: [Term]
  }

  /// What is explained: `bookTextView.height`.
  public let name: String
  /// The value in points: of an edge, in the superview's coordinates.
  public let value: Double
  /// The part of the value that no constraint adds, such as an alignment inset.
  public let base: Double
  /// The constraints in the order of their texts, then the screen.
  public let terms: [Term]
  /// The missed constraints that would change the value.
  public var wishes: [Wish]
  /// The chain, in which each value is explained once, as far as it was asked for.
  public var links: [Link] = []

  /// The first value of the chain that has a reason which was not asked for.
  public var next: Link.Part? {
    let known = Set(links.map(\.id))
    return links.lazy.flatMap(\.parts).first { $0.hasReason && !known.contains($0.id) }
  }
}
