import LayoutTools
import Stage
import Wording

/// The constraints of the selected view as lines with their lengths. Constraints on its subviews
/// are drawn when these are selected, and constraints of intrinsic sizes have no line.
extension SceneHost {
  func constraintLines(
    of live: [UIView], _ snapshot: SceneSnapshot, _ views: [DrawnView],
    _ options: PaintingOptions
  ) -> [PictureLine] {
    guard let path = options.selection, let index = snapshot.index(of: path),
      live.indices.contains(index)
    else { return [] }
    let selected = live[index]
    let named = selected.constraintsNamingView
    let ids = ids(of: named)
    // Constraints with the same line, such as equal heights with many views, are drawn once.
    var said: Set<CanvasLine> = []
    let first = ids.firstIndex { $0 == options.constraint }
    let order = [first].compactMap(\.self) + ids.indices.filter { $0 != first }
    return order.compactMap { place -> PictureLine? in
      let (constraint, id) = (named[place], ids[place])
      guard options.showsConstraintLines || id == options.constraint,
        constraint.isDrawn(for: selected), let container = constraint.container,
        let line = constraint.line(for: selected)
      else { return nil }
      let holder = live.firstIndex { $0 === container }
      let inWindow = line.converted { rect in
        holder.map { views[$0].place(of: rect) } ?? container.convert(rect, to: window)
      }
      // A constraint that a conflict leaves out is drawn even if another one has the same line.
      guard constraint.isBroken || said.insert(inWindow).inserted else { return nil }
      let isSelected = id == options.constraint
      var drawn = PictureLine(
        inWindow,
        style: constraint.isBroken
          ? PaintingOptions.problem : isSelected ? PaintingOptions.accent : PaintingOptions.line,
        mark: constraint.isBroken ? .broken : nil)
      drawn.isSelected = isSelected
      drawn.hasNumber = isSelected || options.showsNumbers
      drawn.path = path
      drawn.area = views[index].frame
      drawn.constraint = id
      return drawn
    }
  }
}

extension NSLayoutConstraint {
  private var isSize: Bool { firstAttribute == .width || firstAttribute == .height }

  /// Whether a constraint has a line for a view: it sets a length of the view, or its distance to
  /// an item outside it.
  fileprivate func isDrawn(for view: UIView) -> Bool {
    guard isActive, !(self is NSContentSizeLayoutConstraint),
      !(self is NSAutoresizingMaskLayoutConstraint)
    else { return false }
    if isSize, firstItem !== view, secondItem !== view { return false }
    return [firstItem, secondItem].compactMap(holder(of:))
      .allSatisfy { $0 === view || !$0.isDescendant(of: view) }
  }

  /// The line for a view, in the coordinates of the ``container``, with the length that the layout
  /// has.
  fileprivate func line(for view: UIView) -> CanvasLine? {
    let isHorizontal = axis == .horizontal
    guard isSize || secondItem != nil, let first = isSize ? view : firstItem,
      let across = range(of: first, isHorizontal: !isHorizontal)
    else { return nil }
    let relation = relation.inDocuments
    if isSize {
      guard let span = range(of: view, isHorizontal: isHorizontal) else { return nil }
      return CanvasLine(
        kind: .size, isVertical: !isHorizontal, span: span, room: across,
        label: (span.upperBound - span.lowerBound).decimal(places: 1), relation: relation,
        priority: Double(priority.rawValue))
    }
    guard let second = secondItem, let from = position(of: .first), let to = position(of: .second),
      let beyond = range(of: second, isHorizontal: !isHorizontal),
      let along = range(of: first, isHorizontal: isHorizontal),
      let beside = range(of: second, isHorizontal: isHorizontal)
    else { return nil }
    // A guide of the bars has no width.
    let others = beyond.upperBound > beyond.lowerBound ? beyond : across
    let areLevel =
      others.lowerBound < across.upperBound && across.lowerBound < others.upperBound
    var line = CanvasLine(
      from: from, to: to, isHorizontal: isHorizontal, along: (along, beside),
      across: (across, others),
      inner: !areLevel
        ? nil : isInside(first, second) ? across : isInside(second, first) ? others : nil,
      label: abs(from - to).decimal(places: 1), relation: relation,
      priority: Double(priority.rawValue))
    if line.kind == .alignment, abs(from - to) < 0.005, !isBroken { line.label = "" }
    return line
  }

  /// Whether an item is a view in another one, or in the view that a guide belongs to.
  private func isInside(_ inner: AnyObject, _ outer: AnyObject) -> Bool {
    guard let view = inner as? UIView, let outer = holder(of: outer), view !== outer else {
      return false
    }
    return view.isDescendant(of: outer)
  }

  /// The view that an item is, or that its guide belongs to.
  private func holder(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The range that an item takes on an axis, in points.
  private func range(of item: AnyObject, isHorizontal: Bool) -> ClosedRange<Double>? {
    guard let start = position(of: isHorizontal ? .left : .top, of: item),
      let end = position(of: isHorizontal ? .right : .bottom, of: item)
    else { return nil }
    return Double(min(start, end))...Double(max(start, end))
  }
}

extension CanvasLine {
  /// The line in other coordinates.
  fileprivate func converted(_ convert: (CGRect) -> CGRect) -> CanvasLine {
    let (x, y) = isVertical ? (room, span) : (span, room)
    let rect = convert(
      CGRect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound))
    let (columns, rows) = (
      Double(rect.minX)...Double(rect.maxX), Double(rect.minY)...Double(rect.maxY)
    )
    var line = self
    (line.span, line.room) = isVertical ? (rows, columns) : (columns, rows)
    return line
  }
}
