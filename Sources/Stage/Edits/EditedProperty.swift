import AutoLayout

/// A property of a view or of a constraint that the user can change while the scene runs.
public struct EditedProperty: Sendable {
  /// The values that it can have.
  public enum Kind: Hashable, Sendable {
    case number(ClosedRange<Double>)
    case flag
    case relation
    case text
  }

  /// What has the property, and how it is read and written. It is read as nil where it is not there, as the
  /// text of a view that shows none.
  enum Access: Sendable {
    case view(
      read: @MainActor @Sendable (UIView) -> EditedValue?,
      write: @MainActor @Sendable (UIView, EditedValue) -> Void)
    case constraint(
      read: @MainActor @Sendable (NSLayoutConstraint) -> EditedValue,
      write: @MainActor @Sendable (NSLayoutConstraint, EditedValue) -> Void)
  }

  /// The name in sentences and lists.
  public let name: String
  /// The values that it can have.
  public let kind: Kind
  let access: Access

  /// Whether it is a constraint's property, and not a view's.
  public var isOfConstraints: Bool {
    if case .constraint = access { true } else { false }
  }

  /// The value of a constraint's property.
  @MainActor
  func value(of constraint: NSLayoutConstraint) -> EditedValue? {
    if case .constraint(let read, _) = access { read(constraint) } else { nil }
  }

  /// The value, if it is one that the property can have.
  public func admits(_ value: EditedValue) -> Bool {
    switch (kind, value) {
    case (.number(let range), .number(let number)):
      // A side that counts nothing is no side.
      range.contains(number) && (number != 0 || self != .multiplier)
    case (.flag, .flag), (.relation, .relation), (.text, .text): true
    default: false
    }
  }
}

extension EditedProperty: Hashable {
  /// Whether the names are equal.
  public static func == (first: EditedProperty, second: EditedProperty) -> Bool {
    first.name == second.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
