import Cells
import Documents

/// The map of a storyboard: its scenes as boxes in their places on its canvas, and its segues as
/// arrows. Below the map are the segues of the marked scene by name.
struct MapPane {
  let map: SceneMap
  /// The index of the scene that is shown.
  let shown: Int
  /// The index of the marked node.
  let marked: Int
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    let layout = MapLayout(
      map, in: CellSize(columns: rect.columns, rows: rect.rows + 1), marked: marked)
    surface.put(
      [Pen.Span(" Map", Palette.strong), Pen.Span("   " + counts, Palette.quiet)]
        + more(in: layout), at: rect.column, row: rect.row, in: rect)
    var lines = BorderLayer(size: surface.grid.size)
    lines.clip = layout.room
    let heads = drawLinks(on: &lines, layout)
    drawBoxes(on: &lines, layout)
    lines.stroke(into: &surface.grid, glyphs: glyphs.set)
    for head in heads where layout.room.contains(head.cell) {
      surface.grid.write(head.sign, at: head.cell, style: head.style, clip: layout.room)
    }
    for node in map.nodes.indices { write(node, layout, on: &surface) }
    drawDetails(below: layout.room, in: rect, on: &surface)
  }

  /// `3 scenes, 1 reference, 4 segues`. References are told only where there are any: most
  /// documents have none.
  private var counts: String {
    let references = map.nodes.count(where: \.isReference)
    let counts = [
      (map.nodes.count - references, "scene"), (references, "reference"),
      (map.links.count, "segue"),
    ]
    return counts.filter { $0.1 != "reference" || $0.0 > 0 }.map { count, noun in
      "\(count) \(noun)" + (count == 1 ? "" : "s")
    }.joined(separator: ", ")
  }

  /// `more: ← 2 → 14`: how many scenes lie beyond each side.
  private func more(in layout: MapLayout) -> [Pen.Span] {
    let hidden = layout.hidden
    let sides = [
      (glyphs.from, hidden.left), (glyphs.to, hidden.right), (glyphs.up, hidden.above),
      (glyphs.down, hidden.below),
    ].filter { $0.1 > 0 }
    guard !sides.isEmpty else { return [] }
    return [Pen.Span("   more:", Palette.quiet)]
      + sides.map { Pen.Span(" \($0.0) \($0.1)", Palette.accent) }
  }

  private func drawBoxes(on lines: inout BorderLayer, _ layout: MapLayout) {
    for node in map.nodes.indices {
      let box = layout.box(of: node)
      guard !box.intersection(layout.room).isEmpty else { continue }
      let isMarked = node == marked
      lines.addBox(
        left: box.column, top: box.row, right: box.endColumn - 1, bottom: box.endRow - 1,
        stroke: BorderLayer.Stroke(
          weight: isMarked ? .heavy : .light, style: isMarked ? Palette.accent : Palette.plain,
          depth: 2),
        isOpaque: true)
    }
  }

  private func write(_ node: Int, _ layout: MapLayout, on surface: inout Surface) {
    let box = layout.box(of: node)
    let inner = box.inset(columns: 1, rows: 1)
    let clip = inner.intersection(layout.room)
    guard !clip.isEmpty else { return }
    let item = map.nodes[node]
    // A box at the edge has its texts in the part that is in sight.
    func text(_ text: String, after sign: String, _ style: Style) -> [Pen.Span] {
      let columns = clip.columns - TextWidth.width(of: sign)
      return [
        Pen.Span(sign, Palette.accent),
        Pen.Span(text.shortenedName(toColumns: columns, glyphs: glyphs.set), style),
      ]
    }
    let sign = item.isInitial ? glyphs.selected + " " : item.scene == shown ? glyphs.met + " " : ""
    let lines = [
      text(item.name, after: sign, node == marked ? Palette.accent : Palette.strong),
      text(item.note == item.name ? "" : item.note, after: "", Palette.quiet),
    ]
    for (row, spans) in lines.prefix(clip.rows).enumerated() {
      surface.put(spans, at: clip.column, row: clip.row + row, in: clip)
    }
  }

  // MARK: - Arrows

  private struct Head {
    let cell: CellPoint
    let sign: String
    let style: Style
  }

  /// Draws the arrows: out of the right side of a box, through the gaps, into the left side of the
  /// other.
  private func drawLinks(on lines: inout BorderLayer, _ layout: MapLayout) -> [Head] {
    var heads: [Head] = []
    let isFirst = { (link: SceneMap.Link) in link.from != marked && link.to != marked }
    for link in map.links.filter(isFirst) + map.links.filter({ !isFirst($0) }) {
      let isAboutMarked = !isFirst(link)
      let style = isAboutMarked ? Palette.accent : Palette.quiet
      let stroke = BorderLayer.Stroke(style: style, depth: isAboutMarked ? 1 : 0)
      let (from, to) = (layout.box(of: link.from), layout.box(of: link.to))
      let end = CellPoint(column: to.column - 1, row: to.row + 2)
      let start = CellPoint(column: from.endColumn - 1, row: from.row + 1)
      let leave = from.endColumn + link.from % 3
      let enter = to.column - 3
      if leave == enter || map.places[link.to].column == map.places[link.from].column + 1 {
        addLine(&lines, row: start.row, start.column, leave, stroke)
        addLine(&lines, column: leave, start.row, end.row, stroke)
        addLine(&lines, row: end.row, leave, end.column, stroke)
      } else {
        // Through the row above the other box, where no boxes are.
        let lane = to.row - 1
        addLine(&lines, row: start.row, start.column, leave, stroke)
        addLine(&lines, column: leave, start.row, lane, stroke)
        addLine(&lines, row: lane, leave, enter, stroke)
        addLine(&lines, column: enter, lane, end.row, stroke)
        addLine(&lines, row: end.row, enter, end.column, stroke)
      }
      heads.append(Head(cell: end, sign: glyphs.arrow, style: style))
    }
    return heads
  }

  private func addLine(
    _ lines: inout BorderLayer, row: Int, _ a: Int, _ b: Int, _ stroke: BorderLayer.Stroke
  ) {
    lines.addLine(row: row, from: min(a, b), through: max(a, b), stroke: stroke)
  }

  private func addLine(
    _ lines: inout BorderLayer, column: Int, _ a: Int, _ b: Int, _ stroke: BorderLayer.Stroke
  ) {
    lines.addLine(column: column, from: min(a, b), through: max(a, b), stroke: stroke)
  }

  // MARK: - The marked scene

  private func drawDetails(below room: CellRect, in rect: CellRect, on surface: inout Surface) {
    guard map.nodes.indices.contains(marked), room.endRow < rect.endRow else { return }
    let node = map.nodes[marked]
    var lines: [[Pen.Span]] = [
      [
        Pen.Span(" " + node.name, Palette.accent), Pen.Span("  " + node.note, Palette.quiet),
        Pen.Span(node.isInitial ? "  begins here" : "", Palette.quiet),
      ]
    ]
    for link in map.links where link.from == marked {
      lines.append([
        Pen.Span("   \(glyphs.to) ", Palette.accent), Pen.Span(map.nodes[link.to].name),
        Pen.Span("  " + link.label, Palette.quiet),
      ])
    }
    for link in map.links where link.to == marked {
      lines.append([
        Pen.Span("   \(glyphs.from) ", Palette.quiet), Pen.Span(map.nodes[link.from].name),
        Pen.Span("  " + link.label, Palette.quiet),
      ])
    }
    let rows = rect.endRow - room.endRow
    if lines.count > rows {
      lines[rows - 1] = [Pen.Span("   and \(lines.count - rows + 1) more", Palette.quiet)]
    }
    surface.write(lines: lines.prefix(rows), from: room.endRow, in: rect)
  }
}
