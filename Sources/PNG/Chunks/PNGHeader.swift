/// The first chunk of a PNG picture: its size and the form of its pixels (PNG specification,
/// 11.2.1).
struct PNGHeader: Equatable {
  /// What a pixel consists of.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The number of samples of a pixel.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The numbers of bits that a sample may have.
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The width and the height in pixels, at least 1.
  var width, height: Int
  /// The number of bits of a sample.
  var bitDepth: Int
  var colorType: ColorType
  /// Whether the picture has seven passes, each with more of the pixels (Adam7).
  var isInterlaced: Bool

  /// The number of bits of a pixel.
  var pixelBits: Int { colorType.samples * bitDepth }

  /// Reads the size alone, and whether the picture is in Apple's own form, whose first chunk is
  /// another.
  static func size(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int, isApples: Bool) {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw PNGError(.notPNG, at: 0, "this is no PNG picture: the first eight bytes are others")
    }
    var chunk = try PNGChunk.read(bytes, at: 8, checked: false)
    let isApples = chunk.type == "CgBI"
    if isApples { chunk = try PNGChunk.read(bytes, at: chunk.end, checked: false) }
    guard chunk.type == "IHDR", chunk.data.count == 13 else {
      throw PNGError(
        .damaged, at: chunk.start,
        "the first chunk is \(chunk.type) with \(chunk.data.count) bytes; it has to be IHDR with 13"
      )
    }
    let width = PNGChunk.number(bytes, at: chunk.data.lowerBound)
    let height = PNGChunk.number(bytes, at: chunk.data.lowerBound + 4)
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else {
      throw PNGError(
        .damaged, at: chunk.data.lowerBound, "a picture of \(width) × \(height) pixels can't be")
    }
    return (Int(width), Int(height), isApples)
  }

  /// Reads the header at the beginning of a picture.
  init(_ bytes: [UInt8]) throws(PNGError) {
    let (width, height, isApples) = try Self.size(bytes)
    guard !isApples else {
      throw PNGError(
        .appleVariant, at: 8,
        "this picture is in Apple's own form (CgBI), as in an app that Xcode has built; take the picture from the app's sources, or convert it with 'pngcrush -revert-iphone-optimizations'"
      )
    }
    let chunk = try PNGChunk.read(bytes, at: 8)
    let fields = bytes[chunk.data]
    let place = fields.startIndex + 8
    (self.width, self.height) = (width, height)
    bitDepth = Int(fields[place])
    guard let type = ColorType(rawValue: fields[place + 1]) else {
      throw PNGError(
        .damaged, at: place + 1,
        "the colour type is \(fields[place + 1]); there are 0, 2, 3, 4 and 6")
    }
    colorType = type
    guard type.bitDepths.contains(bitDepth) else {
      let depths = type.bitDepths.map(String.init).joined(separator: ", ")
      throw PNGError(
        .damaged, at: place,
        "the bit depth is \(bitDepth); colour type \(type.rawValue) has \(depths)")
    }
    guard fields[place + 2] == 0, fields[place + 3] == 0, fields[place + 4] < 2 else {
      throw PNGError(
        .damaged, at: place + 2,
        "the methods of compression, filters and interlacing are \(fields[place + 2]), \(fields[place + 3]) and \(fields[place + 4]); there are 0, 0 and 0 or 1"
      )
    }
    isInterlaced = fields[place + 4] == 1
  }
}
