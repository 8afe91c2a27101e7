import AutoLayout
import Cells
import Foundation

/// Pickers: columns of titles.
extension Lettering {
  /// Draws the rows of a picker around the selected ones, which are between two marks.
  mutating func draw(_ wheels: [Drawing.Wheel], _ shape: Shape) {
    let area = shape.content
    for wheel in wheels {
      let frame = shape.place(of: wheel.frame)
      let cells = viewport.outline(of: frame).cells.intersection(area)
      guard cells.columns > 0 else { continue }
      let middle = viewport.row(at: frame.midY)
      let step = max(1, viewport.row(wheel.rowHeight))
      for (index, title) in wheel.titles.enumerated() {
        let row = middle + (index - wheel.selected) * step
        guard area.rowRange.contains(row) else { continue }
        let place = CGFloat(index - wheel.selected) * wheel.rowHeight
        let rowFrame = CGRect(
          x: wheel.frame.minX, y: wheel.frame.midY + place - wheel.rowHeight / 2,
          width: wheel.frame.width, height: wheel.rowHeight)
        drawPickerRow(
          title, of: hits.add(shape.place(of: rowFrame), of: shape.view.path),
          isChosen: index == wheel.selected, cells: cells, row: row, shape)
      }
    }
  }

  /// Draws a selected text whose alternatives are not known.
  mutating func drawChosen(_ texts: [String], _ shape: Shape) {
    let row = viewport.row(at: shape.frame.midY)
    drawPickerRow(
      texts.joined(separator: "  "), of: shape.index, isChosen: true, cells: shape.content,
      row: row, shape)
  }

  private mutating func drawPickerRow(
    _ title: String, of target: Int, isChosen: Bool, cells: CellRect, row: Int, _ shape: Shape
  ) {
    let room = isChosen && cells.columns > 6 ? cells.columns - 4 : cells.columns
    var text = title.truncated(toColumns: room, mark: cutMark)
    if text != title { noteCut(of: shape) }
    if room < cells.columns { text = "\(glyph("▸", ">")) \(text) \(glyph("◂", "<"))" }
    let column = cells.column + (cells.columns - TextWidth.width(of: text)) / 2
    draw(
      [Run(text, isChosen ? .strong : .quiet)], of: target, column: column, row: row, shape)
  }
}
