/// The checksum of a zlib stream (RFC 1950, 8).
enum Adler32 {
  /// The checksum of bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 1
    var sumOfSums: UInt32 = 0
    var place = bytes.startIndex
    while place < bytes.endIndex {
      // So many bytes can be added before a sum is too large for 32 bits.
      let end = min(place + 5552, bytes.endIndex)
      for byte in bytes[place..<end] {
        sum &+= UInt32(byte)
        sumOfSums &+= sum
      }
      sum %= 65521
      sumOfSums %= 65521
      place = end
    }
    return sumOfSums << 16 | sum
  }
}
