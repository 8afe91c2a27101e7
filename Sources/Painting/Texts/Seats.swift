@_spi(Package) import AutoLayout
import Cells

/// The cells that texts hold, which are chosen before any text is drawn.
///
/// A row may stand for more points than a line of text takes, so that texts which stand one below
/// the other on the device would share a row. Bars keep the rows of their items. From top to
/// bottom, each text gets the nearest row that no text before it has.
struct Seats {
  /// The columns of a row that are kept for a text, or for a bar.
  struct Seat {
    let columns: Range<Int>
    /// The index of the view.
    let index: Int
    var isBar = false
  }

  let plan: Plan
  /// The cells, in which texts own what they hold.
  var cells: PictureCells
  /// The seats in each row.
  var rows: [[Seat]]
  /// The row of the first line of each view's text.
  private(set) var firstRows: [Int]

  init(on cells: consuming PictureCells, beside controls: Controls) {
    plan = cells.plan
    rows = Array(repeating: [], count: cells.plan.bounds.rows)
    firstRows = Array(repeating: 0, count: cells.plan.shapes.count)
    self.cells = cells
    keepItems(of: controls)
    seatTexts()
    for shape in plan.shapes where plan.isDrawn(shape) { reserveCells(of: shape) }
  }

  private mutating func keepItems(of controls: Controls) {
    for shape in plan.shapes where shape.isShown {
      guard case .bar = shape.view.drawing.content else { continue }
      let area = shape.cells.intersection(shape.clip).intersection(plan.bounds)
      guard !area.isEmpty else { continue }
      for line in controls.lines[shape.index] where rows.indices.contains(line.row) {
        rows[line.row].append(Seat(columns: area.columnRange, index: shape.index, isBar: true))
      }
    }
  }

  private mutating func seatTexts() {
    let tops = plan.shapes.compactMap { shape in
      plan.isDrawn(shape)
        ? shape.lines.first.map { (index: shape.index, top: shape.place(of: $0.frame).minY) } : nil
    }
    for (index, _) in tops.sorted(by: { ($0.top, $0.index) < ($1.top, $1.index) }) {
      let shape = plan.shapes[index]
      let row = firstRow(for: shape)
      firstRows[index] = row.row
      let area = row.intersection(shape.textClip).intersection(plan.bounds)
      guard !area.isEmpty,
        let start = area.columnRange.first(where: { !cells.isCovered($0, row.row, shape) }),
        let end = area.columnRange.last(where: { !cells.isCovered($0, row.row, shape) })
      else { continue }
      rows[row.row].append(Seat(columns: start..<end + 1, index: index))
    }
  }

  /// Gives a text its cells, or a control those of its row, so that other texts do not continue in
  /// them.
  private mutating func reserveCells(of shape: Shape) {
    var area = shape.content
    let first = firstRows[shape.index]
    if let row = plan.controlRow(of: shape) {
      area = row
    } else if shape.lines.isEmpty {
      return
    } else if area.rowRange.contains(first) {
      // The rows above belong to other texts, or are free.
      area.rows -= first - area.row
      area.row = first
    }
    area = area.intersection(shape.textClip).intersection(plan.bounds)
    guard !area.isEmpty else { return }
    for row in area.rowRange {
      for column in area.columnRange
      // A view behind another one covers nothing there. Where two texts have the same cells, the
      // first text keeps them.
      where !cells.isCovered(column, row, shape) && otherSeat(column, row, than: shape) == nil {
        cells.own(column, row, by: shape.index)
      }
    }
  }
}
