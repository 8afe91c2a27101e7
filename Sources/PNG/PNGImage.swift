// Why this is here: swift-corelibs-foundation 6.3 reads no images, and unpacks no DEFLATE (its
// NSData has no decompressed(using:)). libpng reads a picture of 1024 × 1024 pixels in half the
// time, 0.1 s in place of 0.2 s where it hardly compresses, but would be one more library to
// install beside ncurses.

/// A picture, read from a PNG file: its size and its pixels.
///
/// All colour types, bit depths and the interlaced form are read (W3C, "Portable Network Graphics",
/// https://www.w3.org/TR/png-3/). Colour profiles, gamma and animation are left aside.
public struct PNGImage: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels from the top left, row by row, in four bytes each: red, green, blue and alpha, the
  /// colours not multiplied by alpha. There are `width * height * 4` bytes.
  public let rgba: [UInt8]

  /// The largest width and height that are read, in pixels.
  public static let longestSide = PNGHeader.longestSide
  /// The largest number of bytes that a picture's pixels may have in the file before compression.
  public static let mostBytes = PNGHeader.mostBytes

  /// Reads the bytes of a PNG file.
  ///
  /// Compressed data beyond the last pixel is left aside, as are bytes after the last chunk.
  /// - Throws: `PNGError` for the first fault.
  public init(_ bytes: [UInt8]) throws(PNGError) {
    let contents = try PNGContents(bytes)
    let header = contents.header
    let passes = InterlacePass.passes(header)
    var rows = try Self.unpackRows(contents, passes)
    let samples = SampleReader(contents)
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var place = 0
    for pass in passes {
      let rowBytes = pass.rowBytes(pixelBits: header.pixelBits)
      for y in 0..<pass.height {
        guard let filter = RowFilter(rawValue: rows[place]) else {
          throw PNGError(
            .damaged, at: contents.compressedStart,
            "a row of pixels has the filter \(rows[place]); there are 0 to 4")
        }
        let row = place + 1..<place + rowBytes
        filter.undo(
          in: &rows, row: row, above: y == 0 ? nil : rowBytes, pixel: max(1, header.pixelBits / 8))
        let missing = samples.write(
          rows, row: row, count: pass.width, to: &pixels,
          at: ((pass.y + y * pass.stepY) * header.width + pass.x) * 4, step: pass.stepX * 4)
        if let missing {
          throw PNGError(
            .damaged, at: contents.compressedStart,
            "a pixel has the colour \(missing) of the palette, which has \(contents.palette.count / 4) colours from 0 on"
          )
        }
        place += rowBytes
      }
    }
    (width, height, rgba) = (header.width, header.height, pixels)
  }

  /// Unpacks the rows of all passes, each with a byte for its filter before it.
  private static func unpackRows(
    _ contents: PNGContents, _ passes: [InterlacePass]
  ) throws(PNGError) -> [UInt8] {
    let pixelBits = contents.header.pixelBits
    let size = passes.reduce(0) { $0 + $1.rowBytes(pixelBits: pixelBits) * $1.height }
    let rows: [UInt8]
    do throws(Inflate.Failure) {
      rows = try Inflate.unpack(contents.compressed, size: size)
    } catch {
      switch error {
      case .truncated:
        throw PNGError(
          .truncated, at: contents.compressedStart,
          "the compressed pixels (IDAT) end in the middle")
      case .damaged(let reason):
        throw PNGError(
          .damaged, at: contents.compressedStart, "the pixels (IDAT) are damaged: \(reason)")
      }
    }
    guard rows.count == size else {
      throw PNGError(
        .truncated, at: contents.compressedStart,
        "the pixels (IDAT) end early: \(rows.count) bytes of the \(size) that the header promises")
    }
    return rows
  }
}
