import InterfaceBuilder

/// Sets an object's properties to the values that its element has.
///
/// The values that the element has in all size classes come first. The values for some size classes
/// replace them, and are taken back when the size classes no longer hold.
@MainActor
struct PropertyDecoder {
  let element: Element
  let context: InstantiationContext
  /// The variations that hold, the strongest last.
  private let variations: [Element]
  /// The names of the attributes and keys to set; nil for all.
  let names: Set<String>?
  /// The values that properties had before a size class changed them.
  private let originals: OriginalValues?

  /// Creates a decoder of the values for the present size classes, which are not taken back.
  init(_ element: Element, in context: InstantiationContext) {
    self.element = element
    self.context = context
    variations = element.variations(for: context.designTraits)
    (names, originals) = (nil, nil)
  }

  /// Creates a decoder of the values that an element has in all size classes.
  init(ownValuesOf element: Element, in context: InstantiationContext) {
    self.element = element
    self.context = context
    variations = []
    (names, originals) = (nil, nil)
  }

  /// Creates a decoder of the values that differ between size classes.
  /// - Parameters:
  ///   - names: The names of the attributes and keys of these values.
  ///   - originals: The values of the object before variations changed them.
  init(
    _ names: Set<String>, variedIn element: Element, from originals: OriginalValues,
    in context: InstantiationContext
  ) {
    self.element = element
    self.context = context
    variations = element.variations(for: context.designTraits)
    (self.names, self.originals) = (names, originals)
  }

  /// Whether an attribute or key is to be set.
  func sets(_ name: String) -> Bool { names?.contains(name) ?? true }

  /// The name under which a property is set that two attributes or keys decide: the second name if
  /// it is among the names to set, else the first.
  func name(_ first: String, or second: String) -> String {
    names?.contains(second) == true ? second : first
  }

  /// The value of an attribute for the present size classes.
  func text(_ name: String) -> String? {
    variations.last { $0[name] != nil }?[name] ?? element[name]
  }

  /// The child with a key for the present size classes.
  func child(_ key: String) -> Element? {
    variations.isEmpty
      ? element.child(key: key) : element.child(key: key, for: context.designTraits)
  }

  func flag(_ name: String) -> Bool? {
    text(name).flatMap { $0 == "YES" ? true : $0 == "NO" ? false : nil }
  }
  func number(_ name: String) -> CGFloat? {
    text(name).flatMap(Double.init(written:)).map { CGFloat($0) }
  }

  /// Sets a property to the value that an attribute or key has. If the element has none, the
  /// property gets its original value, or stays as it is if there is none.
  func set<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>, of object: Object, _ name: String,
    to value: @autoclosure () -> Value?
  ) {
    guard sets(name) else { return }
    if let value = value() {
      originals?.keep(path, of: object)
      object[keyPath: path] = value
    } else if names != nil {
      originals?.restore(path)
    }
  }

  /// Sets an optional property to a value, and leaves it alone if there is none.
  func setPresent<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value?>, of object: Object, _ name: String,
    to value: @autoclosure () -> Value?
  ) {
    set(path, of: object, name, to: value().map(Optional.some))
  }

  /// The text of an attribute or of a child with that key, in the language that is shown.
  func string(_ name: String) -> String? {
    guard sets(name) else { return nil }
    let own = (variations.reversed() + [element]).lazy.compactMap { $0.string(name) }.first
    return own.map { context.localized($0, name: name, of: element) }
  }

  func image(_ name: String) -> UIImage? {
    text(name).flatMap { context.image($0, of: element) } ?? context.image(name, in: element)
  }
}
