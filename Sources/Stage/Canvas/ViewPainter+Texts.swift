import AutoLayout
import Cells
import Foundation

/// Text is drawn where the layout put its lines. Where a cell stands for more points than text is measured with, it is
/// broken again for the cells there are, may spill into free cells and rows around it, and is cut with a quiet `›` at last;
/// the layout's own `…` stays what it is.
extension ViewPainter {
  /// Keeps the cells of a text from being spilled into.
  mutating func reserveText(of shape: Shape) {
    guard !shape.lines.isEmpty else { return }
    let cells = shape.content.intersection(shape.textClip).intersection(grid.bounds)
    guard !cells.isEmpty else { return }
    for row in cells.rowRange {
      for column in cells.columnRange where !isCovered(column, row, shape) {
        owners[row * grid.size.columns + column] = shape.index
      }
    }
  }

  mutating func drawText(of shape: Shape) {
    writtenCells = .zero
    if needsBrackets(shape) { drawBrackets(of: shape) }
    guard !shape.lines.isEmpty else { return }
    let area = textArea(of: shape)
    let fits =
      shape.lines.count <= max(1, area.rows)
      && shape.lines.allSatisfy { TextWidth.width(of: $0.text) <= max(1, area.columns) }
    if fits || !viewport.isZoomedOut && !shape.isShrunk {
      drawPlaced(shape)
    } else if shape.lines.count == 1 && (!mayBreak(shape) || hasRoomToSpill(shape)) {
      drawSpilling(shape)
    } else {
      let broken = breakAgain(shape)
      if broken.area.rows <= 1, broken.isCut {
        drawSpilling(shape)
      } else {
        draw(broken, of: shape)
      }
    }
    if isSelected(shape), !hasLines(shape) { drawSelectionBars(of: shape) }
  }

  // MARK: - Lines as the layout has them

  /// Each line in the row its middle lies in. A font larger than its cells leaves room at both sides of a line, which
  /// goes where the alignment has it.
  private mutating func drawPlaced(_ shape: Shape) {
    let area = textArea(of: shape)
    var last = Int.min
    var end: CGFloat?
    for line in shape.lines {
      let frame = shape.place(of: line.frame)
      var row = Int((frame.midY / viewport.pointsPerRow).rounded(.down))
      // Rows inside a box, and never two lines in one.
      if isFramed(shape) { row = min(max(row, area.row), max(area.row, area.endRow - 1)) }
      if row <= last { row = last + 1 }
      // Lines of one row that all but touch stay together, whatever fraction they are apart.
      if let end, frame.minY - end < viewport.pointsPerRow / 4,
        frame.height <= viewport.pointsPerRow
      {
        row = last + 1
      }
      end = frame.maxY
      if isFramed(shape), row >= area.endRow { break }
      let columns = TextWidth.width(of: line.text)
      if shape.lines.count == 1 {
        row = clearRow(of: shape, frame: frame, columns: columns, near: row)
      }
      last = row
      var column =
        switch alignment(of: shape) {
        case .left: viewport.column(frame.minX)
        case .right: viewport.column(frame.maxX) - columns
        case .center:
          Int(((frame.midX / viewport.pointsPerColumn) - Double(columns) / 2).rounded())
        }
      if isFramed(shape) {
        column = max(min(column, area.endColumn - columns), area.column)
      } else {
        column = max(min(column, max(0, grid.size.columns - 1 - columns)), min(column, 1))
        if isUpright(column, row), isFree(column + columns, row, for: shape) { column += 1 }
      }
      writeText(line.text, of: shape, column: column, row: row, clip: shape.textClip)
    }
  }

  /// The row nearest to where a view's only line of text belongs in which no box has a line: one of its own, or the one
  /// that its middle is rounded to, if that is free.
  private func clearRow(of shape: Shape, frame: CGRect, columns: Int, near row: Int) -> Int {
    let middle = shape.cells.column + shape.cells.columns / 2
    // What is covered does not come out above what covers it.
    guard !isFramed(shape), isLevel(middle, row), !isBehind(middle, row, shape) else { return row }
    let own = shape.cells.rowRange.sorted { (abs($0 - row), $0) < (abs($1 - row), $1) }
    if let clear = own.first(where: { !isLevel(middle, $0) }) { return clear }
    let rounded = viewport.row(frame.midY)
    if isBehind(middle, rounded, shape) { return rounded }
    let start = shape.cells.column
    let isClear = (start..<start + columns).allSatisfy { isFree($0, rounded, for: shape) }
    return isClear ? rounded : row
  }

  /// Whether a view has no row of its own and may therefore use the line between two boxes.
  private func isSqueezed(_ shape: Shape) -> Bool { shape.outline.top == shape.outline.bottom }

  /// Whether a line that a box runs across on goes through a cell.
  func isLevel(_ column: Int, _ row: Int) -> Bool {
    guard !isTaken(column, row) else { return false }
    let level: Set<Unicode.Scalar> = ["─", "━", "-", "="]
    return grid[column, row].scalar.map(level.contains) ?? false
  }

  /// Whether a line that a box runs down on goes through a cell.
  private func isUpright(_ column: Int, _ row: Int) -> Bool {
    guard !isTaken(column, row) else { return false }
    let upright: Set<Unicode.Scalar> = ["│", "┃", "├", "┤", "┣", "┫", "┡", "┢", "┩", "┪", "|"]
    return grid[column, row].scalar.map(upright.contains) ?? false
  }

  // MARK: - One line that spills

  private mutating func drawSpilling(_ shape: Shape) {
    let text = joinedText(of: shape)
    let room = spillingRoom(of: shape)
    guard room.columns > 0 else { return }
    let mark = Character(glyph("›", ">"))
    let shown = text.truncated(toColumns: room.columns, mark: mark)
    let spare = room.columns - TextWidth.width(of: shown)
    let column =
      switch alignment(of: shape) {
      case .left: room.column
      case .center: room.column + spare / 2
      case .right: room.column + spare
      }
    writeText(shown, of: shape, column: column, row: room.row, clip: shape.textClip)
    if shown != text { quietenCut(column + TextWidth.width(of: shown) - 1, room.row) }
  }

  private func hasRoomToSpill(_ shape: Shape) -> Bool {
    TextWidth.width(of: joinedText(of: shape)) <= spillingRoom(of: shape).columns
  }

  /// The lines as the layout has them, in one.
  func joinedText(of shape: Shape) -> String {
    shape.lines.map(\.text).joined(separator: " ")
  }

  /// The cells of one row that a text may have: its view's, and free ones beside these.
  private func spillingRoom(of shape: Shape) -> CellRect {
    let area = textArea(of: shape)
    let columns = TextWidth.width(of: joinedText(of: shape))
    let row = clearRow(
      of: shape, frame: shape.frame, columns: min(columns, area.columns),
      near: middleRow(of: shape))
    let side = alignment(of: shape)
    var left = area.column
    var right = area.endColumn
    if !isFramed(shape), isUpright(left, row) { left += 1 }
    // A view that lies on the line between two boxes may use that line.
    let isOnLine = isLevel(area.column + area.columns / 2, row)
    func canTake(_ column: Int) -> Bool {
      isFree(column, row, for: shape) || isOnLine && isLevel(column, row)
    }
    while right - left < columns {
      let canGrowRight = !isFramed(shape) && side != .right && canTake(right)
      let canGrowLeft = !isFramed(shape) && side != .left && canTake(left - 1)
      guard canGrowLeft || canGrowRight else { break }
      if canGrowRight { right += 1 }
      if canGrowLeft, right - left < columns { left -= 1 }
    }
    return CellRect(column: left, row: row, columns: right - left, rows: 1)
  }

  /// Whether text may spill into a cell: nothing is drawn there but what the view lies on.
  func isFree(_ column: Int, _ row: Int, for shape: Shape) -> Bool {
    guard screen.contains(CellPoint(column: column, row: row)),
      shape.textClip.contains(CellPoint(column: column, row: row)), !isTaken(column, row),
      let owner = owner(column, row)
    else { return false }
    guard grid[column, row].isBlank else { return false }
    return owner < 0 || owner == shape.index || isAncestor(owner, of: shape.index)
  }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var parent = snapshot.views[index].parent
    while let here = parent {
      if here == ancestor { return true }
      parent = snapshot.views[here].parent
    }
    return false
  }

  // MARK: - Fields and buttons without room for a box

  /// Whether a field, or a button whose colour is not drawn, has to be told from a label in some other way.
  private func needsBrackets(_ shape: Shape) -> Bool {
    guard !shape.isBoxed, shape.cells.columns > 2 else { return false }
    if let field = shape.view as? UITextField { return field.borderStyle != .none }
    return shape.view is UIButton && options.depth == .none && shape.background != nil
  }

  /// Whether lines or brackets stand around the text, which it then stays between.
  func isFramed(_ shape: Shape) -> Bool { shape.isBoxed || needsBrackets(shape) }

  /// The cells that a text has before it spills.
  func textArea(of shape: Shape) -> CellRect {
    needsBrackets(shape) ? shape.cells.inset(columns: 1, rows: 0) : shape.content
  }

  /// The row that the middle of a view lies in.
  private func middleRow(of shape: Shape) -> Int {
    let row = Int((shape.frame.midY / viewport.pointsPerRow).rounded(.down))
    return min(max(row, shape.content.row), max(shape.content.row, shape.content.endRow - 1))
  }

  private mutating func drawBrackets(of shape: Shape) {
    let cells = shape.cells
    let row = middleRow(of: shape)
    for (text, column) in [("[", cells.column), ("]", cells.endColumn - 1)]
    where shape.textClip.contains(CellPoint(column: column, row: row))
      && screen.columnRange.contains(column) && !isBehind(column, row, shape)
    {
      write(text, of: shape.index, column: column, row: row, style: quietStyle(column, row))
    }
  }

  // MARK: - Writing

  /// Writes on the cells that no view in front of this one covers.
  mutating func writeText(
    _ text: String, of shape: Shape, column: Int, row: Int, clip: CellRect
  ) {
    guard grid.bounds.rowRange.contains(row) else { return }
    let end = column + TextWidth.width(of: text)
    var visible = column
    // The first stretch that is not covered; a view in front rarely leaves two.
    while visible < end, isCovered(visible, row, shape) { visible += 1 }
    var stop = visible
    while stop < end, !isCovered(stop, row, shape) { stop += 1 }
    let stretch = CellRect(column: visible, row: row, columns: stop - visible, rows: 1)
      .intersection(clip)
    guard !stretch.isEmpty else { return }
    writtenCells = writtenCells.union(stretch)
    write(
      text, of: shape.index, column: column, row: row, style: textStyle(of: shape, column, row),
      clip: stretch)
  }

  func isCovered(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row) else { return true }
    if isBehind(column, row, shape) { return true }
    if isSqueezed(shape), isLevel(column, row) { return false }
    return owner > shape.index && !isAncestor(owner, of: shape.index)
      && !isAncestor(shape.index, of: owner)
  }

  /// The text's colour where it can be told from what is below; the terminal's own where nothing is known of that.
  private func textStyle(of shape: Shape, _ column: Int, _ row: Int) -> Style {
    guard let view = shape.view as? any TextShowing else { return .plain }
    var style = Style()
    if view.shownFont.weight.isBold { style.attributes.insert(.bold) }
    if isDimmed(shape) { style.attributes = .dim }
    let isPlaceholder = (view as? UITextField).map { ($0.text ?? "").isEmpty } ?? false
    if isPlaceholder, options.depth == .none { style.attributes.insert(.dim) }
    guard options.depth != .none else { return style }
    let components = view.shownColor.resolvedColor(with: view.traitCollection).components
    let color = Cells.Color(components)
    let opacity = shape.opacity * Double(components.alpha)
    let below = grid[max(0, column), row].style.background
    if below == nil && color.isGray {
      if opacity < 1 || isPlaceholder { style.attributes.insert(.dim) }
      return style
    }
    // UIKit's placeholder colour is too faint for a cell's thin letters.
    style.foreground =
      isPlaceholder ? quietStyle(column, row).foreground : color.over(below, opacity: opacity)
    return style
  }

  mutating func quietenCut(_ column: Int, _ row: Int) {
    let style = quietStyle(column, row)
    grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
      $0.foreground = style.foreground
      $0.attributes = style.attributes
    }
  }

  /// Bars at both sides of a selected text that has no room for lines around it.
  private mutating func drawSelectionBars(of shape: Shape) {
    // A text without a row of its own may have been put beside its view, and may have spilled.
    guard !writtenCells.isEmpty else { return }
    let left = min(shape.cells.column, writtenCells.column)
    let right = max(shape.cells.endColumn, writtenCells.endColumn)
    for row in writtenCells.rowRange {
      for column in [left - 1, right]
      where !isTaken(column, row) && !isBehind(column, row, shape) {
        write(
          glyph("┃", "|"), of: shape.index, column: column, row: row, style: options.accent)
      }
      for column in left..<right where !isBehind(column, row, shape) {
        grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
          $0.attributes.insert([.bold, .underline])
        }
      }
    }
  }

  // MARK: - Alignment

  /// The side a text is set against. A label as wide as its text shows it by where the label is: in the middle of the view
  /// around it, or not.
  func alignment(of shape: Shape) -> ColumnAlignment {
    isCentred(shape) ? .center : lineAlignment(of: shape)
  }

  /// The side that several lines of a text are set against.
  func lineAlignment(of shape: Shape) -> ColumnAlignment {
    let asked: NSTextAlignment =
      switch shape.view {
      case is UIButton: .center
      case let label as UILabel: label.textAlignment
      case let field as UITextField: field.textAlignment
      case let view as UITextView: view.textAlignment
      default: .natural
      }
    switch asked {
    case .center: return .center
    case .left: return .left
    case .right: return .right
    case .natural, .justified:
      let isRightToLeft = shape.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isRightToLeft ? .right : .left
    }
  }

  private func isCentred(_ shape: Shape) -> Bool {
    guard let widest = shape.lines.map({ shape.place(of: $0.frame).width }).max(),
      shape.frame.width - widest < viewport.pointsPerColumn / 2,
      let parent = snapshot.views[shape.index].parent
    else { return false }
    return abs(shapes[parent].frame.midX - shape.frame.midX) < 2
  }
}
