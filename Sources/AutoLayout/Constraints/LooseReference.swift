internal import CReferences

/// A reference that does not keep its object, and is empty from the moment at which the object
/// begins to go away, on whatever thread that happens.
///
/// This is what a weak reference is, at another price. To have a weak reference an object gets a
/// side table, by way of which all its strong references are then counted: with weak references to
/// its views the layout of a thousand of them takes twice as long when it is resized, and half as
/// long again at first. This one leaves the object as it is. It holds on to the object's memory
/// while the reference lasts, and asks the runtime to count one more strong reference, which the
/// runtime refuses for an object that is being destroyed.
struct LooseReference<Object: AnyObject> {
  /// What keeps the memory from being used for something else; not to be read.
  private unowned let memory: Object
  private let address: UnsafeMutableRawPointer

  init(_ object: Object) {
    memory = object
    address = Unmanaged.passUnretained(object).toOpaque()
  }

  /// The object; nil once it is on its way out.
  var object: Object? {
    guard let retained = retain_unless_dying(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}
