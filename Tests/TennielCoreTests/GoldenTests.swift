import Cells
import Testing

@testable import TennielCore

/// The whole screen, kept as files in `Goldens`.
@MainActor
@Suite struct GoldenTests {
  nonisolated static let sizes = [(200, 60), (120, 40), (80, 24), (20, 6), (1, 1)]

  @Test(arguments: ["Wonderland", "Gallery"], sizes)
  func `the whole screen looks as it is kept`(scene: String, size: (Int, Int)) throws {
    for (glyphs, word) in [(GlyphSet.unicode, "utf8"), (.ascii, "ascii")] {
      let user = try User(scene, columns: size.0, rows: size.1, glyphs: glyphs)
      try user.press("tab tab")
      try expectGolden(user.screen, "\(scene)-\(size.0)x\(size.1)-\(word)")
    }
  }

  @Test(arguments: ["Wonderland", "Gallery"], [(120, 40), (80, 24)])
  func `the whole screen on its side looks as it is kept`(scene: String, size: (Int, Int)) throws {
    let user = try User(scene, columns: size.0, rows: size.1)
    try user.press("r tab tab")
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
