import FontFixtures
import Testing
import Typefaces

@testable import UIFoundation

@MainActor @Suite struct FontShelfTests {
  /// Files by their paths, and which of them were read.
  final class Files: @unchecked Sendable {
    var fonts: [String: [UInt8]] = [:]
    var read: [String] = []

    func shelf() -> FontShelf {
      FontShelf(fonts.keys.sorted()) { path, limit in
        self.read.append(path)
        return self.fonts[path] ?? []
      }
    }
  }

  private let files = Files()

  private func add(_ path: String, _ name: String, weight: Int, _ width: Int) {
    var font = TestFont()
    (font.postScript, font.weight, font.widths) = (name, weight, [width])
    (font.family, font.style) = ("Shelf Sans", weight == 400 ? "Regular" : "Bold")
    files.fonts[path] = font.bytes
  }

  @Test func `A file that is called like the font, or as is said, is read alone`() {
    add("/fonts/a.ttf", "ShelfSans-Light", weight: 300, 400)
    add("/fonts/ShelfSans-Bold.otf", "ShelfSans-Bold", weight: 700, 700)
    add("/fonts/z.ttf", "ShelfSans-Regular", weight: 400, 500)
    var shelf = files.shelf()
    #expect(files.read == [])
    #expect(shelf.font(named: "ShelfSans-Bold")?.names.postScript == "ShelfSans-Bold")
    #expect(files.read == ["/fonts/ShelfSans-Bold.otf"])
    #expect(
      shelf.font(named: "ShelfSans-Regular", near: ["z.ttf"])?.names.postScript
        == "ShelfSans-Regular")
    #expect(files.read == ["/fonts/ShelfSans-Bold.otf", "/fonts/z.ttf"])
  }

  @Test func `Names of families lead to their regular font, and each file is read once`() {
    add("/fonts/a.ttf", "ShelfSans-Bold", weight: 700, 700)
    add("/fonts/b.ttf", "ShelfSans-Regular", weight: 400, 500)
    var shelf = files.shelf()
    #expect(shelf.font(named: "Shelf Sans")?.names.postScript == "ShelfSans-Regular")
    #expect(shelf.font(named: "Shelf Sans Bold")?.names.postScript == "ShelfSans-Bold")
    #expect(shelf.font(named: "Shelf") == nil)
    #expect(files.read == ["/fonts/a.ttf", "/fonts/b.ttf"])
  }

  @Test func `A file that can't be read says why, and the others count`() {
    add("/fonts/b.ttf", "ShelfSans-Regular", weight: 400, 500)
    files.fonts["/fonts/Broken.ttf"] = [1, 2, 3]
    var shelf = files.shelf()
    #expect(shelf.font(named: "Broken") == nil)
    #expect(
      shelf.fault(of: "Broken", near: [])
        == "/fonts/Broken.ttf: the file ends too early, after 3 bytes")
    #expect(shelf.fault(of: "ShelfSans-Regular", near: ["b.ttf"]) == nil)
    #expect(shelf.all.map(\.names.postScript) == ["ShelfSans-Regular"])
  }

  @Test func `An app's code asks for its fonts by their names`() throws {
    add("/fonts/a.ttf", "ShelfSans-Bold", weight: 700, 700)
    add("/fonts/b.ttf", "ShelfSans-Regular", weight: 400, 500)
    AppFonts.take(files.shelf())
    defer { AppFonts.take(nil) }
    let font = try #require(UIFont(name: "Shelf Sans", size: 20))
    #expect(font.fontName == "ShelfSans-Regular")
    #expect(font.familyName == "Shelf Sans")
    #expect(abs(font.lineHeight - 25.4) < 1e-9)
    #expect(font.measured(by: DeviceTextMetrics()).width(of: "AB") == 20)
    #expect(UIFont.familyNames.contains("Shelf Sans"))
    #expect(UIFont.familyNames.contains("Georgia"))
    #expect(
      UIFont.fontNames(forFamilyName: "Shelf Sans") == ["ShelfSans-Bold", "ShelfSans-Regular"])
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "ShelfSans-Bold")
    #expect(
      UIFont(descriptor: bold, size: 0).measured(by: DeviceTextMetrics()).width(of: "AB") == 28)
    let described = UIFontDescriptor(fontAttributes: [.family: "Shelf Sans", .size: 10])
    #expect(UIFont(descriptor: described, size: 0).fontName == "ShelfSans-Regular")
    // What iOS has is not looked for in files.
    #expect(UIFont(name: "Georgia", size: 20)?.familyName == "Georgia")
  }
}
