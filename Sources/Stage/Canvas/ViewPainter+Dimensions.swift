import AutoLayout
import Cells
import Foundation
import Wording

/// The selected view's constraints as dimension lines, with the distances in points: `├─16─┤`. Those that place its own
/// subviews are theirs to show, and what its content asks for is not a distance.
extension ViewPainter {
  mutating func drawConstraintLines() {
    guard let selected = selectedShape else { return }
    // Each constraint takes the next row or column, so that lines of one direction don't cover each other.
    var lanes = Lanes()
    for constraint in selected.view.constraintsNamingView
    where constraint.isActive && isShown(constraint, of: selected.view) {
      guard let line = dimension(of: constraint, selected: selected) else {
        continue
      }
      draw(line, of: selected, lane: lanes.next(line))
    }
  }

  /// A distance, to a tenth of a point.
  private func tenths(_ points: CGFloat) -> String { points.decimal(places: 1) }

  private func isShown(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    if constraint is NSContentSizeLayoutConstraint { return false }
    if constraint is NSAutoresizingMaskLayoutConstraint { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return other.map { $0 === view || !$0.isDescendant(of: view) } ?? true
    }
  }

  /// A distance between two edges, or a size.
  private struct Dimension {
    var axis: NSLayoutConstraint.Axis
    /// The two ends along the axis, in points of the window; the smaller first.
    var from: CGFloat
    var to: CGFloat
    /// The middle of what it lies beside, across the axis.
    var across: CGFloat
    var isSize: Bool
    var text: String
    var isBroken: Bool
    var isOptional: Bool
  }

  /// How many lines there are in each place already.
  private struct Lanes {
    private var sizes = [0, 0]
    private var gaps: [[CGFloat]: Int] = [:]

    mutating func next(_ line: Dimension) -> Int {
      let axis = line.axis.rawValue
      if line.isSize {
        sizes[axis] += 1
        return sizes[axis] - 1
      }
      let place = [CGFloat(axis), line.from.rounded(), line.to.rounded()]
      gaps[place, default: 0] += 1
      return gaps[place, default: 1] - 1
    }
  }

  private func dimension(
    of constraint: NSLayoutConstraint, selected: Shape
  ) -> Dimension? {
    guard let first = constraint.firstItem, let rect = frame(of: first) else {
      return nil
    }
    let axis = constraint.axis
    var line = Dimension(
      axis: axis, from: 0, to: 0,
      across: axis == .horizontal ? selected.frame.midY : selected.frame.midX, isSize: false,
      text: "", isBroken: constraint.isBroken, isOptional: constraint.priority.rawValue < 1000)
    if constraint.firstAttribute == .width || constraint.firstAttribute == .height {
      guard first === selected.view || constraint.secondItem === selected.view,
        let own = frame(of: selected.view)
      else { return nil }
      line.isSize = true
      line.from = axis == .horizontal ? own.minX : own.minY
      line.to = axis == .horizontal ? own.maxX : own.maxY
    } else {
      guard let second = constraint.secondItem, let other = frame(of: second),
        let start = position(constraint.firstAttribute, of: first, in: rect),
        let end = position(constraint.secondAttribute, of: second, in: other)
      else { return nil }
      line.from = min(start, end)
      line.to = max(start, end)
    }
    let sign =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: glyph("≤", "<=")
      case .greaterThanOrEqual: glyph("≥", ">=")
      }
    line.text =
      (line.isBroken ? glyph("×", "x") : "") + sign + tenths(line.to - line.from)
    show(&line, around: selected)
    return line
  }

  /// Moves a line to where its ends are seen: constraints, and the distances that they give, know nothing of transforms
  /// around the view.
  private func show(_ line: inout Dimension, around selected: Shape) {
    guard let parent = snapshot.views[selected.index].parent.map({ shapes[$0] }),
      sequence(first: parent.view, next: \.superview).contains(where: \.isTransformed),
      let solved = frame(of: parent.view), solved.width > 0, solved.height > 0
    else { return }
    let shown = parent.frame
    func place(_ place: CGFloat) -> CGFloat {
      line.axis == .horizontal
        ? shown.minX + (place - solved.minX) * shown.width / solved.width
        : shown.minY + (place - solved.minY) * shown.height / solved.height
    }
    (line.from, line.to) = (place(line.from), place(line.to))
  }

  /// An item's rectangle as solved, in points of the window: distances are those of the constraints, not of pixels.
  private func frame(of item: AnyObject) -> CGRect? {
    if let view = item as? UIView {
      return CGRect(origin: origin(of: view), size: view.solvedFrame.size)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    let origin = origin(of: owner)
    return guide.solvedFrame.offsetBy(
      dx: origin.x - owner.bounds.minX, dy: origin.y - owner.bounds.minY)
  }

  private func origin(of view: UIView) -> CGPoint {
    var origin = CGPoint.zero
    for (inner, outer) in sequence(first: view, next: \.superview).map({ ($0, $0.superview) }) {
      guard let outer else { break }
      origin.x += inner.solvedFrame.minX - outer.bounds.minX
      origin.y += inner.solvedFrame.minY - outer.bounds.minY
    }
    return origin
  }

  /// Where an attribute lies along its axis, in points of the window.
  private func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in rect: CGRect
  ) -> CGFloat? {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .leftMargin: return rect.minX + margins.left
    case .rightMargin: return rect.maxX - margins.right
    case .leadingMargin: return isRightToLeft ? rect.maxX - margins.right : rect.minX + margins.left
    case .trailingMargin:
      return isRightToLeft ? rect.minX + margins.left : rect.maxX - margins.right
    case .centerX: return rect.midX
    case .centerXWithinMargins: return (rect.minX + margins.left + rect.maxX - margins.right) / 2
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .topMargin: return rect.minY + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerY: return rect.midY
    case .centerYWithinMargins: return (rect.minY + margins.top + rect.maxY - margins.bottom) / 2
    case .firstBaseline:
      return rect.minY + ((view?.forFirstBaselineLayout.firstBaselineOffsetFromTop) ?? rect.height)
    case .lastBaseline:
      return rect.maxY - (view?.forLastBaselineLayout.lastBaselineOffsetFromBottom ?? 0)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  // MARK: - Drawing

  private mutating func draw(_ line: Dimension, of selected: Shape, lane: Int) {
    let style = line.isBroken ? options.problem : options.accent
    if line.axis == .horizontal {
      var row = Int((line.across / viewport.pointsPerRow).rounded(.down)) + (line.isSize ? 0 : lane)
      if line.isSize { row = selected.outline.bottom - 1 - lane }
      drawHorizontal(
        line, row: row, from: viewport.column(line.from), to: viewport.column(line.to), style)
    } else {
      var column = viewport.column(line.across) + (line.isSize ? 0 : 2 * lane)
      if line.isSize {
        // At the right, since the name stands at the left.
        let width = TextWidth.width(of: line.text) + 2
        column = max(selected.outline.right - width * (lane + 1), selected.outline.left + 1)
      }
      drawVertical(
        line, column: column, from: viewport.row(line.from), to: viewport.row(line.to), style)
    }
  }

  private mutating func drawHorizontal(
    _ line: Dimension, row: Int, from: Int, to: Int, _ style: Style
  ) {
    guard grid.bounds.rowRange.contains(row) else { return }
    let rule = line.isOptional ? glyph("╌", "-") : glyph("─", "-")
    let width = TextWidth.width(of: line.text.drawn(with: options.glyphs))
    if to - from + 1 >= width + 2 {
      for column in from...to { put(rule, column, row, style) }
      put(glyph("├", "|"), from, row, style)
      put(glyph("┤", "|"), to, row, style)
      put(line.text, from + 1 + (to - from - 1 - width) / 2, row, style)
    } else {
      drawAlone(line, column: (from + to) / 2, row: row, style)
    }
  }

  private mutating func drawVertical(
    _ line: Dimension, column: Int, from: Int, to: Int, _ style: Style
  ) {
    guard grid.bounds.columnRange.contains(column) else { return }
    if to - from >= 2 {
      let rule = line.isOptional ? glyph("╎", ":") : glyph("│", "|")
      for row in from...to { put(rule, column, row, style) }
      put(glyph("┬", "+"), column, from, style)
      put(glyph("┴", "+"), column, to, style)
      put(line.text, column + 1, (from + to) / 2, style)
    } else {
      drawAlone(line, column: column, row: (from + to) / 2, style)
    }
  }

  /// A distance too short for a line: the number alone; a dot where the edges meet.
  private mutating func drawAlone(_ line: Dimension, column: Int, row: Int, _ style: Style) {
    let isZero = line.to - line.from < 0.005 && !line.isBroken
    let text = isZero ? glyph("•", "o") : line.text
    let width = TextWidth.width(of: text)
    // Beside a text rather than over it, and a cell away, if there is room within a few cells.
    let offsets = (0...8).flatMap { [$0, -$0] }
    let free = offsets.first { offset in
      let start = column + offset
      return (start - 1...start + width).allSatisfy { !isTaken($0, row) }
    }
    put(text, column + (free ?? 0), row, style)
  }

  private mutating func put(_ text: String, _ column: Int, _ row: Int, _ style: Style) {
    write(text, column: column, row: row, style: style)
  }
}
