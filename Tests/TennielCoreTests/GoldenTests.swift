import Cells
import Testing

@testable import Documents

/// The whole screen, kept as files in `Goldens`.
@Suite struct GoldenTests {
  /// Each way in which panes share a terminal, down to one in which nothing fits, and both scenes
  /// without characters beyond ASCII.
  @Test(arguments: [
    ("Wonderland", 200, 60, GlyphSet.unicode), ("Wonderland", 80, 24, .unicode),
    ("Wonderland", 20, 6, .unicode), ("Wonderland", 1, 1, .unicode),
    ("Wonderland", 120, 40, .ascii), ("Gallery", 120, 40, .unicode),
    ("Gallery", 80, 24, .unicode), ("Gallery", 80, 24, .ascii),
  ])
  func `the whole screen looks as it is kept`(
    scene: String, columns: Int, rows: Int, glyphs: GlyphSet
  ) throws {
    let user = try User(scene, columns: columns, rows: rows, glyphs: glyphs, keys: "tab tab")
    let word = glyphs == .ascii ? "ascii" : "utf8"
    try expectGolden(user.screen, "\(scene)-\(columns)x\(rows)-\(word)")
  }

  @Test(arguments: ["Wonderland", "Gallery"], [(120, 40), (80, 24)])
  func `the whole screen on its side looks as it is kept`(scene: String, size: (Int, Int)) throws {
    let user = try User(scene, columns: size.0, rows: size.1, keys: "r tab tab")
    try expectGolden(user.screen, "\(scene)-landscape-\(size.0)x\(size.1)")
  }

  @Test func `an ascii screen has nothing but ascii`() throws {
    for scene in NamedScene.shipped {
      let user = try User(scene.name, glyphs: .ascii)
      for keys in ["tab", "r", "g", "c", "x", "escape ?", "escape :", "escape P"] {
        try user.press(keys)
        let shown = user.lines.filter { !$0.utf8.contains { $0 >= 0x80 } }
        #expect(shown == user.lines, "\(scene.name) after \(keys)")
      }
    }
  }
}
