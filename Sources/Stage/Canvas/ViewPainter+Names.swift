import AutoLayout
import Cells
import Foundation

/// Names of boxes, and marks of views that moved or have a problem.
extension ViewPainter {
  /// Names stand in the upper line of their box, or below it; where there is room for neither they are left out.
  mutating func drawNames() {
    if let selected = selectedShape { drawName(of: selected) }
    for shape in shapes
    where shape.isShown && !isSelected(shape) && shape.isBoxed && !(shape.view is UISearchTextField)
    {
      drawName(of: shape)
    }
  }

  private mutating func drawName(of shape: Shape) {
    guard shape.isShown || isSelected(shape), isInSight(shape) else { return }
    let name = String(snapshot.views[shape.index].path.name).drawn(with: options.glyphs)
    let room = shape.outline.right - shape.outline.left - 1
    guard room > 0 else { return }
    let shown = name.truncatedInMiddle(toColumns: room, mark: options.glyphs.ellipsis)
    let width = TextWidth.width(of: shown)
    // Less than four letters of a longer name say nothing.
    guard shown == name || width >= 4 else { return }
    let column = shape.outline.left + (width + 1 < room ? 2 : 1)
    if isLine(column, shape.outline.top, shown, of: shape) {
      write(
        shown, of: shape.index, column: column, row: shape.outline.top,
        style: nameStyle(shape, column))
    } else if shape.outline.interior.rows > 0, shape.clip.rowRange.contains(shape.outline.top + 1),
      isBlank(shape.outline.left + 1, shape.outline.top + 1, shown, in: shape)
    {
      write(
        shown, of: shape.index, column: shape.outline.left + 1, row: shape.outline.top + 1,
        style: nameStyle(shape, column))
    }
  }

  /// Whether the upper line of a view has not been scrolled out of the views around it.
  private func isInSight(_ shape: Shape) -> Bool {
    shape.clip.rowRange.contains(shape.outline.top)
      && !shape.clip.intersection(shape.outline.cellsWithLines).isEmpty
  }

  private func nameStyle(_ shape: Shape, _ column: Int) -> Style {
    isSelected(shape) ? options.accent : quietStyle(column, shape.outline.top)
  }

  /// Whether a text would stand on an unbroken horizontal line that nothing else is written on, and
  /// that crosses no picture.
  private func isLine(_ column: Int, _ row: Int, _ text: String, of shape: Shape) -> Bool {
    guard grid.bounds.rowRange.contains(row) else { return false }
    return (column..<column + TextWidth.width(of: text)).allSatisfy { column in
      guard !isTaken(column, row), !isPicture(column, row),
        isSelected(shape) && hasLines(shape) || !isBehind(column, row, shape),
        let scalar = grid[column, row].scalar
      else { return false }
      return scalar == "─" || scalar == "━" || scalar == "-" || scalar == "="
    }
  }

  private func isPicture(_ column: Int, _ row: Int) -> Bool {
    guard let owner = owner(column, row), shapes.indices.contains(owner) else { return false }
    return (shapes[owner].view as? UIImageView)?.image != nil
  }

  private func isBlank(_ column: Int, _ row: Int, _ text: String, in shape: Shape) -> Bool {
    let end = column + TextWidth.width(of: text)
    guard screen.rowRange.contains(row), end <= shape.outline.right else { return false }
    return (column..<end).allSatisfy { column in
      guard !isTaken(column, row), grid[column, row].isBlank, let owner = owner(column, row)
      else { return false }
      return owner <= shape.index
    }
  }

  // MARK: - Marks

  /// A `!` at views whose constraints are broken, a `?` at ambiguous ones, a dot at those that moved. Each in the upper
  /// right corner of the view, the most urgent nearest to it.
  mutating func drawMarks() {
    let broken = Set(
      snapshot.problems.filter { $0.kind == .conflict }.flatMap { $0.broken?.items ?? [] })
    for shape in shapes where shape.isShown && isInSight(shape) {
      let view = snapshot.views[shape.index]
      var marks: [(String, Style)] = []
      if broken.contains(view.path) { marks.append(("!", options.problem)) }
      if !view.ambiguous.isEmpty { marks.append(("?", options.warning)) }
      if isMarkedAsMoved(shape) { marks.append((glyph("•", "*"), movedStyle)) }
      if !marks.isEmpty { drawMarks(marks, of: shape) }
    }
  }

  /// A view that moves before one's eyes needs no mark that it does.
  func isMarkedAsMoved(_ shape: Shape) -> Bool {
    options.moved.contains(snapshot.views[shape.index].path)
      && !(showsGlide && shape.view.isGliding)
  }

  private var movedStyle: Style {
    Style(foreground: options.accent.foreground, attributes: .bold)
  }

  private mutating func drawMarks(_ marks: [(String, Style)], of shape: Shape) {
    // On the line of a box, just left of its corner; beside a text, so that none of it is covered.
    let onLine = shape.isBoxed || isSelected(shape) && hasLines(shape)
    var column =
      onLine ? shape.outline.right - 1 : shape.cells.endColumn - (shape.lines.isEmpty ? 1 : 0)
    let row = shape.outline.top
    for (mark, style) in marks {
      column = min(max(column, 0), grid.size.columns - 1)
      if isTaken(column, row), !shape.lines.isEmpty, let free = freeColumn(near: shape, row) {
        column = free
      }
      if !isBehind(column, row, shape) {
        write(mark, of: shape.index, column: column, row: row, style: style)
      }
      column -= 1
    }
  }

  /// A cell beside a text, on its right or else on its left.
  private func freeColumn(near shape: Shape, _ row: Int) -> Int? {
    let columns = grid.size.columns
    let end = min(max(shape.cells.endColumn, 0), columns)
    let after = (end..<columns).first { !isTaken($0, row) }
    if let after, after < columns - 1 { return after }
    return (1..<max(1, min(shape.cells.column, columns))).last { !isTaken($0, row) }
  }
}
