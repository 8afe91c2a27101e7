import Testing

@testable import PNG

struct InflateTests {
  private func unpack(_ digits: String, size: Int) -> Result<String, Inflate.Failure> {
    do throws(Inflate.Failure) {
      let bytes = try Inflate.unpack(Fixtures.bytes(digits), size: size)
      return .success(String(decoding: bytes, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }

  @Test func `An uncompressed block is copied`() {
    #expect(unpack("7801010500faff68656c6c6f062c0215", size: 5) == .success("hello"))
  }

  @Test func `Repetitions may overlap themselves`() {
    #expect(unpack("78014b4c4a4e84a1080022d104f1", size: 13) == .success("abcabcabcabcX"))
  }

  @Test func `No more is unpacked than asked for`() {
    #expect(unpack("78014b4c4a4e84a1080022d104f1", size: 7) == .success("abcabca"))
    #expect(unpack("7801010500faff68656c6c6f062c0215", size: 2) == .success("he"))
    #expect(unpack("78014b4c4a4e84a1080022d104f1", size: 0) == .success(""))
  }

  @Test func `Less may be there than asked for`() {
    #expect(unpack("7801010500faff68656c6c6f062c0215", size: 100) == .success("hello"))
  }

  @Test(
    arguments: [
      ("", .truncated),
      ("7801", .truncated),
      ("78014b4c4a4e84a108", .truncated),
      ("78014b4c4a4e84a1080022d104", .truncated),
      ("7801010500faff68656c", .truncated),
      ("7802", .damaged("the compressed data does not begin as a zlib stream does")),
      ("7820", .damaged("the compressed data needs a dictionary, which a picture can't have")),
      ("780107", .damaged("a block of the compressed data has a kind that there isn't")),
      (
        "7801010500fafe68656c6c6f062c0215",
        .damaged("the two lengths of an uncompressed block differ")
      ),
      ("78014b4c4a4e84a1080022d104f2", .damaged("the checksum of the compressed data is wrong")),
      ("7801030600000000", .damaged("bytes are repeated from before the first")),
      ("7801fd0000000000", .damaged("a block has more codes than there are symbols")),
      ("78010500fe1f0000", .damaged("the codes for code lengths are wrong")),
      ("780105000000000000", .damaged("bits of a block are no code length")),
    ] as [(String, Inflate.Failure)])
  func `Data that breaks a rule is refused`(digits: String, expected: Inflate.Failure) {
    #expect(unpack(digits, size: 100) == .failure(expected))
  }
}
