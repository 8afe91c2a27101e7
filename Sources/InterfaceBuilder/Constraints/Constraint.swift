/// A constraint as its element says it.
public struct Constraint: Hashable, Sendable {
  /// The relations between the two sides.
  public enum Relation: String, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The element `constraint`.
  public let element: Element

  /// Creates a constraint of an element; nil if the element is no constraint.
  public init?(_ element: Element) {
    guard element.name == "constraint" else { return nil }
    self.element = element
  }

  /// The id of the constraint.
  public var id: String? { element["id"] }
  /// The view that holds the constraint.
  public var holder: Element? { element.parent?.parent }

  /// The id of the first item; nil stands for the holder.
  public var firstItem: String? { element["firstItem"] }
  /// The first attribute; nil if its name is not known.
  public var firstAttribute: LayoutAttribute? {
    element["firstAttribute"].flatMap(LayoutAttribute.init(written:))
  }
  /// The id of the second item; nil if the constraint has one side.
  public var secondItem: String? { element["secondItem"] }
  /// The second attribute; nil if none is written or its name is not known.
  public var secondAttribute: LayoutAttribute? {
    element["secondAttribute"].flatMap(LayoutAttribute.init(written:))
  }

  /// The relation: equal if none is written; nil if its name is not known.
  public var relation: Relation? {
    element["relation"].map(Relation.init(rawValue:)) ?? .equal
  }
  /// The factor of the second attribute, 1 if none is written or it can't be read.
  public var multiplier: Double {
    element["multiplier"].flatMap(Multiplier.init)?.value ?? 1
  }
  /// The priority from 1 to 1000, 1000 if none is written.
  public var priority: Double { element.number("priority") ?? 1000 }
  /// What is added to the second side, in points.
  public var constant: Double { element.number("constant") ?? 0 }
  /// The constant for some traits, in points: variations may change it.
  public func constant(for traits: DesignTraits) -> Double {
    element.number("constant", for: traits) ?? 0
  }
  /// The priority for some traits: variations may change it.
  public func priority(for traits: DesignTraits) -> Double {
    element.number("priority", for: traits) ?? 1000
  }
  /// Whether the constant is the standard space, which the system chooses.
  public var isSymbolic: Bool { element.flag("symbolic") ?? false }
  /// Whether the constraint is for the canvas alone, and is removed at run time.
  public var isPlaceholder: Bool { element.flag("placeholder") ?? false }
}

extension Element {
  /// The constraints that a view holds, in order.
  public var constraints: [Constraint] {
    child("constraints")?.children.compactMap(Constraint.init) ?? []
  }
}
