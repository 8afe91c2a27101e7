/// A part of a font file: big-endian numbers at offsets in bytes, none of which is read beyond its
/// end.
struct FontTable: Sendable {
  /// The tag of the table, which the messages name.
  let tag: String
  private let file: [UInt8]
  private let range: Range<Int>

  init(of file: [UInt8]) { (tag, self.file, range) = ("file", file, file.indices) }

  private init(_ tag: String, _ file: [UInt8], _ range: Range<Int>) {
    (self.tag, self.file, self.range) = (tag, file, range)
  }

  func u8(_ offset: Int) throws(FontFile.Failure) -> Int {
    guard offset >= 0, offset < range.count else { throw endsTooEarly }
    return Int(file[range.lowerBound + offset])
  }

  func u16(_ offset: Int) throws(FontFile.Failure) -> Int {
    guard offset >= 0, offset < range.count - 1 else { throw endsTooEarly }
    let place = range.lowerBound + offset
    return Int(file[place]) << 8 | Int(file[place + 1])
  }

  func i16(_ offset: Int) throws(FontFile.Failure) -> Int {
    Int(Int16(truncatingIfNeeded: try u16(offset)))
  }

  func u32(_ offset: Int) throws(FontFile.Failure) -> Int {
    try u16(offset) << 16 | u16(offset + 2)
  }

  func part(_ offset: Int, _ count: Int, tag: String) throws(FontFile.Failure) -> FontTable {
    guard offset <= range.count, count <= range.count - offset else { throw endsTooEarly }
    let start = range.lowerBound + offset
    return FontTable(tag, file, start..<start + count)
  }

  func bytes(_ offset: Int, _ count: Int) throws(FontFile.Failure) -> ArraySlice<UInt8> {
    file[try part(offset, count, tag: tag).range]
  }

  /// The four letters of a tag.
  func tag(_ offset: Int) throws(FontFile.Failure) -> String {
    String(decoding: try bytes(offset, 4), as: UTF8.self)
  }

  /// The place of the last of some ascending numbers that is not above a value; nil if all are.
  /// Of numbers that don't ascend, it may be any.
  static func last(
    of count: Int, notAbove value: Int, _ number: (Int) throws(FontFile.Failure) -> Int
  ) throws(FontFile.Failure) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try number(middle) <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private var endsTooEarly: FontFile.Failure {
    FontFile.Failure(
      message: (tag == "file" ? "the file" : "the table '\(tag)'")
        + " ends too early, after \(range.count) bytes")
  }
}
