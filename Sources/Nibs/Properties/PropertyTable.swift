/// The properties of a class that documents set, without the properties of the classes above it, in
/// the order in which they are set.
@MainActor
final class PropertyTable {
  /// The class.
  let type: AnyClass
  /// Whether a class is the table's class or a subclass.
  private let covers: (AnyClass) -> Bool
  private let make: @MainActor () -> Rows
  /// The rows, made when they are first used: most documents need few of the tables.
  private lazy var rows = make()

  /// The rows, whatever the class.
  private struct Rows {
    let names: [String]
    let words: [String: (all: [String], own: [String])]
    let keyed: [KeyedProperty]
    let set: @MainActor (PropertyDecoder, AnyObject) -> Void
  }

  init<Object: AnyObject>(
    _ type: Object.Type,
    _ rows: @escaping @MainActor @autoclosure () -> [DecodedProperty<Object>]
  ) {
    self.type = type
    covers = { $0 is Object.Type }
    make = { Self.rows(rows()) }
  }

  private static func rows<Object: AnyObject>(_ rows: [DecodedProperty<Object>]) -> Rows {
    Rows(
      names: rows.flatMap(\.names),
      words: rows.reduce(into: [:]) { words, row in
        if let name = row.names.first { words[name] = row.words.map { ($0, row.ownWords) } }
      },
      keyed: rows.compactMap(\.keyed)
    ) { decoder, object in
      guard let object = object as? Object else { return }
      for row in rows { row.set(decoder, object) }
    }
  }

  /// The names of the attributes, and the keys of the children, that decide the properties.
  var names: [String] { rows.names }
  /// The words that stand for values, and those of them that are no names of cases, by the names of
  /// the attributes that have one of some words.
  var words: [String: (all: [String], own: [String])] { rows.words }

  /// The property of a key that documents set for objects of a class.
  static func keyed(_ key: String, of type: AnyClass) -> KeyedProperty? {
    let tables = tables(of: type) + ofKeyPaths.filter { $0.covers(type) }
    return tables.lazy.compactMap { $0.rows.keyed.last { $0.key == key } }.first
  }

  /// Sets the properties of an object of the class.
  func set(_ decoder: PropertyDecoder, _ object: AnyObject) { rows.set(decoder, object) }

  /// All tables. The table of a class stands behind the tables of the classes above it.
  static let all: [PropertyTable] =
    [view] + controls + texts + content + lists + bars + [constraint] + controllers + items
    + recognizers

  /// The tables of a class and of the classes above it, the highest class first.
  static func tables(of type: AnyClass) -> [PropertyTable] {
    if let tables = tablesByClass[ObjectIdentifier(type)] { return tables }
    let tables = all.filter { $0.covers(type) }
    tablesByClass[ObjectIdentifier(type)] = tables
    return tables
  }

  private static var tablesByClass: [ObjectIdentifier: [PropertyTable]] = [:]
}

extension PropertyDecoder {
  /// Sets the properties of an object to the values that its element has.
  func decode(_ object: AnyObject) {
    for table in PropertyTable.tables(of: type(of: object)) { table.set(self, object) }
  }
}
