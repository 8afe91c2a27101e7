import InterfaceBuilder

/// A constraint that a tool proposes: it is in no document yet.
public struct NewConstraint: Hashable, Sendable {
  /// An attribute of a view or a guide.
  public struct Side: Hashable, Sendable {
    /// The id of the item.
    public var item: String
    /// The attribute.
    public var attribute: LayoutAttribute

    /// Creates a side.
    public init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Side
  /// How the sides relate.
  public var relation: Constraint.Relation
  /// The right side; nil if that is only the constant.
  public var second: Side?
  /// The factor of the right side, as documents spell it: `1`, `0.5` or `16:9`.
  public var multiplier: Multiplier
  /// What is added to the right side, in points.
  public var constant: Double
  /// From 1 to 1000.
  public var priority: Double
  /// Whether the constant is the standard space, which the system chooses.
  public var isSymbolic: Bool

  /// Creates a constraint.
  public init(
    _ first: Side, _ relation: Constraint.Relation = .equal, _ second: Side? = nil,
    multiplier: Multiplier = .one, constant: Double = 0, priority: Double = 1000,
    isSymbolic: Bool = false
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isSymbolic = isSymbolic
  }

  /// The element of the constraint in a view that holds it.
  /// - Parameters:
  ///   - id: The id that it gets.
  ///   - holder: The id of the view, which an element does not name as its first item.
  public func element(id: String, in holder: String) -> NewElement {
    var attributes: [NewElement.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(NewElement.Attribute(name, value)) }
    }
    add("firstItem", first.item == holder ? nil : first.item)
    add("firstAttribute", first.attribute.rawValue)
    add("relation", relation == .equal ? nil : relation.rawValue)
    add("secondItem", second?.item)
    add("secondAttribute", second?.attribute.rawValue)
    add("multiplier", multiplier == .one ? nil : multiplier.text)
    add("priority", priority == 1000 ? nil : priority.written)
    add("constant", constant == 0 ? nil : constant.writtenShortly)
    add("symbolic", isSymbolic ? "YES" : nil)
    add("id", id)
    var element = NewElement("constraint")
    element.attributes = attributes
    return element
  }
}
