import AutoLayout
import Cells
import Foundation
import SceneFixtures
import Testing

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of a layer` {
  /// A blue view of 10 by 5 cells, two cells from the corner of a white screen, at true scale.
  private func grid(
    depth: ColorDepth = .direct, isBoxed: Bool, glyphs: GlyphSet = .unicode,
    _ change: @escaping (CALayer) -> Void
  ) -> CellGrid {
    let host = SceneHost(128, 160) { view in
      view.backgroundColor = .white
      // An empty view is drawn as a box, one that shows an image is not.
      let content = isBoxed ? UIView() : UIImageView(image: nil)
      if let image = content as? UIImageView {
        let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
        image.image = UIImage(pixels: Bitmap(width: 1, height: 1, pixels: [blue]))
        image.clipsToBounds = true
      }
      if isBoxed { content.backgroundColor = .blue }
      content.frame = CGRect(x: 16, y: 32, width: 80, height: 80)
      change(content.layer)
      view.addSubview(content)
    }
    var options = ViewPainter.Options(glyphs: glyphs, depth: depth)
    // Without a frame, a cell is 8 by 16 points in colour as well.
    options.showsOutline = depth == .none || glyphs == .ascii
    return ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size), options: options)
  }

  private func rows(_ grid: CellGrid) -> [String] {
    grid.text.split(separator: "\n", omittingEmptySubsequences: false)[2..<9].map {
      String($0.dropFirst().prefix(13))
    }
  }

  @Test func `has the round corners of its box, those that are masked`() {
    let grid = grid(depth: .none, isBoxed: true) {
      $0.cornerRadius = 12
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    #expect(
      rows(grid) == [
        " ╭─UIView──┐ ", " │         │ ", " │         │ ", " │         │ ", " │         │ ",
        " └─────────╯ ", "             ",
      ])
  }

  @Test func `has square corners where the radius is less than half a cell, and in ASCII`() {
    let square = grid(depth: .none, isBoxed: true) { $0.cornerRadius = 3 }
    #expect(rows(square)[0] == " ┌─UIView──┐ ")
    let ascii = grid(isBoxed: true, glyphs: .ascii) { $0.cornerRadius = 12 }
    #expect(rows(ascii)[0] == " +-UIView--+ ")
  }

  @Test func `leaves out the corners of an image, up to a circle`() {
    let circle = grid(isBoxed: false) { $0.cornerRadius = 40 }
    let plain = Color.rgb(red: 255, green: 255, blue: 255)
    let blue = Color.rgb(red: 0, green: 0, blue: 255)
    #expect(circle[2, 2].style.background == plain)
    #expect(circle[11, 6].style.background == plain)
    #expect(circle[7, 4].style.background == blue)
    #expect(circle[2, 4].style.background == blue)
    let shape = rows(circle).prefix(5).map { $0.padding(toLength: 12, withPad: " ", startingAt: 0) }
    // Each half is the other's mirror image.
    let mirror: [Character: Character] = ["▗": "▖", "▝": "▘", "▟": "▙", "▜": "▛", "▐": "▌"]
    let turned = Dictionary(uniqueKeysWithValues: mirror.map { ($0.value, $0.key) })
    for row in shape {
      let cells = Array(row.dropFirst().prefix(10))
      #expect(cells.reversed().map { mirror[$0] ?? turned[$0] ?? $0 } == cells)
    }
    #expect(shape[0].contains("▀") || shape[0].contains("▛"))
  }

  @Test func `darkens the cells to the right and below by its shadow`() {
    let grid = grid(isBoxed: true) {
      $0.shadowOpacity = 1
      $0.shadowOffset = CGSize(width: 2, height: 2)
    }
    let shade = Color.rgb(red: 166, green: 166, blue: 166)
    #expect(grid[12, 5].style.background == shade)
    #expect(grid[6, 7].style.background == shade)
    #expect(grid[12, 2].style.background == .white)
    #expect(grid[13, 5].style.background == .white)
  }

  @Test func `has a thin line for its shadow without colours`() {
    let grid = grid(depth: .none, isBoxed: true) { $0.shadowOpacity = 0.5 }
    #expect(
      rows(grid) == [
        " ┌─UIView──┐ ", " │         │▏", " │         │▏", " │         │▏", " │         │▏",
        " └─────────┘▏", "  ▔▔▔▔▔▔▔▔▔▔▔",
      ])
  }
}

@MainActor @Suite struct `The contrast of a text` {
  private func style(of text: UIColor, on background: UIColor) -> Style {
    let host = SceneHost(128, 64) { view in
      view.backgroundColor = background
      let label = UILabel(frame: CGRect(x: 24, y: 24, width: 80, height: 20.5))
      label.text = "M"
      label.textColor = text
      view.addSubview(label)
    }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns where grid[column, row].text == "M" {
        return grid[column, row].style
      }
    }
    return .plain
  }

  @Test func `is left alone where it can be read`() {
    #expect(style(of: .black, on: .white).foreground == .black)
    #expect(style(of: .red, on: .white).foreground == .rgb(red: 255, green: 0, blue: 0))
  }

  @Test(arguments: [
    (UIColor.white, UIColor.white), (.black, .black), (.yellow, .white), (.blue, .black),
    (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1)),
    (UIColor(white: 1, alpha: 1), UIColor(red: 0.8, green: 0.93, blue: 0.97, alpha: 1)),
  ])
  func `is made enough to be read`(text: UIColor, background: UIColor) throws {
    let style = style(of: text, on: background)
    let (front, back) = (try #require(style.foreground), try #require(style.background))
    let (light, dark) = (max(front.luminance, back.luminance), min(front.luminance, back.luminance))
    #expect((light + 0.05) / (dark + 0.05) >= 3)
  }
}
