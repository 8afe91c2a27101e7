/// A chunk of a PNG picture: its type and the place of its data (PNG specification, 5.3).
struct PNGChunk {
  /// The type, four letters.
  var type: String
  /// Where the chunk begins in the bytes.
  var start: Int
  /// Where its data is in the bytes.
  var data: Range<Int>

  /// Whether a picture can't be shown without knowing the chunk; its first letter is a capital.
  var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? false }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Reads the chunk at a place.
  /// - Parameter checked: Whether the chunk's checksum is compared.
  static func read(_ bytes: [UInt8], at start: Int, checked: Bool = true) throws(PNGError)
    -> PNGChunk
  {
    guard bytes.count - start >= 12 else {
      throw PNGError(
        .truncated, at: bytes.count,
        "the picture ends early: after its last chunk, IEND, it would be complete")
    }
    let letters = bytes[start + 4..<start + 8]
    guard letters.allSatisfy({ (65...90).contains($0 & 0xDF) }) else {
      throw PNGError(.damaged, at: start + 4, "a chunk's type isn't four letters")
    }
    let type = String(decoding: letters, as: UTF8.self)
    let length = Int(number(bytes, at: start))
    guard length <= bytes.count - start - 12 else {
      throw PNGError(
        .truncated, at: start,
        "the chunk \(type) has \(length) bytes of data, of which only \(bytes.count - start - 12) are there"
      )
    }
    let chunk = PNGChunk(type: type, start: start, data: start + 8..<start + 8 + length)
    if checked {
      var checksum = CRC32()
      checksum.add(bytes[start + 4..<chunk.data.upperBound])
      guard checksum.value == number(bytes, at: chunk.data.upperBound) else {
        throw PNGError(
          .damaged, at: start, "the chunk \(type) is damaged: its checksum (CRC) is wrong")
      }
    }
    return chunk
  }

  /// Where the next chunk begins.
  var end: Int { data.upperBound + 4 }

  /// The number in four bytes, the highest first.
  static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
