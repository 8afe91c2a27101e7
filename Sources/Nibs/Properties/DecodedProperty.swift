import InterfaceBuilder

/// A row of a class's table: which attribute or child of an element sets which property.
///
/// `ElementSchema` has the values of the attribute, its words among them.
@MainActor
struct DecodedProperty<Object: AnyObject> {
  /// The names of the attributes, and the keys of the children, that decide the value.
  let names: [String]
  /// The words that stand for values, where the attribute has one of some words.
  var words: [String]?
  /// Those of the words that are no names of cases.
  var ownWords: [String] = []
  /// The property by its key, for runtime attributes; nil for a property without a key path.
  var keyed: KeyedProperty?
  /// Sets the property of an object to the value that the decoder's element has.
  let set: @MainActor (PropertyDecoder, Object) -> Void

  /// The row with a property that runtime attributes set by a key.
  private func keyed<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Self {
    var row = self
    row.keyed = KeyedProperty(key, path)
    return row
  }

  /// A property that runtime attributes alone set.
  static func key<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) -> Self {
    Self(names: []) { _, _ in }.keyed(key, path)
  }

  /// A property that is set in a way which no other kind of row describes.
  static func custom(
    _ names: String..., set: @escaping @MainActor (PropertyDecoder, Object) -> Void
  ) -> Self {
    Self(names: names, set: set)
  }

  /// A property that an object gets as it is made, and keeps.
  static func fixed(
    _ names: String..., set: @escaping @MainActor (PropertyDecoder, Object) -> Void
  ) -> Self {
    Self(names: names) { if $0.names == nil { set($0, $1) } }
  }

  /// A flag: `YES` or `NO`.
  ///
  /// - Parameter other: The value for an element without the attribute; nil leaves the property as
  ///   it is.
  static func flag(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>, else other: Bool? = nil
  ) -> Self {
    .custom(name) { $0.set(path, of: $1, name, to: $0.flag(name) ?? other) }.keyed(name, path)
  }

  static func number<Value: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Self {
    .custom(name) { $0.set(path, of: $1, name, to: $0.number(name).map { Value($0) }) }
      .keyed(name, path)
  }

  static func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) -> Self {
    .custom(name) { $0.set(path, of: $1, name, to: $0.text(name).flatMap { Int($0) }) }.keyed(
      name, path)
  }

  /// One of the words that the schema has, most of which are names of cases.
  ///
  /// - Parameter others: What the words mean that are not.
  static func choice<Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ others: [String: Value] = [:]
  ) -> Self where Value.RawValue: BinaryInteger {
    var row = words(name, path, others.merging(Value.namedCases) { other, _ in other })
    row.ownWords = others.keys.sorted()
    return row
  }

  /// One of some words, in the spelling of the schema.
  static func words<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ values: [String: Value]
  ) -> Self {
    var row = custom(name) { decoder, object in
      let word = decoder.text(name).flatMap { decoder.element.word(name, from: $0) }
      decoder.set(path, of: object, name, to: word.flatMap { values[$0] })
    }
    (row.words, row.ownWords) = (values.keys.sorted(), values.keys.sorted())
    return row.keyed(name, path)
  }

  /// A name, which is not translated; the property stays as it is if the element has none.
  static func name(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> Self {
    .custom(name) { $0.setPresent(path, of: $1, name, to: $0.text(name)) }.keyed(name, path)
  }

  /// A text, in the language that is shown; the property stays as it is if the element has none.
  static func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> Self {
    .custom(name) { $0.setPresent(path, of: $1, name, to: $0.string(name)) }.keyed(name, path)
  }

  /// An attributed text; the property stays as it is if the element has none.
  static func text(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, NSAttributedString?>
  ) -> Self {
    .custom(name) { $0.setPresent(path, of: $1, name, to: $0.attributed(name)) }.keyed(name, path)
  }

  /// A font; the property stays as it is if the element has none.
  static func font(_ path: ReferenceWritableKeyPath<Object, UIFont?>) -> Self {
    .custom("fontDescription") { $0.setPresent(path, of: $1, "fontDescription", to: $0.font) }
  }

  /// A colour, and none if the element has none.
  static func color(_ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) -> Self {
    .custom(key) { decoder, object in
      decoder.set(
        path, of: object, key, to: decoder.child(key).flatMap { decoder.context.color($0) })
    }.keyed(key, path)
  }

  /// A colour; the property stays as it is if the element has none.
  static func colorIfWritten(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> Self {
    .custom(key) { decoder, object in
      decoder.setPresent(
        path, of: object, key, to: decoder.child(key).flatMap { decoder.context.color($0) })
    }.keyed(key, path)
  }

  /// An image by its name; the property stays as it is if the element has none.
  static func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) -> Self {
    .custom(name) { $0.setPresent(path, of: $1, name, to: $0.image(name)) }.keyed(name, path)
  }

  static func insets(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> Self {
    .custom(key) { $0.set(path, of: $1, key, to: $0.child(key)?.edgeInsets) }.keyed(key, path)
  }
}

extension RawRepresentable where RawValue: BinaryInteger {
  /// The cases of an enumeration by their names, which documents have as words.
  static var namedCases: [String: Self] {
    let cases = (-2...101).compactMap { RawValue(exactly: $0).flatMap(Self.init(rawValue:)) }
    return Dictionary(uniqueKeysWithValues: cases.map { ("\($0)", $0) })
  }

  /// The case with a name; nil if there is none.
  static func named(_ name: String?) -> Self? { name.flatMap { namedCases[$0] } }
}
