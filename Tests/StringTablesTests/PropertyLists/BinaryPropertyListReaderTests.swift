import SeededRandom
import StringTables
import Testing

struct BinaryPropertyListReaderTests {
  /// What Python's plistlib made of a dictionary.
  private let fixture = bytes(
    """
    62706c6973743030d50102030405060708090657612e7469746c656100fc546c6f6e67546c69737455616761\
    696e5548656c6c6f680047007200fc00df00650020d83dde005f101430313233343536373839616263646566\
    6768696aa10a517808131b1e23282e34455c5e0000000000000101000000000000000b000000000000000000\
    00000000000060
    """)

  @Test func `Texts are read in order, other values are told`() {
    let (entries, problems) = read(fixture)
    #expect(
      entries == [
        "1:1 a.title=Hello", "1:1 ü=Grüße 😀", "1:1 long=0123456789abcdefghij", "1:1 again=Hello",
      ])
    #expect(problems == ["1:1: the value of 'list' is something else than a text"])
  }

  @Test func `What is no table of texts is told`() {
    #expect(read(Array("bplist00".utf8)).problems == ["1:1: the binary property list ends early"])
    #expect(
      read(Array("bplist00".utf8) + [UInt8](repeating: 0, count: 40)).problems == [
        "1:1: the binary property list is damaged"
      ])
    var changed = fixture
    changed[8] = 0xA1
    #expect(
      read(changed).problems == [
        "1:1: the binary property list is no table of texts: it is no dictionary"
      ])
  }

  @Test func `One text can't be that of so many keys that memory ends`() {
    // A dictionary of 3000 keys with different texts and a value of 10000 letters for all.
    var file = Array("bplist00".utf8)
    var offsets = [8]
    func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
    file += [0xDF, 0x11] + two(3000) + (1...3000).flatMap { two($0) }
    file += (1...3000).flatMap { _ in two(3001) }
    for key in 1...3000 {
      offsets.append(file.count)
      file += [0x54] + Array("\(key + 5000)".utf8)
    }
    offsets.append(file.count)
    file += [0x5F, 0x11] + two(10000) + [UInt8](repeating: 0x61, count: 10000)
    let table = file.count
    file += offsets.flatMap { two($0) }
    func eight(_ number: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0] + two(number) }
    file += [0, 0, 0, 0, 0, 0, 2, 2] + eight(offsets.count) + eight(0) + eight(table)
    let texts = StringTable(file)
    #expect(texts.entries.count == 1677)
    #expect(texts["5001"]?.count == 10000)
    #expect(texts.problems.map(\.message) == ["the texts have more than 16 MB together"])
  }

  @Test func `Damaged lists are read without trap`() {
    var random = SplitMix(seed: 14)
    for _ in 0..<4000 {
      var bytes = fixture
      for _ in 0..<2 {
        let place = Int.random(in: 6..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(StringTable(bytes).entries.count <= bytes.count)
    }
  }
}

/// Bytes from their hexadecimal digits.
private func bytes(_ digits: String) -> [UInt8] {
  let digits = Array(digits.utf8).map { UInt8($0 < 58 ? $0 - 48 : $0 - 87) }
  return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
