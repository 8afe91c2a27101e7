@_spi(Package) import AutoLayout
import Cells
import Foundation
import Testing

@testable import Painting
@testable import Scenes
@testable import Stage

/// Texts of all shipped scenes in colour, in canvases of several terminals, at both zooms.
@Suite struct CutTextTests {
  /// The canvas in a terminal of 60x20.
  private static let small = CellSize(columns: 23, rows: 17)
  /// The canvas in terminals of 80x24, 120x40 and 200x60, and one without panes beside it.
  private static let rooms = [
    CellSize(columns: 46, rows: 21), CellSize(columns: 66, rows: 37),
    CellSize(columns: 80, rows: 57), CellSize(columns: 118, rows: 57),
  ]

  @Test(arguments: ShippedScene.all.indices)
  func `no text is cut beside free cells of its parent that have room for it`(index: Int) {
    var found: [String] = []
    forEachPicture(of: index, in: Self.rooms) { name, plan, _, cells, texts in
      let grounds = Ground(of: plan).cells
      for shape in texts.shortened.sorted().map({ plan.shapes[$0] }) {
        guard shape.isSeenDown, shape.isSeenAcross, !shape.lines.isEmpty else { continue }
        if Self.hasRoom(for: shape, cells, grounds) { found.append("\(name): \(shape.view.path)") }
      }
    }
    #expect(found == [], "\(ShippedScene.all[index].name)")
  }

  @Test(arguments: ShippedScene.all.indices)
  func `each letter is read on the ground of its own cell`(index: Int) {
    var found: [String] = []
    forEachPicture(of: index, in: [Self.small] + Self.rooms) { name, plan, grid, cells, _ in
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
    of index: Int, in rooms: [CellSize],
    _ body: (String, Plan, CellGrid, PictureCells, Texts) -> Void
  ) {
    let host = SceneHost(screen: SimulatedScreen(), make: ShippedScene.all[index].make)
    for isLandscape in [false, true] {
      host.apply(SimulatedScreen(isLandscape: isLandscape))
      for room in rooms {
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

  /// Whether the row of a text, or the rows of its view and free ones above and below, have cells
  /// for all of it.
  private static func hasRoom(
    for shape: Shape, _ cells: PictureCells, _ grounds: PictureCells
  ) -> Bool {
    let plan = cells.plan
    let room = shape.view.parent.map { plan.shapes[$0].cells } ?? plan.screen
    let clip = shape.textClip.intersection(plan.screen).intersection(room)
    func isFree(_ column: Int, _ row: Int) -> Bool {
      let cell = CellPoint(column: column, row: row)
      guard clip.contains(cell), let owner = grounds.owner(column, row) else { return false }
      if cells.hits.target(at: cell) == shape.index, cells.isTaken(column, row) { return true }
      guard !cells.isTaken(column, row), cells.grid[cell].isBlank else { return false }
      return owner < 0 || owner == shape.index || plan.isAncestor(owner, of: shape.index)
    }
    let text = plan.scene.columnTexts.text(shape.wholeText)
    let width = TextWidth.width(of: shape.joinedText)
    for row in shape.cells.rowRange {
      guard let middle = shape.cells.columnRange.first(where: { isFree($0, row) }) else { continue }
      var (start, end) = (middle, middle + 1)
      while isFree(start - 1, row) { start -= 1 }
      while isFree(end, row) { end += 1 }
      if end - start >= width { return true }
    }
    let columns = plan.textArea(of: shape).columnRange
    guard text.widestWord <= columns.count else { return false }
    func isFree(_ row: Int) -> Bool { columns.allSatisfy { isFree($0, row) } }
    guard let first = shape.cells.rowRange.first(where: isFree) else { return false }
    var (start, end) = (first, first + 1)
    while isFree(start - 1) { start -= 1 }
    while isFree(end) { end += 1 }
    return text.layout(
      columns: columns.count, maximumLines: end - start, mode: .byWordWrapping
    ).lines.last?.isTruncated == false
  }
}
