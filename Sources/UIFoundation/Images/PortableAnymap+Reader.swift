extension PortableAnymap {
  /// A cursor in the bytes of a file.
  struct Reader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes not yet read.
    var remaining: Int { bytes.count - offset }

    func error(_ reason: String) -> ReadError { ReadError(offset: offset, reason: reason) }

    // MARK: Header

    /// The magic number, `P1` to `P6`.
    mutating func format() throws(ReadError) -> Format {
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "P"), let format = Format(digit: bytes[1])
      else {
        throw error("not a PNM picture: it should start with P1, P2, P3, P4, P5 or P6")
      }
      offset = 2
      return format
    }

    mutating func size(_ name: String) throws(ReadError) -> Int {
      let size = try number("the \(name)")
      guard size > 0 else { throw error("the \(name) is 0") }
      return size
    }

    mutating func maximum() throws(ReadError) -> Int {
      let maximum = try number("the greatest value")
      guard (1...65535).contains(maximum) else {
        throw error("the greatest value is \(maximum); it should be 1 to 65535")
      }
      return maximum
    }

    /// The one white space character between the header and binary samples.
    mutating func endOfHeader() throws(ReadError) {
      guard offset < bytes.count, Self.isSpace(bytes[offset]) else {
        throw error("a space or newline should follow the header")
      }
      offset += 1
    }

    // MARK: Samples

    /// Samples as decimal numbers, scaled to 0...255. The digits of a bitmap may be written without
    /// spaces.
    mutating func plainSamples(_ format: Format, count: Int, maximum: Int) throws(ReadError)
      -> [UInt8]
    {
      var samples: [UInt8] = []
      samples.reserveCapacity(count)
      for index in 0..<count {
        let sample = format.hasMaximum ? try number("value \(index + 1)") : try bit(index)
        samples.append(try scaled(sample, maximum: maximum, isInk: !format.hasMaximum))
      }
      return samples
    }

    /// Samples as bits, bytes or pairs of bytes, scaled to 0...255.
    mutating func binarySamples(
      _ format: Format, width: Int, height: Int, maximum: Int
    ) throws(ReadError) -> [UInt8] {
      let bytesPerSample = maximum > 255 ? 2 : 1
      let bytesPerRow =
        format.hasMaximum ? width * format.channels * bytesPerSample : (width - 1) / 8 + 1
      let (needed, overflow) = bytesPerRow.multipliedReportingOverflow(by: height)
      guard !overflow, needed <= remaining else {
        throw error("the data ends after \(remaining) bytes of pixels, before the last row")
      }
      var samples: [UInt8] = []
      samples.reserveCapacity(width * height * format.channels)
      for _ in 0..<height {
        for index in 0..<(width * format.channels) {
          let sample: Int
          if !format.hasMaximum {
            sample = Int(bytes[offset + index / 8] >> (7 - index % 8)) & 1
          } else if bytesPerSample == 1 {
            sample = Int(bytes[offset + index])
          } else {
            sample = Int(bytes[offset + index * 2]) << 8 | Int(bytes[offset + index * 2 + 1])
          }
          samples.append(try scaled(sample, maximum: maximum, isInk: !format.hasMaximum))
        }
        offset += bytesPerRow
      }
      return samples
    }

    /// A sample scaled from 0...maximum to 0...255. In a bitmap 1 is ink, which is black.
    private func scaled(_ sample: Int, maximum: Int, isInk: Bool) throws(ReadError) -> UInt8 {
      guard sample <= maximum else {
        throw error("a value is \(sample), above the greatest value \(maximum) of the header")
      }
      return UInt8((255 * (isInk ? maximum - sample : sample) + maximum / 2) / maximum)
    }

    /// One digit of a plain bitmap.
    private mutating func bit(_ index: Int) throws(ReadError) -> Int {
      skipSpace()
      guard offset < bytes.count else { throw error("the data ends before value \(index + 1)") }
      guard bytes[offset] == UInt8(ascii: "0") || bytes[offset] == UInt8(ascii: "1") else {
        throw error("value \(index + 1) should be 0 or 1")
      }
      offset += 1
      return Int(bytes[offset - 1] - UInt8(ascii: "0"))
    }

    /// A decimal number after white space and comments.
    private mutating func number(_ name: String) throws(ReadError) -> Int {
      skipSpace()
      let start = offset
      var number = 0
      while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
        guard number < 100_000_000 else { throw error("\(name) is too large") }
        number = number * 10 + digit
        offset += 1
      }
      guard offset > start else {
        throw error(
          offset < bytes.count
            ? "\(name) should be a number" : "the data ends before \(name)")
      }
      return number
    }

    /// Moves past white space, and past comments from `#` to the end of their line.
    private mutating func skipSpace() {
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "#") {
          while offset < bytes.count, !Self.isLineEnd(bytes[offset]) { offset += 1 }
        } else if Self.isSpace(bytes[offset]) {
          offset += 1
        } else {
          return
        }
      }
    }

    private static func digit(_ byte: UInt8) -> Int? {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - 48) : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  }
}
