import InterfaceBuilder

/// The coder of an object that is made from an element.
final class NibCoder: NSCoder, @MainActor DocumentCoder {
  let element: Element
  let decode: @MainActor (AnyObject) -> Void
  /// The class at whose initialiser the values are set.
  let level: AnyClass
  /// The classes that inherit the initialiser of views.
  private static let inheriting: Set = [
    ObjectIdentifier(UIControl.self), ObjectIdentifier(UITextField.self),
  ]
  /// Whether the object has its values.
  private(set) var isDecoded = false

  init(_ element: Element, level: AnyClass, decode: @escaping @MainActor (AnyObject) -> Void) {
    self.element = element
    self.level = Self.inheriting.contains(ObjectIdentifier(level)) ? UIView.self : level
    self.decode = decode
  }

  @MainActor func decode(_ object: UIResponder, as type: UIResponder.Type) {
    if type == level { decodeIfNeeded(object) }
  }

  @MainActor func decodeIfNeeded(_ object: AnyObject) {
    guard !isDecoded else { return }
    isDecoded = true
    decode(object)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
}
