@_spi(Package) import AutoLayout
import Cells

/// The lines of characters in which controls and the items of bars are drawn.
struct Controls {
  let plan: Plan
  /// The lines of each view, by its index.
  private(set) var lines: [[ControlLine]]
  /// The views with a title that the picture cuts short, by their indices.
  var shortened: Set<Int> = []

  init(of plan: Plan) {
    self.plan = plan
    lines = Array(repeating: [], count: plan.shapes.count)
    for shape in plan.shapes where shape.isShown { lines[shape.index] = lines(of: shape) }
  }

  private mutating func lines(of shape: Shape) -> [ControlLine] {
    switch shape.view.drawing.content {
    case .row(let rows):
      // The first of the rows that fits.
      let columns = shape.cells.columns
      guard let row = rows.first(where: { $0.leastColumns <= columns }) ?? rows.last else {
        return []
      }
      return [line(of: row.runs(columns: columns, glyphs: plan.options.glyphs), in: shape)]
    case .segments(let segments): return lines(of: segments, shape)
    case .bar(let bar): return lines(of: bar, shape)
    case .wheels(let wheels): return lines(of: wheels, shape)
    case .chosen(let texts): return [line(ofChosen: texts, shape)]
    case .tableRow, nil: return []
    }
  }

  /// The line of a control, centred in its view.
  private func line(of runs: [ControlLine.Run], in shape: Shape) -> ControlLine {
    ControlLine(
      runs: runs, row: plan.insideRow(of: shape, midY: shape.frame.midY), centredIn: shape.cells)
  }

  private mutating func lines(of segments: [Drawing.Segment], _ shape: Shape) -> [ControlLine] {
    let places = segments.map { shape.place(of: $0.frame) }
    guard let first = places.first else { return [] }
    var edges = ([first.minX] + places.map(\.maxX)).map { plan.viewport.column($0) }
    // The last line is inside the control.
    edges[edges.count - 1] -= 1
    let rooms = zip(edges, edges.dropFirst()).map { $1 - $0 - 1 }
    if zip(segments, rooms).contains(where: { TextWidth.width(of: $0.title.unicode) > $1 }) {
      shortened.insert(shape.index)
    }
    return [line(of: segments.runs(edges: edges, glyphs: plan.options.glyphs), in: shape)]
  }
}
