import Cells
import Foundation
import SeededRandom
import Testing

@testable import Painting
@testable import Stage

@Suite struct `A viewport` {
  @Test func `draws a phone at true scale in 53 by 47 cells`() {
    let viewport = Viewport(screenSize: CGSize(width: 414, height: 736))
    #expect(viewport.size == CellSize(columns: 53, rows: 47))
    #expect(viewport.scaleText() == "8 × 16 pt")
  }

  typealias Fit = (screen: [CGFloat], room: [Int], cells: [Int])

  /// A phone and a tablet, upright and on their side, beside an inspector of 40 columns in
  /// terminals of 80x24, 100x30, 120x40 and 200x60.
  static let fits: [Fit] = [
    ([414, 736], [40, 21], [30, 21]), ([736, 414], [40, 21], [40, 15]),
    ([414, 736], [60, 27], [39, 27]), ([736, 414], [60, 27], [60, 22]),
    ([414, 736], [80, 37], [53, 37]), ([736, 414], [80, 37], [80, 29]),
    ([414, 736], [160, 57], [76, 57]), ([736, 414], [160, 57], [134, 38]),
    ([768, 1024], [40, 21], [34, 21]), ([1024, 768], [40, 21], [40, 20]),
    ([768, 1024], [60, 27], [51, 27]), ([1024, 768], [60, 27], [60, 27]),
    ([768, 1024], [80, 37], [68, 37]), ([1024, 768], [80, 37], [80, 37]),
    ([768, 1024], [160, 57], [110, 57]), ([1024, 768], [160, 57], [160, 57]),
  ]

  @Test(arguments: fits.indices)
  func `keeps the shape of a screen, and takes the most columns and then rows that it can`(
    index: Int
  ) {
    let (screen, room, cells) = Self.fits[index]
    let viewport = Viewport.fitting(
      CGSize(width: screen[0], height: screen[1]),
      into: CellSize(columns: room[0], rows: room[1]), zoom: .shape)
    #expect([viewport.size.columns, viewport.size.rows] == cells)
    #expect(viewport.pointsPerColumn == screen[0] / Double(cells[0] - 1))
    #expect(viewport.pointsPerRow == screen[1] / Double(cells[1] - 1))
  }

  @Test func `looks like every device in every room that has the cells for it`() {
    for device in Device.all {
      let (short, long) = (device.portraitWidth, device.portraitHeight)
      for (columns, rows) in [(40, 21), (46, 21), (66, 27), (80, 37), (86, 57), (160, 57)] {
        let room = CellSize(columns: columns, rows: rows)
        let upright = Viewport.fitting(CGSize(width: short, height: long), into: room, zoom: .shape)
        let lying = Viewport.fitting(CGSize(width: long, height: short), into: room, zoom: .shape)
        for viewport in [upright, lying] {
          #expect((1 / 1.3...1.3).contains(viewport.stretch), "\(device.name) in \(room)")
          #expect(viewport.size.columns <= columns && viewport.size.rows <= rows)
          #expect(viewport.pointsPerColumn >= 5.5 && viewport.pointsPerRow >= 11)
        }
        #expect(upright.size.columns * 100 <= lying.size.columns * 85, "\(device.name) in \(room)")
      }
    }
  }

  @Test func `fits screens that no outline looks like`() {
    let room = CellSize(columns: 60, rows: 20)
    func cells(_ width: CGFloat, _ height: CGFloat, _ room: CellSize) -> [Int] {
      let size = Viewport.fitting(CGSize(width: width, height: height), into: room, zoom: .shape)
        .size
      return [size.columns, size.rows]
    }
    #expect(cells(4000, 40, room) == [60, 2])
    #expect(cells(40, 4000, room) == [2, 20])
    #expect(cells(414, 736, CellSize(columns: 0, rows: 0)) == [2, 2])
    #expect(cells(.nan, 4, room) == [1, 2])
  }

  typealias TextFit = (screen: [CGFloat], room: CellSize, scale: [Double], cells: [Int])

  /// As many columns as a letter of 5.5 points needs, in rows of their own.
  static let textFits: [TextFit] = [
    ([414, 736], CellSize(columns: 46, rows: 21), [9.5, 37], [45, 21]),
    ([414, 736], CellSize(columns: 80, rows: 22), [5.5, 36], [76, 21]),
    ([736, 414], CellSize(columns: 80, rows: 22), [9.5, 20], [78, 22]),
    ([414, 736], CellSize(columns: 66, rows: 37), [6.5, 21], [65, 36]),
    ([414, 736], CellSize(columns: 125, rows: 57), [5.5, 13.5], [76, 56]),
    ([414, 736], CellSize(columns: 300, rows: 200), [5.5, 11], [76, 68]),
    ([414, 736], CellSize(columns: 0, rows: 0), [414, 736], [2, 2]),
  ]

  @Test(arguments: textFits.indices)
  func `uses all columns and rows for text, as far as that helps`(index: Int) {
    let (screen, room, scale, cells) = Self.textFits[index]
    let viewport = Viewport.fitting(
      CGSize(width: screen[0], height: screen[1]), into: room, zoom: .text)
    #expect([viewport.pointsPerColumn, viewport.pointsPerRow] == scale)
    #expect([viewport.size.columns, viewport.size.rows] == cells)
  }

  @Test func `takes columns and rows that it is given, or true shapes`() {
    let screen = CGSize(width: 400, height: 800)
    #expect(
      Viewport(screenSize: screen, columns: 41, rows: 21).size == CellSize(columns: 41, rows: 21))
    #expect(Viewport(screenSize: screen, columns: 41).size == CellSize(columns: 41, rows: 41))
    #expect(
      Viewport(screenSize: screen, columns: nil, rows: 21).size == CellSize(columns: 21, rows: 21))
  }

  @Test func `keeps what abuts abutting, at any scale`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let viewport = Viewport(
        screenSize: CGSize(width: 500, height: 500),
        pointsPerColumn: Double.random(in: 1...60, using: &random))
      let left = Double.random(in: 0...300, using: &random)
      let width = Double.random(in: 0...200, using: &random)
      let first = CGRect(x: left, y: 0, width: width, height: 10)
      // The same edge, come to by another sum.
      let edge = left + width / 3 + width / 3 + width / 3
      let second = CGRect(x: edge, y: 0, width: 50, height: 10)
      #expect(viewport.outline(of: first).right == viewport.outline(of: second).left)
      let cells = viewport.outline(of: first).cells
      #expect(cells.endColumn == viewport.outline(of: second).cells.column)
      #expect(viewport.column(left) <= viewport.column(left + width))
    }
  }

  @Test func `gives what is smaller than a cell the one its middle lies in`() {
    let viewport = Viewport(screenSize: CGSize(width: 500, height: 500), pointsPerColumn: 10)
    #expect(
      viewport.cells(of: CGRect(x: 26, y: 31, width: 3, height: 8))
        == CellRect(column: 2, row: 1, columns: 1, rows: 1))
    #expect(
      viewport.cells(of: CGRect(x: 14, y: 31, width: 12, height: 0))
        == CellRect(column: 1, row: 1, columns: 2, rows: 1))
  }

  @Test func `takes a half-way edge to the same cell whatever its last bits are`() {
    let viewport = Viewport(screenSize: CGSize(width: 100, height: 100))
    #expect(viewport.column(12 - 1e-9) == viewport.column(12))
    #expect(viewport.column(12 + 1e-9) == viewport.column(12))
    #expect(viewport.column(11.98) == 1)
  }

  @Test func `has the middle of a cell on the same side of each edge as the cell`() {
    var random = SplitMix(seed: 8)
    for _ in 0..<300 {
      let viewport = Viewport(
        screenSize: CGSize(
          width: Double.random(in: 1...900, using: &random),
          height: Double.random(in: 1...900, using: &random)),
        pointsPerColumn: Double.random(in: 4...40, using: &random),
        pointsPerRow: Double.random(in: 4...80, using: &random))
      for row in 0..<viewport.size.rows {
        for column in 0..<viewport.size.columns {
          let point = viewport.middle(of: CellPoint(column: column, row: row))
          #expect(viewport.column(point.x - 0.1) == column)
          #expect(viewport.row(point.y - 0.1) == row)
          #expect(viewport.column(point.x + 0.1) == column + 1)
          #expect(viewport.row(point.y + 0.1) == row + 1)
        }
      }
    }
  }

  @Test func `survives sizes and scales that make no sense`() {
    for scale in [0, -3, .nan, .infinity, 1e-300] {
      let viewport = Viewport(
        screenSize: CGSize(width: CGFloat.nan, height: 4), pointsPerColumn: scale)
      #expect(viewport.size.columns == 1)
    }
  }
}

extension Viewport {
  /// How many times as wide the outline looks as the screen, a cell being twice as high as wide.
  fileprivate var stretch: Double {
    let outline = size
    return Double(outline.columns - 1) * screenSize.height
      / (2 * screenSize.width * Double(outline.rows - 1))
  }
}
