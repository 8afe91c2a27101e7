import Cells
import Testing

@Suite struct `A name that has too few columns` {
  private let glyphs = GlyphSet.unicode

  @Test(arguments: [
    ("UITableViewCellContentView", 16, "…CellContentView"),
    ("UITableViewCell[12]", 9, "…Cell[12]"),
    ("_UIBarBackground", 11, "…Background"),
    ("remindersSwitch", 9, "remi…itch"),
    ("UIButton", 8, "UIButton"),
    ("TopHeaderViewController 2", 18, "TopHeader… 2"),
    ("UINavigationController", 18, "UINavigation…"),
    ("MapController[12]", 9, "Map…[12]"),
    ("MapController[12]", 7, "Map…12]"),
    ("Universe", 4, "Un…e"),
    ("UILabel", 1, "…"),
  ])
  func `loses that it is a controller, then UIKit's beginning or the middle`(
    name: String, columns: Int, cut: String
  ) {
    #expect(name.shortenedName(toColumns: columns, glyphs: glyphs) == cut)
  }

  @Test(arguments: [
    ("App/Views/Main.storyboard", 25, "App/Views/Main.storyboard"),
    ("App/Views/Main.storyboard", 24, "…/Views/Main.storyboard"),
    ("App/Views/Main.storyboard", 17, "…/Main.storyboard"),
    ("App/Views/Main.storyboard", 16, "Main.storyboard"),
    ("App/Views/Main.storyboard", 8, "Main.st…"),
  ])
  func `keeps the last parts of a path`(path: String, columns: Int, cut: String) {
    #expect(path.shortenedPath(toColumns: columns, glyphs: glyphs) == cut)
  }
}
