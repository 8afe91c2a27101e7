import Cells
import LayoutFixtures
import Painting
import SceneFixtures
import Stage
import Testing
import UIKit

/// Areas of colour, which end in the middle of a cell where their views do. Cells are 8 by 16
/// points.
@MainActor @Suite("The picture of areas of colour")
struct AreaPictureTests {
  private func grid(
    _ size: CGSize, depth: ColorDepth = .direct, showsFrame: Bool = false,
    _ setUp: @escaping @MainActor (UIView) -> Void
  ) -> CellGrid {
    let host = SceneHost(size.width, size.height) { view in
      view.backgroundColor = .white
      setUp(view)
    }
    var options = ViewPainter.Options(depth: depth)
    options.showsOutline = showsFrame
    options.names = .none
    return ViewPainter.paint(host, in: Viewport(screenSize: size), options: options)
  }

  private func area(_ view: UIView, _ color: UIColor, _ frame: CGRect) {
    let area = UIView(frame: frame)
    area.backgroundColor = color
    view.addSubview(area)
  }

  /// The characters of the rows of a picture, with a number in place of a blank: 0 for white, 1
  /// for red, 2 for blue.
  private func rows(_ grid: CellGrid) -> [String] {
    (0..<grid.size.rows - 1).map { row in
      (0..<grid.size.columns - 1).map { column in
        let cell = grid[column, row]
        guard cell.isBlank else { return cell.text }
        let colors: [Color?] = [.white, Self.red, Self.blue]
        return colors.firstIndex(of: cell.style.background).map { "\($0)" } ?? "?"
      }.joined()
    }
  }

  private static let red = Color.rgb(red: 255, green: 0, blue: 0)
  private static let blue = Color.rgb(red: 0, green: 0, blue: 255)

  @Test func `an edge is in the middle of a cell where it is nearer than a line between cells`() {
    let grid = grid(CGSize(width: 64, height: 64)) {
      area($0, .red, CGRect(x: 11, y: 9, width: 34, height: 38))
    }
    #expect(rows(grid) == ["0▛▀▀▀▜00", "0▌111▌00", "0▌111▌00", "00000000"])
    #expect(grid[1, 0].style == Style(foreground: .white, background: Self.red))
    #expect(grid[1, 1].style == Style(foreground: .white, background: Self.red))
    #expect(grid[5, 1].style == Style(foreground: Self.red, background: .white))
  }

  @Test func `views of one size have as many cells each, and a gap between them is seen`() {
    let board = grid(CGSize(width: 120, height: 128)) { view in
      for (index, name) in ["a", "b", "c", "d"].enumerated() {
        let square = label(name)
        square.frame = CGRect(x: 16, y: 24 + 19 * index, width: 40, height: 19)
        square.backgroundColor = index % 2 == 0 ? .red : .blue
        view.addSubview(square)
      }
    }
    #expect(
      rows(board).map { $0.prefix(9) } == [
        "000000000", "000000000", "00a111100", "00b222200", "00c111100", "00d222200",
        "000000000", "000000000",
      ])
    let keys = grid(CGSize(width: 64, height: 48)) { view in
      for index in 0..<3 {
        area(view, .red, CGRect(x: 6.5 + 18 * Double(index), y: 16, width: 15, height: 16))
      }
    }
    #expect(rows(keys) == ["00000000", "01▌1▌1▌0", "00000000"])
  }

  @Test func `where three colours meet, the one that is most like another gives way`() {
    let grid = grid(CGSize(width: 64, height: 32)) {
      area($0, UIColor(white: 0.9, alpha: 1), CGRect(x: 0, y: 8, width: 12, height: 24))
      area($0, .red, CGRect(x: 12, y: 8, width: 20, height: 24))
    }
    #expect(rows(grid)[0].prefix(5) == "▀▛▀▀0")
    #expect(grid[1, 0].style == Style(foreground: .white, background: Self.red))
  }

  @Test func `a mark is in a cell of one colour`() {
    let host = SceneHost(64, 64) { view in
      view.backgroundColor = .white
      area(view, .red, CGRect(x: 11, y: 9, width: 34, height: 38))
    }
    var options = ViewPainter.Options()
    options.showsOutline = false
    options.moved = Set(host.snapshot.views.suffix(1).map(\.path))
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size), options: options)
    #expect(rows(grid) == ["0▛▀▀▀▜00", "0▌11•▌00", "0▌111▌00", "00000000"])
  }

  @Test func `no line of what is behind a ground goes through it`() {
    let grid = grid(CGSize(width: 64, height: 64), depth: .sixteen) { view in
      let box = UIView(frame: CGRect(x: 8, y: 16, width: 40, height: 32))
      view.addSubview(box)
      area(box, .red, CGRect(x: 0, y: 0, width: 8, height: 32))
    }
    #expect(grid.text == "\n  ────┐\n      │\n └────┘\n")
  }

  @Test func `a text that the device cuts short has the style that is asked for`() {
    let host = SceneHost(128, 64) { view in
      view.backgroundColor = .white
      view.add(label("Sleepy mouse"), "cut", 16, 16, 48, 20)
      view.add(label("Tea"), "whole", 80, 16, 40, 20)
    }
    var options = ViewPainter.Options()
    (options.showsOutline, options.names) = (false, .none)
    options.cutText = Style(foreground: Self.red, attributes: .bold)
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: CGSize(width: 128, height: 64)), options: options)
    let row = rows(grid)[1]
    #expect(row == "00Sleep…00Tea000")
    #expect(
      grid[2, 1].style
        == Style(foreground: Self.red.contrasting, background: Self.red, attributes: .bold))
    #expect(grid[7, 1].style == grid[2, 1].style)
    #expect(grid[10, 1].style.background == .white)
  }

  @Test func `areas that touch share an edge, and a gap of half a cell is seen`() {
    let grid = grid(CGSize(width: 80, height: 48)) {
      area($0, .red, CGRect(x: 8, y: 0, width: 20, height: 48))
      area($0, .blue, CGRect(x: 28, y: 0, width: 20, height: 48))
      area($0, .red, CGRect(x: 52, y: 0, width: 20, height: 48))
    }
    #expect(rows(grid) == Array(repeating: "011▌22▌110", count: 3))
    #expect(grid[3, 1].style == Style(foreground: Self.red, background: Self.blue))
    #expect(grid[6, 1].style == Style(foreground: .white, background: Self.red))
  }

  @Test func `a view with a ground of its own has no lines in colour, and one without has them`() {
    func text(_ color: UIColor?, _ depth: ColorDepth) -> String {
      grid(CGSize(width: 64, height: 64), depth: depth) { view in
        let box = UIView(frame: CGRect(x: 8, y: 16, width: 40, height: 32))
        box.backgroundColor = color
        view.addSubview(box)
      }.text
    }
    let box = "\n ┌────┐\n │    │\n └────┘\n"
    #expect(text(.red, .direct) == "\n\n\n\n")
    #expect(text(.red, .sixteen) == "\n\n\n\n")
    #expect(text(.red, .none) == box)
    #expect(text(nil, .direct) == box)
    // The colour of what is behind it.
    #expect(text(.white, .direct) == box)
  }

  @Test func `the frame of the device covers nothing of the screen`() {
    let grid = grid(CGSize(width: 80, height: 80), showsFrame: true) {
      area($0, .red, CGRect(x: 0, y: 0, width: 80, height: 80))
    }
    let screen = grid.bounds.inset(columns: 1, rows: 1)
    for row in grid.bounds.rowRange {
      for column in grid.bounds.columnRange {
        let isInside = screen.contains(CellPoint(column: column, row: row))
        #expect(grid[column, row].style.background == (isInside ? Self.red : nil))
      }
    }
  }

  @Test func `text stays inside the ground that holds its view, in as many rows as there are`() {
    let grid = grid(CGSize(width: 160, height: 96)) { view in
      let bubble = UIView(frame: CGRect(x: 12, y: 16, width: 100, height: 64))
      bubble.backgroundColor = .red
      let label = UILabel(frame: CGRect(x: 4, y: 8, width: 92, height: 40))
      label.text = "Why is a raven"
      label.font = .systemFont(ofSize: 12)
      label.numberOfLines = 0
      bubble.addSubview(label)
      view.addSubview(bubble)
    }
    #expect(grid.text.contains("Why is"))
    #expect(grid.text.contains("a raven"))
    for row in grid.bounds.rowRange {
      for column in grid.bounds.columnRange
      where grid[column, row].scalar?.properties.isAlphabetic == true {
        #expect(grid[column, row].style.background == Self.red, "\(grid.text)")
      }
    }
  }
}
