/// Makes PNG pictures for tests, byte by byte: without filters, uncompressed, and with faults if
/// asked for.
enum PNGWriter {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A picture from its rows' bytes.
  static func picture(
    _ width: Int, _ height: Int, depth: UInt8, type: UInt8, interlace: UInt8 = 0,
    palette: [UInt8]? = nil, transparency: [UInt8]? = nil, rows: [[UInt8]]
  ) -> [UInt8] {
    var bytes = signature + header(width, height, depth: depth, type: type, interlace: interlace)
    if let palette { bytes += chunk("PLTE", palette) }
    if let transparency { bytes += chunk("tRNS", transparency) }
    return bytes + chunk("IDAT", stored(rows.flatMap { [0] + $0 })) + chunk("IEND", [])
  }

  static func header(
    _ width: Int, _ height: Int, depth: UInt8, type: UInt8, interlace: UInt8 = 0
  ) -> [UInt8] {
    chunk("IHDR", four(width) + four(height) + [depth, type, 0, 0, interlace])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    var sum: UInt32 = .max
    for byte in content {
      for bit in 0..<8 {
        let differs = (sum ^ UInt32(byte) >> UInt32(bit)) & 1 == 1
        sum = sum >> 1 ^ (differs ? 0xEDB8_8320 : 0)
      }
    }
    return four(data.count) + content + four(Int(~sum))
  }

  /// A zlib stream with one uncompressed block.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = [UInt8(data.count & 255), UInt8(data.count >> 8)]
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + data + four(b << 16 | a)
  }

  static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
