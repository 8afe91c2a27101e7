/// Decodes images in the portable anymap formats: PBM, PGM and PPM, plain (P1 to P3) or binary
/// (P4 to P6), with up to 16 bits a channel.
///
/// No input makes it trap, or use more memory than a small multiple of the input's size: the
/// header's numbers are checked against the length of the data.
///
/// Source: <https://netpbm.sourceforge.net/doc/pnm.html>
enum PortableAnymap {
  /// The image in these bytes. Bytes after the last pixel are ignored.
  static func decode(_ bytes: [UInt8]) throws(ReadError) -> Bitmap {
    var reader = Reader(bytes)
    let format = try reader.format()
    let width = try reader.size("width")
    let height = try reader.size("height")
    let maximum = format.hasMaximum ? try reader.maximum() : 1
    if format.isBinary { try reader.endOfHeader() }

    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= format.pixelsAtMost(in: reader.remaining) else {
      throw reader.error("the data ends before \(width) x \(height) pixels")
    }
    let samples =
      format.isBinary
      ? try reader.binarySamples(format, width: width, height: height, maximum: maximum)
      : try reader.plainSamples(format, count: count * format.channels, maximum: maximum)
    return Bitmap(width: width, height: height, pixels: format.pixels(samples))
  }

  /// An error in the file, and the offset of the byte at which it was found.
  struct ReadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The offset of the byte at which reading stopped, counted from 0.
    var offset: Int
    var reason: String

    var description: String { "\(reason) (at byte \(offset))" }
  }

  /// One of the six formats, given by the digit after the `P`.
  struct Format {
    var isBinary: Bool
    /// 1 for black and white and for gray, 3 for colour.
    var channels: Int
    /// Whether the header has the greatest sample; a bitmap has none, since its samples are 0 and
    /// 1.
    var hasMaximum: Bool

    init?(digit: UInt8) {
      guard (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit) else { return nil }
      let number = digit - UInt8(ascii: "0")
      isBinary = number > 3
      channels = number % 3 == 0 ? 3 : 1
      hasMaximum = number % 3 != 1
    }

    /// An upper bound for the number of pixels in this number of bytes.
    func pixelsAtMost(in bytes: Int) -> Int {
      if isBinary {
        return hasMaximum ? bytes / channels : bytes * 8
      }
      return hasMaximum ? (bytes + 1) / (2 * channels) : bytes
    }

    /// The pixels of samples from 0 to 255.
    func pixels(_ samples: [UInt8]) -> [Bitmap.Pixel] {
      guard channels == 3 else { return samples.map { Bitmap.Pixel(gray: $0) } }
      return stride(from: 0, to: samples.count, by: 3).map {
        Bitmap.Pixel(red: samples[$0], green: samples[$0 + 1], blue: samples[$0 + 2])
      }
    }
  }
}
