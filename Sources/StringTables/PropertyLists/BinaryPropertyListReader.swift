import Wording

/// Reads a `.strings` file in the form of a binary property list, which Xcode builds: a dictionary
/// of texts (Core Foundation, CFBinaryPList.c).
///
/// Its last 32 bytes tell where the objects are. A number refers to each object, and the dictionary
/// has the numbers of its keys and then those of its values. Entries have no lines: all are at the
/// beginning.
struct BinaryPropertyListReader {
  /// A reason why the file can't be read.
  private struct Fault: Error { var message: String }

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objects = 0
  private var table = 0
  /// How many bytes of text may still come; one text can be that of many keys.
  private var left = StringTable.mostBytes

  /// Reads the entries of a file.
  static func read(_ bytes: [UInt8], into table: inout StringTable) {
    var reader = BinaryPropertyListReader(bytes: bytes)
    do throws(Fault) {
      try reader.dictionary(into: &table)
    } catch {
      table.report(error.message, TextPosition())
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func dictionary(into texts: inout StringTable) throws(Fault) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Fault(message: "the binary property list ends early") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objects = try number(at: trailer + 8, bytes: 8)
    table = try number(at: trailer + 24, bytes: 8)
    let (kind, count, start) = try object(try number(at: trailer + 16, bytes: 8))
    guard kind == 0xD else {
      throw Fault(message: "the binary property list is no table of texts: it is no dictionary")
    }
    for index in 0..<count {
      let key = try text(try number(at: start + index * referenceSize, bytes: referenceSize))
      let value = try text(
        try number(at: start + (count + index) * referenceSize, bytes: referenceSize))
      guard let key else { throw Fault(message: "a key of the binary property list is no text") }
      if let value {
        texts.add(key, value, at: TextPosition())
      } else {
        texts.report("the value of '\(key.excerpt)' is something else than a text", TextPosition())
      }
    }
  }

  /// The kind of an object, the number of its parts, and where these begin.
  private func object(_ index: Int) throws(Fault) -> (kind: UInt8, count: Int, start: Int) {
    guard index < objects, table < bytes.count, index < bytes.count else { throw damaged }
    let place = try number(at: table + index * offsetSize, bytes: offsetSize)
    guard place < bytes.count else { throw damaged }
    let (kind, count) = (bytes[place] >> 4, Int(bytes[place] & 15))
    guard count == 15 else { return (kind, count, place + 1) }
    // A larger number follows as an object of its own.
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { throw damaged }
    let size = 1 << Int(bytes[place + 1] & 15)
    let long = try number(at: place + 2, bytes: size)
    guard long <= bytes.count else { throw damaged }
    return (kind, long, place + 2 + size)
  }

  /// The text of an object; nil if it is something else.
  private mutating func text(_ index: Int) throws(Fault) -> String? {
    let (kind, count, start) = try object(index)
    guard kind == 5 || kind == 6 else { return nil }
    let end = start + (kind == 6 ? 2 * count : count)
    guard end <= bytes.count else { throw damaged }
    left -= end - start
    guard left >= 0 else {
      throw Fault(message: "the texts have more than \(StringTable.mostBytes >> 20) MB together")
    }
    if kind == 5 { return String(decoding: bytes[start..<end], as: UTF8.self) }
    let units = stride(from: start, to: end, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A number, the highest byte first.
  private func number(at place: Int, bytes count: Int) throws(Fault) -> Int {
    guard (1...8).contains(count), place <= bytes.count - count else { throw damaged }
    let number = bytes[place..<place + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard number <= UInt64(Int32.max) else { throw damaged }
    return Int(number)
  }

  private var damaged: Fault { Fault(message: "the binary property list is damaged") }
}
