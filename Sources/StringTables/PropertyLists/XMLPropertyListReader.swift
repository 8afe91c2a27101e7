import Wording

/// Reads a `.strings` file in the form of an XML property list: a dictionary of texts
/// (http://www.apple.com/DTDs/PropertyList-1.0.dtd).
struct XMLPropertyListReader {
  private let lines: TextLines
  private var scanner: XMLScanner
  private var table: StringTable

  /// Reads the entries of a text in UTF-8. After a fault of the XML nothing more is read.
  static func read(_ bytes: [UInt8], into table: inout StringTable) {
    var reader = XMLPropertyListReader(
      lines: TextLines(bytes), scanner: XMLScanner(bytes), table: table)
    do throws(XMLScanner.Fault) {
      try reader.dictionary()
    } catch {
      reader.table.report(error.message, reader.lines.position(at: error.place))
    }
    table = reader.table
  }

  private mutating func dictionary() throws(XMLScanner.Fault) {
    try open("plist")
    try open("dict")
    while case .start(let name, let isEmpty) = try scanner.tag() {
      let place = scanner.tagPlace
      guard name == "key", !isEmpty else {
        throw XMLScanner.Fault(
          place: place, message: "expected <key> or </dict>, found <\(name.excerpt)>")
      }
      let key = try scanner.text(until: name)
      guard case .start(let kind, let isEmptyValue) = try scanner.tag() else {
        throw XMLScanner.Fault(
          place: scanner.tagPlace, message: "the value of '\(key.excerpt)' is missing")
      }
      if kind == "string" {
        table.add(
          key, isEmptyValue ? "" : try scanner.text(until: kind), at: lines.position(at: place))
      } else {
        table.report(
          "the value of '\(key.excerpt)' is <\(kind.excerpt)>; a text in <string> is expected",
          lines.position(at: scanner.tagPlace))
        if !isEmptyValue { try scanner.skipContent() }
      }
    }
  }

  private mutating func open(_ expected: String) throws(XMLScanner.Fault) {
    let tag = try scanner.tag()
    guard tag == .start(expected, isEmpty: false) else {
      // An empty table is one as well.
      if tag == .start(expected, isEmpty: true) {
        throw XMLScanner.Fault(place: scanner.tagPlace, message: "the table has no texts")
      }
      throw XMLScanner.Fault(
        place: scanner.tagPlace,
        message: "expected <\(expected)>; the file is no table of texts")
    }
  }
}
