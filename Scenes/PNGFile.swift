/// Writes PNG files of at most 256 colours, without compression.
///
/// Source: <https://www.w3.org/TR/png-3/>
enum PNGFile {
  /// - Parameters:
  ///   - palette: Red, green and blue of each colour.
  ///   - rows: The numbers of the colours of each row's pixels.
  static func bytes(width: Int, height: Int, palette: [UInt8], rows: [[UInt8]]) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits a pixel, which are the number of a colour.
    let header = bigEndian(width) + bigEndian(height) + [8, 3, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("PLTE", palette)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(data.count) + content + bigEndian(checksum(content))
  }

  /// The checksum of a chunk (CRC-32).
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~sum)
  }

  /// A zlib stream of uncompressed blocks, one for each row.
  private static func stored(_ rows: [[UInt8]]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (1, 0)
    for (index, row) in rows.enumerated() {
      // Each row begins with its filter, which is none.
      let row = [0] + row
      let length = [UInt8(row.count & 255), UInt8(row.count >> 8)]
      stream += [index == rows.count - 1 ? 1 : 0] + length + length.map { ~$0 } + row
      for byte in row {
        low = (low + Int(byte)) % 65521
        high = (high + low) % 65521
      }
    }
    return stream + bigEndian(high << 16 | low)
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
