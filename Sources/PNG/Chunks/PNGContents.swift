/// What the chunks of a PNG picture hold: its header, its colours and its compressed pixels.
struct PNGContents {
  var header: PNGHeader
  /// The colours that pixels refer to, each in four bytes: red, green, blue and alpha.
  var palette: [UInt8] = []
  /// The samples of the one colour that is transparent, in a picture without alpha and palette.
  var transparent: [Int]?
  /// The compressed pixels, from all of their chunks.
  var compressed: [UInt8] = []
  /// Where the compressed pixels begin.
  var compressedStart = 0

  /// Reads the chunks of a picture. Bytes after the last chunk don't count.
  init(_ bytes: [UInt8]) throws(PNGError) {
    header = try PNGHeader(bytes)
    try header.checkLimits()
    var chunk = try PNGChunk.read(bytes, at: 8)
    var previous = chunk.type
    repeat {
      previous = chunk.type
      chunk = try PNGChunk.read(bytes, at: chunk.end)
      switch chunk.type {
      case "PLTE": try readPalette(bytes, chunk)
      case "tRNS": try readTransparency(bytes, chunk)
      case "IDAT":
        guard compressedStart == 0 || previous == "IDAT" else {
          throw PNGError(
            .damaged, at: chunk.start, "there is a \(previous) between the chunks IDAT")
        }
        if compressedStart == 0 { compressedStart = chunk.start }
        compressed += bytes[chunk.data]
      case "IEND": break
      default:
        guard !chunk.isCritical else {
          throw PNGError(
            .damaged, at: chunk.start,
            "there is a chunk \(chunk.type), without which the picture can't be shown and which PNG doesn't know"
          )
        }
      }
    } while chunk.type != "IEND"
    guard compressedStart > 0 else {
      throw PNGError(.damaged, at: chunk.start, "the picture has no pixels: IDAT is missing")
    }
    guard header.colorType != .palette || !palette.isEmpty else {
      throw PNGError(.damaged, at: chunk.start, "the picture has no palette: PLTE is missing")
    }
  }

  private mutating func readPalette(_ bytes: [UInt8], _ chunk: PNGChunk) throws(PNGError) {
    // A picture with colours of its own may only suggest a palette.
    guard header.colorType == .palette else { return }
    let count = chunk.data.count / 3
    guard chunk.data.count % 3 == 0, count >= 1, count <= 1 << header.bitDepth, palette.isEmpty,
      compressedStart == 0
    else {
      throw PNGError(
        .damaged, at: chunk.start,
        "there has to be one palette (PLTE) before the pixels, of 3 bytes for each of 1 to \(1 << header.bitDepth) colours"
      )
    }
    for place in stride(from: chunk.data.lowerBound, to: chunk.data.upperBound, by: 3) {
      palette += bytes[place..<place + 3] + [255]
    }
  }

  private mutating func readTransparency(_ bytes: [UInt8], _ chunk: PNGChunk) throws(PNGError) {
    let count = chunk.data.count
    switch header.colorType {
    case .palette where count * 4 <= palette.count && compressedStart == 0:
      for (index, place) in chunk.data.enumerated() { palette[index * 4 + 3] = bytes[place] }
    case .gray where count == 2 && compressedStart == 0,
      .rgb where count == 6 && compressedStart == 0:
      transparent = stride(from: chunk.data.lowerBound, to: chunk.data.upperBound, by: 2).map {
        (Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) & (1 << header.bitDepth - 1)
      }
    case .grayAlpha, .rgba, .gray, .rgb, .palette:
      throw PNGError(
        .damaged, at: chunk.start,
        "the transparency (tRNS) has \(count) bytes, which doesn't suit colour type \(header.colorType.rawValue), or it isn't between the palette and the pixels"
      )
    }
  }
}
