import Cells
import LayoutTools
import Stage
import Wording

/// What the tree has besides views while a document is edited: the constraints that each view
/// holds, and the name that is typed in a row.
extension TreePane {
  /// `▸ Constraints   12`: the heading above the constraints that a view holds. A click lists them.
  func drawHeading(
    of holder: Int, on line: Line, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    guard let building = state.building else { return }
    let path = content.views[holder].path
    let count = String(building.heldConstraintCount(of: path))
    let rect = layout.tree
    let spans = [
      Pen.Span(" " + line.trunk, Palette.quiet), Pen.Span("Constraints", Palette.quiet),
    ]
    Pen.write(
      Pen.cut(spans, to: rect.columns - count.count - 2, ellipsis: glyphs.ellipsis),
      at: rect.column, row: line.place.row, in: rect, of: &grid)
    Pen.write(
      [Pen.Span(count, Palette.quiet)], at: rect.endColumn - count.count, row: line.place.row,
      in: rect, of: &grid)
    commands.set(.listConstraints(path), in: line.place)
    drawFold(
      isFolded: !building.listed.contains(path), .listConstraints(path), on: line, of: &grid,
      &commands)
  }

  /// `title.leading = leadingMargin + 8`: a constraint, with a mark if the constraint is left out,
  /// missed or inactive. A click selects the constraint, and another click renames it.
  func draw(
    _ constraint: HeldConstraint, on line: Line, of grid: inout CellGrid,
    _ commands: inout CommandMap
  ) {
    let rect = layout.tree
    if case .prompt(.name(let prompt)) = state.overlay, prompt.id == constraint.id {
      return draw(prompt, trunk: line.trunk, row: line.place.row, of: &grid)
    }
    let found = constraint.isInstalled ? content.constraint(ofElement: constraint.id) : nil
    let isBroken = found?.isBroken ?? false
    let style =
      line.isSelected
      ? Palette.accent : isBroken ? Palette.problem : found == nil ? Palette.quiet : Palette.plain
    let mark =
      isBroken
      ? Pen.Span(glyphs.broken, Palette.problem)
      : found?.isMissed == true
        ? Pen.Span(glyphs.missed)
        : Pen.Span(found == nil ? glyphs.inactive : "", Palette.quiet)
    let room = rect.columns - (mark.text.isEmpty ? 0 : 2)
    let title = ShortenedItem.text(
      glyphs.typeset(constraint.title),
      toColumns: room - 1 - TextWidth.width(of: line.trunk), glyphs: glyphs.set)
    let spans = [
      Pen.Span(line.isSelected ? glyphs.selected : " ", Palette.accent),
      Pen.Span(line.trunk, Palette.quiet), Pen.Span(title, style),
    ]
    Pen.write(
      Pen.cut(spans, to: room, ellipsis: glyphs.ellipsis), at: rect.column, row: line.place.row,
      in: rect, of: &grid)
    Pen.write([mark], at: rect.endColumn - 1, row: line.place.row, in: rect, of: &grid)
    commands.set(line.isSelected ? .rename : .chooseHeld(constraint.id), in: line.place)
  }

  /// `title   not installed`: a view that the document does not have for these size classes. A
  /// click selects the view, and another click renames it.
  func draw(
    _ view: UninstalledView, on line: Line, of grid: inout CellGrid, _ commands: inout CommandMap
  ) {
    let rect = layout.tree
    if case .prompt(.name(let prompt)) = state.overlay, prompt.id == view.id {
      return draw(prompt, trunk: line.trunk, row: line.place.row, of: &grid)
    }
    let note = "not installed"
    let spans = [
      Pen.Span(line.isSelected ? glyphs.selected : " ", Palette.accent),
      Pen.Span(line.trunk, Palette.quiet),
      Pen.Span(view.name.printable, line.isSelected ? Palette.accent : Palette.quiet),
    ]
    let room = rect.columns - note.count - 1
    Pen.write(
      Pen.cut(spans, to: room, ellipsis: glyphs.ellipsis), at: rect.column, row: line.place.row,
      in: rect, of: &grid)
    Pen.write(
      [Pen.Span(note, Palette.quiet)], at: rect.endColumn - note.count, row: line.place.row,
      in: rect, of: &grid)
    commands.set(line.isSelected ? .rename : .chooseUninstalled(view.id), in: line.place)
  }

  /// The prompt in which the name of a view is being typed; nil if that is not this view's name.
  func prompt(naming path: ViewPath) -> NamePrompt? {
    guard case .prompt(.name(let prompt)) = state.overlay, path == state.focus.view,
      state.building?.scene?.ids[path] == prompt.id
    else { return nil }
    return prompt
  }

  /// Draws a name that is being typed, in the row of what it names.
  func draw(_ prompt: NamePrompt, trunk: String, row: Int, of grid: inout CellGrid) {
    let rect = layout.tree
    let before = [
      Pen.Span(glyphs.selected, Palette.accent), Pen.Span(trunk, Palette.quiet),
    ]
    let room = rect.columns - Pen.width(of: before)
    let line = PromptLine(line: .name(prompt), columns: room, glyphs: glyphs)
    Pen.write(before + line.typed(in: room), at: rect.column, row: row, in: rect, of: &grid)
  }
}
