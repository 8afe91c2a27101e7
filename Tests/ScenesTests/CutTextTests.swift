@_spi(Package) import AutoLayout
import Cells
import Foundation
import Testing

@testable import Painting
@testable import Scenes
@testable import Stage

/// Texts of all shipped scenes in colour, in canvases of several terminals, at both zooms.
@Suite struct CutTextTests {
  /// The canvas in terminals of 80x24, 120x40 and 200x60, and one without panes beside it.
  private static let rooms = [
    CellSize(columns: 46, rows: 21), CellSize(columns: 66, rows: 37),
    CellSize(columns: 80, rows: 57), CellSize(columns: 118, rows: 57),
  ]

  @Test(arguments: ShippedScene.all.indices)
  func `no text is cut beside free cells of its parent that have room for it`(index: Int) {
    var found: [String] = []
    forEachPicture(of: index) { name, plan, _, cells, texts in
      let grounds = Ground(of: plan).cells
      for shape in texts.shortened.sorted().map({ plan.shapes[$0] }) {
        guard shape.isSeenDown, shape.isSeenAcross, !shape.lines.isEmpty else { continue }
        let free = Self.freeColumns(around: shape, cells, grounds)
        let width = TextWidth.width(of: shape.joinedText)
        if free >= width { found.append("\(name): \(shape.view.path), \(free) for \(width)") }
      }
    }
    #expect(found == [], "\(ShippedScene.all[index].name)")
  }

  @Test(arguments: ShippedScene.all.indices)
  func `each letter is read on the ground of its own cell`(index: Int) {
    var found: [String] = []
    forEachPicture(of: index) { name, plan, grid, cells, _ in
      for row in plan.screen.rowRange {
        for column in plan.screen.columnRange where cells.isLettered(column, row) {
          let style = grid[column, row].style
          guard let ink = style.foreground, let ground = style.background else { continue }
          let contrast = ink.contrast(with: ground)
          if contrast < Color.leastContrast - 0.01 {
            found.append("\(name): \(grid[column, row].text) at \(column), \(row)")
          }
        }
      }
    }
    #expect(found == [], "\(ShippedScene.all[index].name)")
  }

  private func forEachPicture(
    of index: Int, _ body: (String, Plan, CellGrid, PictureCells, Texts) -> Void
  ) {
    let host = SceneHost(screen: SimulatedScreen(), make: ShippedScene.all[index].make)
    for isLandscape in [false, true] {
      host.apply(SimulatedScreen(isLandscape: isLandscape))
      for room in Self.rooms {
        for zoom in [Viewport.Zoom.shape, .text] {
          let viewport = Viewport.fitting(host.screen.size, into: room, zoom: zoom)
          host.onScreen {
            let plan = ViewPainter.plan(of: host, in: viewport, options: ViewPainter.Options())
            let texts = ViewPainter.texts(of: plan)
            body(
              "\(isLandscape ? "on its side" : "upright"), \(room.columns), \(zoom)", plan,
              ViewPainter.picture(of: plan).grid, texts.takeCells(), texts)
          }
        }
      }
    }
  }

  /// The columns of a text's row that show only the text, or its superviews and nothing else.
  private static func freeColumns(
    around shape: Shape, _ cells: PictureCells, _ grounds: PictureCells
  ) -> Int {
    let plan = cells.plan
    let room = shape.view.parent.map { plan.shapes[$0].cells } ?? plan.screen
    let clip = shape.textClip.intersection(plan.screen).intersection(room)
    func isFree(_ column: Int, _ row: Int) -> Bool {
      guard clip.contains(CellPoint(column: column, row: row)) else { return false }
      if cells.hits.target(at: CellPoint(column: column, row: row)) == shape.index,
        cells.isTaken(column, row)
      {
        return true
      }
      guard !cells.isTaken(column, row), cells.grid[column, row].isBlank,
        let owner = grounds.owner(column, row)
      else { return false }
      return owner < 0 || owner == shape.index || plan.isAncestor(owner, of: shape.index)
    }
    let own = shape.cells.rowRange.max { first, second in
      shape.cells.columnRange.count { cells.isTaken($0, first) }
        < shape.cells.columnRange.count { cells.isTaken($0, second) }
    }
    guard let row = own, let middle = shape.cells.columnRange.first(where: { isFree($0, row) })
    else { return 0 }
    var (start, end) = (middle, middle + 1)
    while isFree(start - 1, row) { start -= 1 }
    while isFree(end, row) { end += 1 }
    return end - start
  }
}
