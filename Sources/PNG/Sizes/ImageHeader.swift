/// What the beginning of an image file says of the image's size.
///
/// No pixels are read, so that it also serves formats that aren't decoded: the module is named
/// after the one whose pixels it reads, and of the others it reads sizes alone.
public struct ImageHeader: Equatable, Sendable {
  /// The formats that are known by their first bytes.
  public enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case pdf = "PDF"
    case svg = "SVG"

    /// Whether the size is in points, since the image is drawn anew at each scale, and not in
    /// pixels.
    public var isVector: Bool { self == .pdf || self == .svg }
  }

  /// A reason why a file doesn't tell its size, in words.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The fault, and what would be right.
    public var message: String
    /// The fault, and what would be right.
    public var description: String { message }
  }

  /// The format of the file.
  public var format: Format
  /// The width, more than 0: in pixels, or in points if the format is a vector format.
  public var width: Double
  /// The height, more than 0: in pixels, or in points if the format is a vector format.
  public var height: Double

  /// Reads the size from the bytes of a file.
  ///
  /// PDF: the MediaBox of the first page, unless it is compressed. SVG: width and height, or else
  /// the viewBox; a pixel of SVG is a point. JPEG: the size as stored, without the rotation that
  /// Exif may ask for.
  /// - Throws: `Failure` if the format is unknown or no size is found.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let size: (width: Double, height: Double)
    if bytes.starts(with: PNGChunk.signature) {
      format = .png
      size = try Self.pngSize(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      format = .jpeg
      size = try Self.jpegSize(bytes)
    } else if bytes.starts(with: "GIF8".utf8) {
      format = .gif
      size = try Self.gifSize(bytes)
    } else if bytes.prefix(1024).firstPlace(of: "%PDF-") != nil {
      format = .pdf
      size = try Self.pdfSize(bytes)
    } else if let start = Self.svgStart(bytes) {
      format = .svg
      size = try Self.svgSize(bytes, from: start)
    } else {
      throw Failure(message: "this is no image that is known: not PNG, JPEG, GIF, PDF or SVG")
    }
    (width, height) = size
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw Failure(message: "the \(format.rawValue) image has no area")
    }
  }

  private static func pngSize(_ bytes: [UInt8]) throws(Failure) -> (Double, Double) {
    do {
      let size = try PNGHeader.size(bytes)
      return (Double(size.width), Double(size.height))
    } catch {
      throw Failure(message: error.description)
    }
  }

  /// The size of the logical screen (GIF89a specification, 18).
  private static func gifSize(_ bytes: [UInt8]) throws(Failure) -> (Double, Double) {
    guard bytes.count >= 10 else { throw Failure(message: "the GIF image ends in its header") }
    return (Double(Int(bytes[6]) | Int(bytes[7]) << 8), Double(Int(bytes[8]) | Int(bytes[9]) << 8))
  }
}
