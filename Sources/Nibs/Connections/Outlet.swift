/// A property that a storyboard or nib connects, on systems without Objective-C.
///
/// A class that is compiled for both names it so:
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
/// The property is found by its name. One of another type, one that the document does not know and
/// one that the class does not have are reported when the document is loaded.
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
protocol AnyOutlet: AnyObject {
  /// The type of what it holds, for messages.
  var typeName: String { get }
  /// Sets the object; false if it is of another type.
  func connect(_ object: AnyObject) -> Bool
  /// Appends an object to a collection; false if it is none, or of another type.
  func append(_ object: AnyObject) -> Bool
}

/// The name of a type for messages, without that there may be none of it.
func nameWithoutOptional(_ type: Any.Type) -> String {
  let name = "\(type)"
  return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
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
  /// The outlets of an object by the names of their properties, those of its superclasses included.
  static func outlets(of object: AnyObject) -> [String: any AnyOutlet] {
    var found: [String: any AnyOutlet] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        // The storage of a wrapped property has an underscore before the property's name.
        guard let label = child.label, label.hasPrefix("_"),
          let outlet = child.value as? any AnyOutlet
        else { continue }
        if found[String(label.dropFirst())] == nil { found[String(label.dropFirst())] = outlet }
      }
      mirror = level.superclassMirror
    }
    return found
  }
}
