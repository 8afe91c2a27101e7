internal import CReferences

/// A reference that does not keep its object, and is empty from the moment at which the object
/// begins to go away, on whatever thread that happens.
///
/// This is what a weak reference is, at another price. To have a weak reference an object gets a
/// side table, by way of which all its strong references are then counted: with weak references to
/// its views the layout of a thousand of them takes twice as long when it is resized, and half as
/// long again at first. This one leaves the object as it is. It keeps the object's memory from being
/// used for something else, and asks the runtime to count one more strong reference, which the
/// runtime refuses for an object that is being destroyed.
struct LooseReference<Object: AnyObject> {
  /// What keeps the memory; not to be read.
  private unowned let memory: Object?
  /// Where the object is. It is read by itself, because a copy of the whole reference would count
  /// one more holder of the memory.
  let address: Address

  /// The address of an object, which means something as long as its `LooseReference` lasts.
  struct Address {
    fileprivate let pointer: UnsafeMutableRawPointer?

    /// The object; nil once it is on its way out.
    var object: Object? {
      guard let pointer, let retained = retain_unless_dying(pointer) else { return nil }
      return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }
  }

  /// - Parameter object: What is referred to; nil for a reference that is empty from the start.
  init(_ object: Object?) {
    memory = object
    address = Address(pointer: object.map { Unmanaged.passUnretained($0).toOpaque() })
  }
}
