/// A property that a storyboard or nib connects and that does not retain its object, on systems
/// without Objective-C: an outlet to an object that holds this one, such as a delegate or a
/// superview.
///
/// A class that is compiled for systems with and without Objective-C declares it twice, since
/// `weak` is no attribute:
///
/// ```swift
/// #if canImport(ObjectiveC)
///   @IBOutlet weak var delegate: LoginViewDelegate?
/// #else
///   @WeakOutlet var delegate: LoginViewDelegate?
/// #endif
/// ```
///
/// ``Outlet`` retains its object. Mistakes are reported as with ``Outlet``.
@propertyWrapper
public final class WeakOutlet<Object> {
  private weak var object: AnyObject?

  /// The object; nil until the document has connected it, and when nothing else holds it any more.
  public var wrappedValue: Object? {
    get { object as? Object }
    set { object = newValue.map { $0 as AnyObject } }
  }

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with a first object.
  public init(wrappedValue: Object?) { self.wrappedValue = wrappedValue }
}

/// Reflected as ``Outlet`` is, so that the property names its view here too.
extension WeakOutlet: CustomReflectable {
  /// The object under the name that a wrapper's value has.
  public var customMirror: Mirror { Mirror(self, children: ["wrappedValue": object as Any]) }
}

extension WeakOutlet: AnyOutlet {
  var typeName: String { "\(Object.self)" }

  func connect(_ object: AnyObject) -> Bool {
    guard object is Object else { return false }
    self.object = object
    return true
  }

  /// A collection retains its objects.
  func append(_ object: AnyObject) -> Bool { false }
}
