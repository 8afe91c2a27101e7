extension PNGImage {
  /// The bytes of a PNG file with pixels, which are not compressed.
  /// - Parameter rgba: `width * height * 4` bytes, as those of ``rgba``.
  public static func file(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(rgba.count + height)
    for row in 0..<height {
      // The filter that changes nothing.
      rows.append(0)
      rows += rgba[row * width * 4..<(row + 1) * width * 4]
    }
    let header = big(UInt32(width)) + big(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    var checksum = CRC32()
    checksum.add(body[...])
    return big(UInt32(content.count)) + body + big(checksum.value)
  }

  /// Bytes as a stream of zlib, in blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var place = 0
    repeat {
      let count = min(65_535, bytes.count - place)
      let isLast = place + count == bytes.count
      stream += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      stream += bytes[place..<place + count]
      place += count
    } while place < bytes.count
    return stream + big(Adler32.checksum(of: bytes[...]))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
