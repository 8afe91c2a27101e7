/// Unpacks DEFLATE data (RFC 1951) in a zlib stream (RFC 1950), up to a size that the caller knows.
struct Inflate {
  /// A reason why data can't be unpacked.
  enum Failure: Error, Equatable {
    /// The data ends before its last block does.
    case truncated
    /// The data breaks a rule of its format, which the words tell.
    case damaged(String)
  }

  var reader: BitReader
  var output: [UInt8]
  var filled = 0
  /// Whether there is more data than asked for.
  var isOverfull = false

  /// Unpacks a stream.
  ///
  /// Data beyond the size is left aside. Only as much is unpacked, and memory is taken for no more
  /// than the stream can hold.
  /// - Parameters:
  ///   - stream: A zlib stream.
  ///   - size: The number of bytes that the stream is expected to hold.
  /// - Returns: The bytes; fewer than `size` if the stream holds fewer.
  static func unpack(_ stream: [UInt8], size: Int) throws(Failure) -> [UInt8] {
    guard stream.count >= 2 else { throw .truncated }
    let head = Int(stream[0]) << 8 | Int(stream[1])
    guard stream[0] & 15 == 8, stream[0] >> 4 <= 7, head % 31 == 0 else {
      throw .damaged("the compressed data does not begin as a zlib stream does")
    }
    guard stream[1] & 0x20 == 0 else {
      throw .damaged("the compressed data needs a dictionary, which a picture can't have")
    }
    // No code for up to 258 bytes is shorter than two bits.
    var inflate = Inflate(stream, size: min(size, stream.count * 1032))
    try inflate.blocks()
    if !inflate.isOverfull { try inflate.checksum() }
    inflate.output.removeLast(inflate.output.count - inflate.filled)
    return inflate.output
  }

  private init(_ stream: [UInt8], size: Int) {
    reader = BitReader(stream)
    reader.place = 16
    output = [UInt8](repeating: 0, count: size)
  }

  private mutating func blocks() throws(Failure) {
    var isLast = false
    while !isLast, !isOverfull {
      isLast = reader.bits(1) == 1
      switch reader.bits(2) {
      case 0: try storedBlock()
      case 1: try compressedBlock(HuffmanTable.fixedLiterals, HuffmanTable.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try compressedBlock(literals, distances)
      default: throw .damaged("a block of the compressed data has a kind that there isn't")
      }
    }
  }
}
