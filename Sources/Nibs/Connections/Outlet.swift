/// A property that a storyboard or nib connects, on systems without Objective-C.
///
/// A class that is compiled for systems with and without Objective-C declares it so:
///
/// ```swift
/// #if canImport(ObjectiveC)
///   @IBOutlet
/// #else
///   @Outlet
/// #endif
/// var titleLabel: UILabel!
/// ```
///
/// The property is found by its name. An outlet of the document that the class does not have, or
/// that is of another type, is reported when the document is loaded.
///
/// The property retains its object; ``WeakOutlet`` does not.
@propertyWrapper
public final class Outlet<Value> {
  /// The object; nil until the document has connected it.
  public var wrappedValue: Value

  /// Creates an outlet with a first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Outlet where Value: ExpressibleByNilLiteral {
  /// Creates an outlet that is not connected.
  public convenience init() { self.init(wrappedValue: nil) }
}

/// An outlet whose type is not known.
@MainActor
protocol AnyOutlet: AnyObject {
  /// The type of what it holds, for messages.
  var typeName: String { get }
  /// Sets the object; false if it is of another type.
  func connect(_ object: AnyObject) -> Bool
  /// Appends an object to a collection; false if the outlet is no collection, or one of another
  /// type.
  func append(_ object: AnyObject) -> Bool
}

extension Outlet: AnyOutlet {
  var typeName: String { nameWithoutOptional(Value.self) }

  func connect(_ object: AnyObject) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }

  func append(_ object: AnyObject) -> Bool {
    var objects = (wrappedValue as? [AnyObject]) ?? []
    objects.append(object)
    guard let value = objects as? Value else { return false }
    wrappedValue = value
    return true
  }
}

extension Mirror {
  /// The outlets of an object and of its superclasses, by the names of their properties.
  @MainActor
  static func outlets(of object: AnyObject) -> [String: any AnyOutlet] {
    var found: [String: any AnyOutlet] = [:]
    for level in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
      for child in level.children {
        // The storage of a wrapped property has an underscore before the property's name.
        guard let label = child.label, label.hasPrefix("_"),
          let outlet = child.value as? any AnyOutlet
        else { continue }
        if found[String(label.dropFirst())] == nil { found[String(label.dropFirst())] = outlet }
      }
    }
    return found
  }
}
