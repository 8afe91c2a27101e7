/// The constraints across the axis. A hidden view takes part in them as all others do, so that the
/// tallest one holds a row's height even while it is hidden; only a stack without visible views has
/// no size.
extension StackLayout {
  mutating func connectAcrossAxis() {
    guard !visible.isEmpty, let first = views.first else {
      collapse(.canvasFit, canvas, across.length, priority: .canvasFit)
      return
    }
    if arrangement.effectiveAlignment == .fill {
      add(.canvasConnection, (canvas, across.start), (first, across.start))
      for view in views.dropFirst() {
        add(.alignment, (first, across.start), (view, across.start))
        add(.alignment, (first, across.end), (view, across.end))
      }
      add(.canvasConnection, (first, across.end), (canvas, across.end))
      return
    }
    if views.count > 1 {
      alignToSpanner()
    } else {
      alignAlone(first)
    }
    for view in views {
      collapse(.ambiguitySuppression, view, across.length, priority: .ambiguitySuppression)
    }
  }

  /// The attribute in which the views are aligned.
  private var sharedAttribute: NSLayoutConstraint.Attribute {
    switch arrangement.effectiveAlignment {
    case .fill, .leading: across.start
    case .trailing: across.end
    case .center: across.middle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// The edges at which all views touch the stack's edge.
  private var strongSides: (start: Bool, end: Bool) {
    switch arrangement.effectiveAlignment {
    case .fill: (true, true)
    case .leading, .firstBaseline: (true, false)
    case .trailing, .lastBaseline: (false, true)
    case .center: (false, false)
    }
  }

  /// Adds the constraints of a single view, which keeps its size between the stack's edges.
  private mutating func alignAlone(_ view: UIView) {
    let strong = strongSides
    add(
      .canvasConnection, (canvas, across.start), strong.start ? .equal : .lessThanOrEqual,
      (view, across.start))
    add(
      .canvasConnection, (canvas, across.end), strong.end ? .equal : .greaterThanOrEqual,
      (view, across.end))
    if !strong.start && !strong.end {
      add(.canvasConnection, (canvas, across.middle), (view, across.middle))
    }
    collapse(.canvasFit, canvas, across.length, priority: .canvasFit)
  }

  /// Aligns several views in one attribute, and connects the stack to a guide that spans them.
  ///
  /// A shared baseline is all that holds views at it: the guide only has to contain them, so that
  /// none is stretched. The inequalities of the edge that they tend to come first, since that
  /// decides where views lie that leave room.
  private mutating func alignToSpanner() {
    let first = views[0]
    for view in views.dropFirst() {
      add(.alignment, (first, sharedAttribute), (view, sharedAttribute))
    }
    let spanner = addGuide(.alignmentSpanner)
    let start = (across.start, NSLayoutConstraint.Relation.lessThanOrEqual, strongSides.start)
    let end = (across.end, NSLayoutConstraint.Relation.greaterThanOrEqual, strongSides.end)
    for (side, relation, isStrong) in sharedAttribute == .lastBaseline
      ? [end, start] : [start, end]
    {
      let isTouched = isStrong && !isBaselineAligned
      for view in views {
        if isTouched {
          add(.spanningBoundary, (spanner, side), (view, side), priority: .almostRequired)
        } else {
          add(.spanningBoundary, (spanner, side), relation, (view, side))
        }
      }
      add(.canvasConnection, (canvas, side), (isTouched ? first : spanner, side))
    }
    if arrangement.effectiveAlignment == .center {
      add(.canvasConnection, (canvas, across.middle), (first, across.middle))
    }
    collapse(.spanningFit, spanner, across.length, priority: .spanningFit)
    add(.spanningBoundary, (spanner, along.start), (canvas, along.start))
    collapse(.spanningBoundary, spanner, along.length)
  }

  /// Whether the views share a baseline. Then any of them may reach furthest on either side.
  private var isBaselineAligned: Bool {
    sharedAttribute == .firstBaseline || sharedAttribute == .lastBaseline
  }
}
