import FontFixtures
import Testing

@testable import Typefaces

@Suite struct FontFileTests {
  @Test func `A file says names, weight and slant`() throws {
    var font = TestFont()
    font.isItalic = true
    let file = try #require(FontFile.read(font.bytes).first)
    #expect(file.names.postScript == "ExampleSans-Bold")
    #expect(file.names.family == "Example Sans")
    #expect(file.names.style == "Bold")
    #expect(file.names.full == "Example Sans Bold")
    #expect(file.weight == 0.4)
    #expect(file.isItalic)
    #expect(Typeface(file).familyName == "Example Sans")
  }

  @Test(arguments: [
    (100, -0.8), (250, -0.4), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (900, 0.62), (7, 0.4),
    (0, -0.8), (65535, 0.62),
  ])
  func `Weight classes are UIKit's weights`(weightClass: Int, weight: Double) throws {
    var font = TestFont()
    font.weight = weightClass
    #expect(try FontFile.read(font.bytes)[0].weight == weight)
  }

  @Test func `Lines are as high as hhea says, unrounded, whatever else is in the file`() throws {
    var font = TestFont()
    font.lines = [1020, -250, 30]
    let face = ScaledTypeface(Typeface(try FontFile.read(font.bytes)[0]), size: 16)
    #expect(face.ascender == 16.32)
    #expect(face.descender == -4)
    #expect(face.leading == 0.48)
    #expect(face.capHeight == 690 * 0.016)
    #expect(face.xHeight == 480 * 0.016)
  }

  @Test func `Where hhea has no heights those of the typographer stand in`() throws {
    var font = TestFont()
    font.lines = [0, 0, 0]
    let face = ScaledTypeface(Typeface(try FontFile.read(font.bytes)[0]), size: 1000)
    #expect([face.ascender, face.descender, face.leading] == [800, -200, 90])
  }

  @Test(arguments: TestFont.Map.allCases)
  func `Each map of characters leads to the widths of the glyphs`(map: TestFont.Map) throws {
    var font = TestFont()
    font.map = map
    let face = ScaledTypeface(Typeface(try FontFile.read(font.bytes)[0]), size: 10)
    #expect(face.width(of: "A") == 6)
    #expect(face.width(of: "ABC") == 21)
    // Glyphs beyond the last width have that one.
    #expect(face.width(of: "DE") == 16)
    #expect(face.advances(of: "BA") == [7, 6])
  }

  @Test func `Characters that the font has not are as wide as in the font that iOS shows`() throws {
    let face = ScaledTypeface(Typeface(try FontFile.read(TestFont().bytes)[0]), size: 10)
    #expect(face.width(of: "漢") == 10)
    #expect(face.width(of: "한") == 0.94 * 10)
    #expect(face.width(of: "A\u{301}") == 6)
  }

  @Test(arguments: TestFont.Kerning.allCases)
  func `Each form of kerning changes its pair alone`(kerning: TestFont.Kerning) throws {
    var font = TestFont()
    (font.kerning, font.kern) = (kerning, -50)
    let face = ScaledTypeface(Typeface(try FontFile.read(font.bytes)[0]), size: 10)
    #expect(face.width(of: "AB") == (kerning == .none ? 13 : 12.5))
    #expect(face.advances(of: "AB") == (kerning == .none ? [6, 7] : [5.5, 7]))
    #expect(face.width(of: "BA") == 13)
    #expect(face.width(of: "AA") == 12)
    #expect(face.width(of: "A") == 6)
  }

  @Test func `The pairs of GPOS count, and not those of kern beside it`() throws {
    var (old, new) = (TestFont(), TestFont())
    (old.kerning, old.kern, new.kerning, new.kern) = (.kern, -500, .pairs, -50)
    let tables = new.tables + old.tables.filter { $0.tag == "kern" }
    let face = ScaledTypeface(Typeface(try FontFile.read(TestFont.file(tables))[0]), size: 10)
    #expect(face.width(of: "AB") == 12.5)
  }

  @Test func `A collection has all its fonts`() throws {
    var light = TestFont()
    (light.postScript, light.weight, light.widths) = ("ExampleSans-Light", 300, [400])
    let fonts = try FontFile.read(TestFont.collection([TestFont(), light]))
    #expect(fonts.map(\.names.postScript) == ["ExampleSans-Bold", "ExampleSans-Light"])
    #expect(ScaledTypeface(Typeface(fonts[1]), size: 10).width(of: "AB") == 8)
  }

  @Test func `The same bytes are the same font`() throws {
    let bytes = TestFont().bytes
    let font = try FontFile.shared(bytes, at: "/fonts/same.ttf")[0]
    #expect(try FontFile.shared(bytes, at: "/fonts/same.ttf")[0] == font)
    #expect(try FontFile.shared(bytes + [0], at: "/fonts/same.ttf")[0] != font)
  }
}

extension ScaledTypeface {
  fileprivate func advances(of text: String) -> [Double] {
    var advances: [Double] = []
    appendAdvances(of: text, to: &advances)
    return advances
  }
}
