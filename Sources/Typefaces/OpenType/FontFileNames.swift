/// The names of a font, in English where the file has them in several languages.
///
/// Source: <https://learn.microsoft.com/typography/opentype/spec/name>
public struct FontFileNames: Hashable, Sendable {
  /// The name by which code and documents ask for the font: `OpenSans-Bold`.
  public let postScript: String
  /// The family: `Open Sans`.
  public let family: String
  /// The style in the family: `Bold`.
  public let style: String
  /// Family and style: `Open Sans Bold`.
  public let full: String

  init(_ table: FontTable) throws(FontFile.Failure) {
    let storage = try table.u16(4)
    // The best record of each name, as its place in the table.
    var best: [Int: (rank: Int, record: Int)] = [:]
    for index in 0..<(try table.u16(2)) {
      let record = 6 + index * 12
      let id = try table.u16(record + 6)
      let rank = Self.rank(
        platform: try table.u16(record), language: try table.u16(record + 4))
      if rank > best[id]?.rank ?? 0 { best[id] = (rank, record) }
    }
    let name = { (id: Int) -> String? in
      guard let record = best[id]?.record else { return nil }
      return try? Self.text(at: record, in: table, storage)
    }
    family = name(16) ?? name(1) ?? ""
    style = name(17) ?? name(2) ?? ""
    full = name(4) ?? (style.isEmpty ? family : "\(family) \(style)")
    postScript = name(6) ?? full
    guard !postScript.isEmpty else {
      throw FontFile.Failure(message: "the table 'name' has no name that can be read")
    }
  }

  /// How welcome the names of a platform in a language are; 0 for names that are not read.
  private static func rank(platform: Int, language: Int) -> Int {
    switch platform {
    case 3: language == 0x409 ? 4 : 2
    case 0: 3
    case 1: 1
    default: 0
    }
  }

  /// The text of a record. Of names for the Macintosh the ASCII is right; of all the first 512
  /// bytes are read.
  private static func text(
    at record: Int, in table: FontTable, _ storage: Int
  ) throws(FontFile.Failure) -> String? {
    let count = min(try table.u16(record + 8), 512)
    let start = storage + (try table.u16(record + 10))
    guard count > 1 else { return nil }
    if try table.u16(record) == 1 {
      return String(decoding: try table.bytes(start, count), as: UTF8.self)
    }
    var units: [UInt16] = []
    for index in 0..<count / 2 { units.append(UInt16(try table.u16(start + index * 2))) }
    return String(decoding: units, as: UTF16.self)
  }
}
