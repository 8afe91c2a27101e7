import PNG
import SeededRandom
import Testing

/// Pictures with random faults are read or refused, and never more is returned than their headers
/// promise.
struct PNGMutationTests {
  @Test(arguments: 0..<3)
  func `A damaged picture is read or refused`(number: Int) {
    let picture = [Fixtures.filters, Fixtures.products, Fixtures.interlaced][number]
    var random = SplitMix(seed: UInt64(number))
    var readable = 0
    for _ in 0..<1500 {
      var bytes = picture
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2 where bytes.count > 50: bytes.removeSubrange(place...)
        default: bytes.insert(0xFF, at: place)
        }
        if bytes.count <= 9 { break }
      }
      if isRead(withChecksums(bytes)) { readable += 1 }
    }
    // Some faults hit colours alone.
    #expect(readable > 0 && readable < 1500)
  }

  @Test func `Random bytes behind the headers of chunks are read or refused`() {
    var random = SplitMix(seed: 99)
    for _ in 0..<1500 {
      let count = Int.random(in: 0..<60, using: &random)
      let data = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let bytes =
        PNGWriter.signature
        + PNGWriter.header(
          Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random),
          depth: 8, type: [0, 2, 4, 6].randomElement(using: &random) ?? 0,
          interlace: UInt8.random(in: 0...1, using: &random))
        + PNGWriter.chunk("IDAT", [0x78, 0x01] + data) + PNGWriter.chunk("IEND", [])
      _ = isRead(bytes)
    }
  }

  /// Whether a picture is read; its size is checked then.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    guard let image = try? PNGImage(bytes) else { return false }
    #expect(image.rgba.count == image.width * image.height * 4)
    let promised = bytes[16..<24].map(Int.init)
    #expect(
      image.width == promised[2] << 8 | promised[3]
        && image.height == promised[6] << 8 | promised[7])
    return true
  }

  /// The picture with right checksums, so that its faults get past these.
  private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      result += PNGWriter.chunk(type, Array(bytes[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return result + bytes[min(place, bytes.count)...]
  }
}
