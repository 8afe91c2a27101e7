@_spi(Package) import AutoLayout
import Cells

/// Pickers: columns of titles.
extension Controls {
  /// The rows of a picker around the selected ones, which are between two marks.
  mutating func lines(of wheels: [Drawing.Wheel], _ shape: Shape) -> [ControlLine] {
    var lines: [ControlLine] = []
    for wheel in wheels {
      let frame = shape.place(of: wheel.frame)
      let cells = plan.viewport.outline(of: frame).cells.intersection(shape.content)
      guard cells.columns > 0 else { continue }
      let middle = plan.viewport.row(at: frame.midY)
      let step = max(1, plan.viewport.row(wheel.rowHeight))
      for (index, title) in wheel.titles.enumerated() {
        let row = middle + (index - wheel.selected) * step
        guard shape.content.rowRange.contains(row) else { continue }
        let place = CGFloat(index - wheel.selected) * wheel.rowHeight
        let part = CGRect(
          x: wheel.frame.minX, y: wheel.frame.midY + place - wheel.rowHeight / 2,
          width: wheel.frame.width, height: wheel.rowHeight)
        var line = line(of: title, isChosen: index == wheel.selected, cells, row: row, shape)
        line.part = shape.place(of: part)
        lines.append(line)
      }
    }
    return lines
  }

  /// The line of selected texts whose alternatives are not known.
  mutating func line(ofChosen texts: [String], _ shape: Shape) -> ControlLine {
    line(
      of: texts.joined(separator: "  "), isChosen: true, shape.content,
      row: plan.viewport.row(at: shape.frame.midY), shape)
  }

  private mutating func line(
    of title: String, isChosen: Bool, _ cells: CellRect, row: Int, _ shape: Shape
  ) -> ControlLine {
    let room = isChosen && cells.columns > 6 ? cells.columns - 4 : cells.columns
    var text = title.truncated(toColumns: room, mark: plan.options.glyphs.cutMark)
    if text != title { shortened.insert(shape.index) }
    if room < cells.columns { text = "\(plan.glyph("▸", ">")) \(text) \(plan.glyph("◂", "<"))" }
    return ControlLine(
      runs: [ControlLine.Run(text, isChosen ? .strong : .quiet)], row: row, centredIn: cells)
  }
}
