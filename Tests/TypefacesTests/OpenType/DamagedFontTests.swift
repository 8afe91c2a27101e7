import FontFixtures
import SeededRandom
import Testing
import Typefaces

/// Files that are no fonts, or fonts with faults.
@Suite struct DamagedFontTests {
  private func fault(_ bytes: [UInt8]) -> String? {
    do throws(FontFile.Failure) {
      _ = try FontFile.read(bytes)
      return nil
    } catch { return error.message }
  }

  @Test func `What is no font is refused, with the reason`() {
    #expect(fault([]) == "the file ends too early, after 0 bytes")
    #expect(
      fault(Array("wOF2 and more".utf8))
        == "this is no font in the format OpenType or TrueType")
    #expect(fault(TestFont.file([])) == "the table 'head' is missing")
    var font = TestFont()
    font.unitsPerEm = 0
    #expect(fault(font.bytes) == "the table 'head' has 0 units of the em; 16 to 16384 are allowed")
    #expect(
      fault(Array(TestFont().bytes.dropLast(30)))
        == "the file ends too early, after \(TestFont().bytes.count - 30) bytes")
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "name"])
  func `A table that is needed has to be there and whole`(tag: String) {
    let tables = TestFont().tables
    #expect(
      fault(TestFont.file(tables.filter { $0.tag != tag })) == "the table '\(tag)' is missing")
    let cut = tables.map { ($0.tag, $0.tag == tag ? Array($0.bytes.prefix(5)) : $0.bytes) }
    #expect(fault(TestFont.file(cut)) == "the table '\(tag)' ends too early, after 5 bytes")
  }

  @Test(arguments: ["OS/2", "GPOS"])
  func `A table that is not needed may be missing and broken`(tag: String) throws {
    var font = TestFont()
    (font.kerning, font.kern) = (.classes, -50)
    for bytes in [[], [0, 1, 0, 0, 0, 10, 255, 255, 255, 255]] as [[UInt8]] {
      let tables = font.tables.map { ($0.tag, $0.tag == tag ? bytes : $0.bytes) }
      let face = ScaledTypeface(
        Typeface(try FontFile.read(TestFont.file(tables))[0]), size: 10)
      #expect(face.width(of: "AB") == (tag == "GPOS" ? 13 : 12.5))
    }
  }

  @Test(arguments: TestFont.Kerning.allCases)
  func `Fonts with random faults are read or refused, and texts measured`(
    kerning: TestFont.Kerning
  ) throws {
    var random = SplitMix(seed: 20)
    var refused = 0
    for round in 0..<500 {
      var font = TestFont()
      (font.kerning, font.kern) = (kerning, -50)
      font.map = TestFont.Map.allCases[round % TestFont.Map.allCases.count]
      var bytes = round % 7 == 0 ? TestFont.collection([font, font]) : font.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(place..<bytes.count)
        case 1: bytes.insert(0xFF, at: place)
        case 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3, 4: bytes[place] = 0xFF
        default: bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
        if bytes.isEmpty { break }
      }
      guard let fonts = try? FontFile.read(bytes) else {
        refused += 1
        continue
      }
      for font in fonts {
        #expect(ScaledTypeface(Typeface(font), size: 10).width(of: "ABCDEÄ漢").isFinite)
      }
    }
    #expect(refused > 50 && refused < 450)
  }
}
