/// A property of a view or of a constraint that the user can change while the scene runs.
public struct EditedProperty: Sendable {
  /// The values that it can have.
  public enum Kind: Hashable, Sendable {
    case number(ClosedRange<Double>)
    /// A priority, which is kept with the precision of a `Float`.
    case priority
    case flag, relation, text
  }

  /// Gives an object the value back that it had.
  typealias Restoration<Object> = @MainActor (Object) -> Void

  /// How the property of a class is read and written.
  struct Access<Object>: Sendable {
    /// Reads the value; nil for an object without it, such as a view that shows no text.
    let read: @MainActor @Sendable (Object) -> EditedValue?
    let write: @MainActor @Sendable (Object, EditedValue) -> Void
    /// Keeps what the value does not say, such as the fonts in a text; nil if it says everything.
    var keep: (@MainActor @Sendable (Object) -> Restoration<Object>)?
  }

  /// What has the property.
  enum Owner: Sendable {
    case view(Access<UIView>)
    case constraint(Access<NSLayoutConstraint>)
  }

  /// The name in sentences and lists.
  public let name: String
  /// The values that it can have.
  public let kind: Kind
  let owner: Owner

  /// The priorities that UIKit admits: above 0, and at most 1000.
  private static let priorities = 0.001...1000.0

  /// The value, if it is one that the property can have.
  public func admits(_ value: EditedValue) -> Bool {
    switch (kind, value) {
    case (.number(let range), .number(let number)):
      // A factor of 0 would take its side out of the constraint.
      range.contains(number) && (number != 0 || self != .multiplier)
    case (.number, .ratio(let ratio)): self == .multiplier && admits(.number(ratio.value))
    case (.priority, .number(let number)): Self.priorities.contains(number)
    case (.flag, .flag), (.relation, .relation), (.text, .text): true
    default: false
    }
  }

  /// A value as it is read again after it was set: a ratio as its number, a priority as precisely
  /// as UIKit has it.
  public func stored(_ value: EditedValue) -> EditedValue {
    guard let number = value.number else { return value }
    return .number(kind == .priority ? Double(Float(number)) : number)
  }
}

// MARK: - Objects

@MainActor
extension EditedProperty {
  /// The value that a view or a constraint has; nil if it has no such property.
  func value(of object: AnyObject) -> EditedValue? {
    switch owner {
    case .view(let access): (object as? UIView).flatMap(access.read)
    case .constraint(let access): (object as? NSLayoutConstraint).flatMap(access.read)
    }
  }

  /// Sets the value, if it is one that the property can have.
  func set(_ value: EditedValue, on object: AnyObject) {
    guard admits(value) else { return }
    switch owner {
    case .view(let access): if let view = object as? UIView { access.write(view, value) }
    case .constraint(let access):
      if let constraint = object as? NSLayoutConstraint { access.write(constraint, value) }
    }
  }

  /// A closure that gives the object its present value back; nil if it has no such property.
  func restoration(of object: AnyObject) -> Restoration<AnyObject>? {
    switch owner {
    case .view(let access): (object as? UIView).flatMap { restoration(of: $0, access) }
    case .constraint(let access):
      (object as? NSLayoutConstraint).flatMap { restoration(of: $0, access) }
    }
  }

  private func restoration<Object>(
    of object: Object, _ access: Access<Object>
  ) -> Restoration<AnyObject>? {
    guard let value = access.read(object) else { return nil }
    let restore = access.keep?(object) ?? { access.write($0, value) }
    return { if let object = $0 as? Object { restore(object) } }
  }
}

extension EditedProperty: Hashable {
  /// Whether the names are equal.
  public static func == (first: EditedProperty, second: EditedProperty) -> Bool {
    first.name == second.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
