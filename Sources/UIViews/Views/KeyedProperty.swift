/// A property that documents set by its name, on systems without Objective-C: an outlet, or what
/// Interface Builder's inspector shows of a class.
///
/// ```swift
/// class LoginViewController: UIViewController {
///   weak var titleLabel: UILabel!
///
///   override class var keyedProperties: [KeyedProperty] {
///     super.keyedProperties + [KeyedProperty("titleLabel", \LoginViewController.titleLabel)]
///   }
/// }
/// ```
@MainActor
public struct KeyedProperty {
  /// The name that documents have for it.
  public let key: String
  /// The name of its type, for messages.
  package let typeName: String
  private let put: (_ value: Any?, _ object: AnyObject) -> Bool
  private let get: (_ object: AnyObject) -> Any?

  /// A property of a class, which is set as code sets it.
  public init<Object: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.key = key
    typeName = Self.nameWithoutOptional(Value.self)
    put = { value, object in
      guard let object = object as? Object, let value = Self.value(value, as: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
    get = { object in (object as? Object).map { $0[keyPath: path] } }
  }

  /// Sets the property of an object; false if it takes no such value.
  package func set(_ value: Any?, of object: AnyObject) -> Bool { put(value, object) }

  /// Appends to a collection; false if the property is none, or one of another type.
  package func append(_ element: AnyObject, of object: AnyObject) -> Bool {
    put(((get(object) as? [AnyObject]) ?? []) + [element], object)
  }

  /// The object that is the property's value.
  package func object(of object: AnyObject) -> AnyObject? { get(object) as AnyObject? }

  /// A value as one of a type: documents have numbers of one kind alone, also for choices, and no
  /// colours of layers.
  private static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let color = value as? UIColor { return color.cgColor as? Value }
    guard let number = value as? NSNumber else { return nil }
    let whole = number as? Int ?? Int(exactly: number.doubleValue.rounded(.towardZero))
    let forms: [Any?] = [
      number.doubleValue, CGFloat(number.doubleValue), number.floatValue, whole,
      whole.flatMap { UInt(exactly: $0) }, number.boolValue,
    ]
    if let choice = type as? any RawRepresentable.Type {
      return raw(choice, forms) as? Value
    }
    return forms.lazy.compactMap { $0 as? Value }.first
  }

  private static func raw<Choice: RawRepresentable>(
    _ choice: Choice.Type, _ forms: [Any?]
  ) -> Any? {
    forms.lazy.compactMap { $0 as? Choice.RawValue }.first.flatMap { choice.init(rawValue: $0) }
  }

  private static func nameWithoutOptional(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
  }
}

/// A class whose properties documents set by their names. All responders are.
@MainActor
public protocol KeyedObject: AnyObject {
  /// The properties. A subclass adds its own to those of `super`.
  static var keyedProperties: [KeyedProperty] { get }
}

extension KeyedObject {
  /// The property of a key; that of the subclass, if several classes have it.
  package static func keyedProperty(_ key: String) -> KeyedProperty? {
    keyedProperties.last { $0.key == key }
  }
}
