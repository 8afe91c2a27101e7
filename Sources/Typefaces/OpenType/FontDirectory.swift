/// Where the tables of a font stand in its file.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/otff#table-directory>
struct FontDirectory {
  /// The most fonts of a collection and the most tables of a font that are read.
  private static let most = 64

  private let file: FontTable
  private var places: [String: (offset: Int, count: Int)] = [:]

  /// The offsets of the directories in a file: one for each font of a collection.
  static func starts(in file: FontTable) throws(FontFile.Failure) -> [Int] {
    guard try file.tag(0) == "ttcf" else { return [0] }
    var starts: [Int] = []
    for index in 0..<min(try file.u32(8), most) { starts.append(try file.u32(12 + index * 4)) }
    return starts
  }

  init(_ file: FontTable, at start: Int) throws(FontFile.Failure) {
    self.file = file
    let kind = try file.tag(start)
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(kind) else {
      throw FontFile.Failure(message: "this is no font in the format OpenType or TrueType")
    }
    for index in 0..<min(try file.u16(start + 4), Self.most) {
      let record = start + 12 + index * 16
      places[try file.tag(record)] = (try file.u32(record + 8), try file.u32(record + 12))
    }
  }

  func table(_ tag: String) throws(FontFile.Failure) -> FontTable {
    guard let place = places[tag] else {
      throw FontFile.Failure(message: "the table '\(tag)' is missing")
    }
    return try file.part(place.offset, place.count, tag: tag)
  }
}
