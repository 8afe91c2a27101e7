internal import CReferences

/// A reference that does not retain its object. It becomes empty as soon as the object's
/// deinitialisation begins, on any thread.
///
/// A weak reference does the same at another price: its object gets a side table, through which all
/// its strong references are then counted. With weak references to its views, the first layout of a
/// thousand views takes half as long again, and a resize twice as long. This reference leaves the
/// object unchanged. It keeps the object's memory from being reused, and asks the runtime for one
/// more strong reference, which the runtime refuses for an object that is being destroyed.
struct LooseReference<Object: AnyObject>: CustomReflectable {
  /// Keeps the memory from being reused; never read.
  private unowned let memory: Object?
  /// The address of the object, which is copied by itself: a copy of the whole reference would
  /// count one more holder of the memory.
  let address: Address

  /// The address of an object, valid as long as its `LooseReference` exists.
  struct Address {
    fileprivate let pointer: UnsafeMutableRawPointer?

    /// The object; nil once its deinitialisation has begun.
    var object: Object? {
      guard let pointer, let retained = retain_unless_dying(pointer) else { return nil }
      return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }
  }

  /// Nothing: `dump`, `print` and failing expectations would read the memory of an object that is
  /// gone, which ends the program.
  var customMirror: Mirror { Mirror(self, children: []) }

  /// - Parameter object: The object; nil for an empty reference.
  init(_ object: Object?) {
    memory = object
    address = Address(pointer: object.map { Unmanaged.passUnretained($0).toOpaque() })
  }
}
