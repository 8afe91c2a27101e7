// The blocks of DEFLATE (RFC 1951, 3.2.3 to 3.2.7), and what follows the last.
extension Inflate {
  mutating func storedBlock() throws(Failure) {
    reader.alignToByte()
    let length = reader.bits(16)
    let inverse = reader.bits(16)
    guard !reader.isPastEnd, reader.place + length * 8 <= reader.count else { throw .truncated }
    guard length == ~inverse & 0xFFFF else {
      throw .damaged("the two lengths of an uncompressed block differ")
    }
    let fitting = min(length, output.count - filled)
    for _ in 0..<fitting {
      output[filled] = UInt8(truncatingIfNeeded: reader.window)
      reader.place &+= 8
      filled &+= 1
    }
    isOverfull = fitting < length
  }

  /// Reads the codes of a block that brings its own.
  mutating func codes() throws(Failure) -> (HuffmanTable?, HuffmanTable?) {
    let literals = reader.bits(5) + 257
    let distances = reader.bits(5) + 1
    let codeLengths = reader.bits(4) + 4
    guard literals <= 286, distances <= 30 else {
      throw .damaged("a block has more codes than there are symbols")
    }
    var lengths = [UInt8](repeating: 0, count: 19)
    for symbol in HuffmanTable.codeLengthOrder.prefix(codeLengths) {
      lengths[symbol] = UInt8(reader.bits(3))
    }
    guard let table = HuffmanTable.codeLengths(lengths: lengths) else {
      throw .damaged("the codes for code lengths are wrong")
    }
    lengths = try self.lengths(literals + distances, table)
    return (
      HuffmanTable.literals(lengths: lengths[..<literals]),
      HuffmanTable.distances(lengths: lengths[literals...])
    )
  }

  /// Reads the lengths of codes, which may be repeated.
  private mutating func lengths(_ count: Int, _ table: HuffmanTable) throws(Failure) -> [UInt8] {
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard !reader.isPastEnd else { throw .truncated }
      let entry = table[reader.window]
      guard entry & HuffmanTable.kinds != 0 else {
        throw .damaged("bits of a block are no code length")
      }
      reader.place += Int(entry & 31)
      let (length, times): (UInt8, Int)
      switch entry >> 16 {
      case 16:
        guard let last = lengths.last else {
          throw .damaged("the first code length repeats one before it")
        }
        (length, times) = (last, reader.bits(2) + 3)
      case 17: (length, times) = (0, reader.bits(3) + 3)
      case 18: (length, times) = (0, reader.bits(7) + 11)
      case let value: (length, times) = (UInt8(value), 1)
      }
      guard lengths.count + times <= count else {
        throw .damaged("code lengths are repeated past the last code")
      }
      lengths += repeatElement(length, count: times)
    }
    return lengths
  }

  mutating func compressedBlock(
    _ literals: HuffmanTable?, _ distances: HuffmanTable?
  ) throws(Failure) {
    guard let literals, let distances else { throw .damaged("the codes of a block are wrong") }
    while true {
      guard !reader.isPastEnd else { throw .truncated }
      var window = reader.window
      let symbol = literals[window]
      window &>>= UInt64(symbol & 31)
      reader.place &+= Int(symbol & 31)
      switch symbol & HuffmanTable.kinds {
      case HuffmanTable.literal:
        guard filled < output.count else {
          isOverfull = true
          return
        }
        output[filled] = UInt8(truncatingIfNeeded: symbol &>> 16)
        filled &+= 1
        // The window still has all bits of a second literal, which often follows.
        let second = literals[window]
        guard second & HuffmanTable.kinds == HuffmanTable.literal, filled < output.count else {
          continue
        }
        reader.place &+= Int(second & 31)
        output[filled] = UInt8(truncatingIfNeeded: second &>> 16)
        filled &+= 1
      case HuffmanTable.copy:
        let length = Self.number(symbol, &window, &reader.place)
        let code = distances[window]
        guard code & HuffmanTable.kinds != 0 else { throw noCode }
        window &>>= UInt64(code & 31)
        reader.place &+= Int(code & 31)
        let distance = Self.number(code, &window, &reader.place)
        guard !reader.isPastEnd else { throw .truncated }
        guard distance <= filled else { throw .damaged("bytes are repeated from before the first") }
        let end = min(filled &+ length, output.count)
        for place in filled..<end { output[place] = output[place &- distance] }
        isOverfull = end < filled &+ length
        filled = end
        if isOverfull { return }
      case HuffmanTable.end:
        guard !reader.isPastEnd else { throw .truncated }
        return
      default: throw noCode
      }
    }
  }

  /// The number of a symbol with extra bits, which it takes from the window.
  private static func number(
    _ symbol: HuffmanTable.Entry, _ window: inout UInt64, _ place: inout Int
  ) -> Int {
    let extraBits = UInt64(symbol &>> 5 & 15)
    let extra = window & (1 &<< extraBits &- 1)
    window &>>= extraBits
    place &+= Int(truncatingIfNeeded: extraBits)
    return Int(symbol &>> 16) &+ Int(truncatingIfNeeded: extra)
  }

  private var noCode: Failure {
    reader.isPastEnd ? .truncated : .damaged("bits of the compressed data are no code")
  }

  /// Compares the checksum after the last block (RFC 1950, 2.2).
  mutating func checksum() throws(Failure) {
    reader.alignToByte()
    var written: UInt32 = 0
    for _ in 0..<4 { written = written << 8 | UInt32(reader.bits(8)) }
    guard !reader.isPastEnd else { throw .truncated }
    guard written == Adler32.checksum(of: output[..<filled]) else {
      throw .damaged("the checksum of the compressed data is wrong")
    }
  }
}
