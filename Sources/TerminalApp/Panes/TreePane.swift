import Cells
import Documents
import LayoutTools
import Stage
import Wording

/// The tree of views, each on a line, with the frames in columns.
struct TreePane {
  let content: SceneSnapshot
  let state: AppState
  /// The views that the document has elsewhere than their constraints put them.
  var misplaced: Set<ViewPath> = []
  let layout: InspectorLayout
  let glyphs: Glyphs

  /// The columns of each number of a whole frame.
  private static let number = 6

  func draw(on surface: inout Surface) {
    let rect = layout.tree
    let trunks = trunks(of: layout.firstRow..<layout.firstRow + rect.rows)
    let selected = layout.rows.selectedRow(content, state)
    for (row, kind) in layout.rows.rows.enumerated().dropFirst(layout.firstRow).prefix(rect.rows) {
      let place = rect.at(row: rect.row + row - layout.firstRow)
      let line = Line(trunk: trunks[row], isSelected: row == selected, place: place)
      switch kind {
      case .view(let index): draw(index, at: line, on: &surface)
      case .uninstalled:
        guard let view = layout.rows.uninstalledView(at: row) else { break }
        draw(view, at: line, on: &surface)
      }
    }
  }

  /// `title   not installed`: a view that the document does not have for these size classes. A
  /// click selects the view.
  private func draw(_ view: UninstalledView, at line: Line, on surface: inout Surface) {
    let rect = layout.tree
    let note = "not installed"
    let spans = [
      Pen.Span(line.isSelected ? glyphs.selected : " ", Palette.accent),
      Pen.Span(line.trunk, Palette.quiet),
      Pen.Span(view.name.printable, line.isSelected ? Palette.accent : Palette.quiet),
    ]
    let room = rect.columns - note.count - 1
    surface.write(spans, row: line.place.row, in: rect, columns: room)
    surface.put(
      [Pen.Span(note, Palette.quiet)], at: rect.endColumn - note.count, row: line.place.row,
      in: rect)
    surface.commands.set(.chooseUninstalled(view.id), in: line.place)
  }

  /// A row in sight.
  private struct Line {
    /// The lines that connect the row with the rows around it.
    let trunk: String
    let isSelected: Bool
    let place: CellRect
  }

  /// Draws the row of a view. A click selects the view.
  private func draw(_ index: Int, at line: Line, on surface: inout Surface) {
    let view = content.views[index]
    draw(view, at: line, on: &surface)
    surface.commands.set(.selectView(view.path), in: line.place)
    if state.isFoldable(index, on: content) { drawFold(view.path, at: line, on: &surface) }
  }

  /// Draws the sign that folds and unfolds a view: in front of its name, on the line of its branch.
  private func drawFold(_ path: ViewPath, at line: Line, on surface: inout Surface) {
    guard !line.trunk.isEmpty else { return }
    let sign = state.panes.tree.folded.contains(path) ? glyphs.folded : glyphs.unfolded
    let column = layout.tree.column + TextWidth.width(of: line.trunk) - 1
    surface.put([Pen.Span(sign, Palette.quiet)], at: column, row: line.place.row, in: layout.tree)
    let cells = CellRect(column: column - 1, row: line.place.row, columns: 3, rows: 1)
    surface.commands.set(.fold(path), in: cells.intersection(layout.tree))
  }

  /// The lines before the names of the rows in sight: narrow lines if there is little room, or if
  /// any name would be cut.
  private func trunks(of shown: Range<Int>) -> [String] {
    let rows = layout.rows.rows
    let depths = rows.map { layout.rows.depth(of: $0, in: content) }
    let columns = layout.tree.columns
    // The columns that the numbers of a frame leave, unless the numbers are huge. To know it
    // exactly, the numbers of all views would have to be written.
    let room = columns - (4 * Self.number + 5) - 3
    let isTight =
      columns < InspectorLayout.columnsOfFrames
      || rows.contains { row in
        guard case .view(let index) = row else { return false }
        let view = content.views[index]
        return 3 * view.depth + TextWidth.width(of: view.title) > room
      }
    return Self.trunks(of: depths, in: shown, tight: isTight, glyphs: glyphs)
  }

  /// `▸├─ avatarView       •  20, 20   374 × 186.7`: the selection, the name, a mark, the frame. A
  /// long name goes on where the numbers have blanks.
  private func draw(_ view: SceneView, at line: Line, on surface: inout Surface) {
    let rect = layout.tree
    let (trunk, row) = (line.trunk, line.place.row)
    let isKept =
      state.building?.scene?.ids[view.path].map { state.focus.others.contains($0) }
      ?? false
    let isSelected = view.path == state.focus.view || isKept
    let hasMoved = state.motion.marksMoved && state.motion.movedFrom[view.path] != nil
    let (numbers, blanks) = numbers(of: view, in: rect.columns)
    let nameStyle =
      isSelected ? Palette.accent : view.isShown ? Palette.plain : Palette.quiet
    let hidden = view.isHidden ? " hidden" : ""
    let before = 1 + TextWidth.width(of: trunk)
    let whole = view.title
    let wanted = before + TextWidth.width(of: whole) + hidden.utf8.count
    let digits = TextWidth.width(of: numbers)
    let usual = rect.columns - digits - blanks - 2
    let room = min(max(usual, wanted), usual + blanks)
    let name = whole.shortenedName(toColumns: room - before - hidden.utf8.count, glyphs: glyphs.set)
    let spans = [
      Pen.Span(line.isSelected || isKept ? glyphs.selected : " ", Palette.accent),
      Pen.Span(trunk, Palette.quiet),
      Pen.Span(name, nameStyle), Pen.Span(hidden, Palette.quiet),
    ]
    surface.write(spans, row: row, in: rect, columns: room)
    let mark = mark(of: view, hasMoved: hasMoved)
    surface.grid.write(
      mark.text, at: CellPoint(column: rect.column + room, row: row), style: mark.style, clip: rect)
    let style = !view.isShown ? Palette.quiet : hasMoved ? Palette.moved : Palette.plain
    surface.grid.write(
      numbers, at: CellPoint(column: rect.endColumn - digits, row: row), style: style, clip: rect)
  }

  /// The mark of a view: for its most serious problem, or else for being misplaced, or else for a
  /// move.
  private func mark(of view: SceneView, hasMoved: Bool) -> Pen.Span {
    if let check = content.markingCheck(of: view.path) {
      return Pen.Span(glyphs.mark(of: check), Palette.style(of: check.faultSeverity))
    }
    if misplaced.contains(view.path) { return Pen.Span(glyphs.misplaced, Palette.ownFrame) }
    return Pen.Span(hasMoved ? glyphs.moved : " ", Palette.moved)
  }

  /// `x, y  width × height`, or the size alone if there is little room; and the number of blanks
  /// before the text that align the columns of numbers.
  private func numbers(of view: SceneView, in columns: Int) -> (text: String, blanks: Int) {
    let frame = view.solvedFrame
    let isWide = columns >= InspectorLayout.columnsOfFrames
    let width = isWide ? Self.number : Self.number - 1
    let first = Number.text(isWide ? frame.minX : frame.width)
    var text = first
    if isWide {
      text += ", " + Number.text(frame.minY).padded(toColumns: width)
      text += Number.column(frame.width, width: width)
    }
    text += " " + glyphs.times + " " + Number.text(frame.height).padded(toColumns: width)
    return (text, max(0, width - TextWidth.width(of: first)))
  }

  /// The lines that connect views with their superviews, from the depths in tree order; empty for
  /// rows that are not shown.
  private static func trunks(
    of depths: [Int], in shown: Range<Int>, tight: Bool, glyphs: Glyphs
  ) -> [String] {
    var trunks = [String](repeating: "", count: depths.count)
    // Whether a later sibling follows at each depth, while the views are visited backwards.
    var continues: [Bool] = []
    for index in depths.indices.reversed() {
      let depth = depths[index]
      while continues.count <= depth { continues.append(false) }
      continues.removeLast(continues.count - depth - 1)
      guard depth > 0 else {
        continues[0] = true
        continue
      }
      if shown.contains(index) {
        trunks[index] =
          (1..<max(1, depth)).map { glyphs.trunk(continues: continues[$0], tight: tight) }.joined()
          + glyphs.branch(isLast: !continues[depth], tight: tight)
      }
      continues[depth] = true
    }
    return trunks
  }
}
