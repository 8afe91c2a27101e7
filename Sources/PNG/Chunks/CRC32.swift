/// The checksum of a chunk (PNG specification, annex D).
struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes taken in.
  var value: UInt32 { ~state }

  /// Takes in bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var state = state
    let table = Self.table
    var place = bytes.startIndex
    while bytes.endIndex - place >= 4 {
      let word =
        UInt32(bytes[place]) | UInt32(bytes[place &+ 1]) &<< 8
        | UInt32(bytes[place &+ 2]) &<< 16 | UInt32(bytes[place &+ 3]) &<< 24
      let mixed = state ^ word
      state = table[Int(768 &+ mixed & 255)] ^ table[Int(512 &+ (mixed &>> 8) & 255)]
      state ^= table[Int(256 &+ (mixed &>> 16) & 255)] ^ table[Int(mixed &>> 24)]
      place &+= 4
    }
    for byte in bytes[place...] {
      state = table[Int((state ^ UInt32(byte)) & 255)] ^ state >> 8
    }
    self.state = state
  }

  /// The checksums of the 256 bytes, and then those of the bytes followed by one, two and three
  /// zeros.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      table.append(sum)
    }
    for index in 0..<768 { table.append(table[index] >> 8 ^ table[Int(table[index] & 255)]) }
    return table
  }()
}
