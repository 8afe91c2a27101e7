/// The constraints along the axis.
extension StackLayout {
  mutating func connectAlongAxis() {
    guard let first = visible.first, let last = visible.last else {
      collapse(.canvasFit, canvas, along.length, priority: .canvasFit)
      return
    }
    add(.canvasConnection, (canvas, along.start), (first, along.start))
    switch arrangement.effectiveDistribution {
    case .fill:
      addSpacings(.equal)
      disambiguateTexts()
    case .fillEqually:
      addSpacings(.equal)
      for view in visible.dropFirst() {
        add(.fillEqually, (view, along.length), (first, along.length))
      }
    case .fillProportionally:
      addSpacings(.equal)
      addProportions()
    case .equalSpacing:
      addSpacings(.greaterThanOrEqual)
      addGaps(from: along.end, to: along.start, priority: .required)
    case .equalCentering:
      addSpacings(.greaterThanOrEqual)
      addGaps(from: along.middle, to: along.middle, priority: .equalCentering)
    }
    add(.canvasConnection, (last, along.end), (canvas, along.end))
  }

  /// The space after each visible view except the last, in points.
  var spacings: [CGFloat] {
    arrangement.items.filter { !$0.isHidden }.dropLast().map(\.spacingAfter)
  }

  private mutating func addSpacings(_ relation: NSLayoutConstraint.Relation) {
    let toBaseline = arrangement.isBaselineRelative
    for (pair, spacing) in zip(zip(visible, visible.dropFirst()), spacings) {
      add(
        .spacing, (pair.1, toBaseline ? .firstBaseline : along.start), relation,
        (pair.0, toBaseline ? .lastBaseline : along.end), plus: spacing)
    }
  }

  /// Gives each text that wraps its part of the stack's width. How wide such a text would like to
  /// be says nothing of how wide it should be: without this, one of two texts gets all of the room.
  ///
  /// Source: <https://github.com/lionheart/openradar-mirror/issues/19929>
  private mutating func disambiguateTexts() {
    guard arrangement.disambiguatesTexts else { return }
    let share = 1 / CGFloat(visible.count)
    let items = arrangement.items.filter { !$0.isHidden }
    // Of widths that can't all be met, that of the last text gives way.
    for (view, item) in zip(visible, items).reversed() {
      guard let resistance = item.textResistance else { continue }
      add(
        .textWidthDisambiguation, (view, along.length), (stack, along.length), times: share,
        plus: -spacings.reduce(0, +) * share, priority: min(resistance + 10, .almostRequired))
    }
  }

  /// Makes the lengths of views proportional to their intrinsic lengths. The total includes the
  /// spacing, and the parts are parts of the stack with its margins, so not all of these
  /// constraints can hold: their priorities decrease from view to view. That of a view alone is
  /// required, and conflicts with margins, also on devices.
  ///
  /// Source:
  /// <https://mcmap.net/q/1871613/-why-does-a-uistackview-with-a-single-view-fill-proportionally-and-layout-margins-causes-ambiguous-constraint-error>
  private mutating func addProportions() {
    let lengths = arrangement.items.filter { !$0.isHidden }.map(\.length)
    let total = lengths.reduce(0, +) + spacings.reduce(0, +)
    let isExact =
      lengths.count { $0 > 0 } == 1 && (visible.count == 1 || spacings.allSatisfy { $0 == 0 })
    var priority = UILayoutPriority.required
    for (view, length) in zip(visible, lengths) {
      // In a long stack the priorities stay above those of compression resistance.
      if !isExact { priority = max(priority - 1, .defaultHigh + 1) }
      if length > 0 {
        add(
          .fillProportionally, (view, along.length), (stack, along.length),
          times: length / total, priority: priority)
      } else {
        collapse(.fillProportionally, view, along.length, priority: priority)
      }
    }
  }

  /// Adds guides of equal length between the given attributes of neighbours.
  private mutating func addGaps(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    var firstGap: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = addGuide(.distributing)
      add(.distributingEdge, (gap, along.start), (view, start))
      add(.distributingEdge, (next, end), (gap, along.end))
      if let firstGap {
        add(.fillEqually, (gap, along.length), (firstGap, along.length), priority: priority)
      } else {
        firstGap = gap
      }
      add(.distributingEdge, (gap, across.start), (canvas, across.start))
      collapse(.distributingEdge, gap, across.length)
    }
    collapse(.canvasFit, canvas, along.length, priority: .canvasFit)
  }

  /// Gives each hidden view no length, and puts it into the middle of the gap at its position.
  ///
  /// The place gives way to everything else: if the app ties the view to an edge of a visible one,
  /// that one keeps its length, and the hidden view goes where it is tied to.
  mutating func parkHiddenViews() {
    var previous: UIView?
    for (index, view) in views.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      collapse(.hiding, view, along.length)
      let next = views[index...].first { !$0.isHidden }
      if let previous, let next {
        let item = arrangement.items.first { $0.view == ObjectIdentifier(previous) }
        parkBetween(previous, next, view, spacing: item?.spacingAfter ?? 0)
      } else {
        let edge = previous == nil ? along.start : along.end
        add(.hiding, (view, along.start), (canvas, edge), priority: .parking)
      }
      if visible.isEmpty {
        add(.hiding, (view, across.start), (canvas, across.start))
        collapse(.ambiguitySuppression, view, across.length, priority: .ambiguitySuppression)
      }
    }
  }

  private mutating func parkBetween(
    _ previous: UIView, _ next: UIView, _ view: UIView, spacing: CGFloat
  ) {
    switch arrangement.effectiveDistribution {
    case .fill, .fillEqually, .fillProportionally:
      add(
        .hiding, (view, along.start), (previous, along.end), plus: spacing / 2, priority: .parking)
    case .equalSpacing, .equalCentering:
      guard let index = visible.firstIndex(where: { $0 === previous }) else { return }
      add(.hiding, (view, along.middle), (guides[index], along.middle), priority: .parking)
    }
  }
}
