/// The values that an object's properties had before variations changed them.
@MainActor
final class OriginalValues {
  private var restoring: [AnyKeyPath: () -> Void] = [:]

  /// Keeps the present value of a property, unless an earlier one is kept. The object is not
  /// retained, because it holds these values itself through its document.
  func keep<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) {
    guard restoring[path] == nil else { return }
    let original = object[keyPath: path]
    restoring[path] = { [weak object] in object?[keyPath: path] = original }
  }

  func restore(_ path: AnyKeyPath) { restoring[path]?() }
}
