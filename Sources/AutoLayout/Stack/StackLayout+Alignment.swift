import Foundation

/// The constraints across the axis.
extension StackLayout {
  mutating func connectAcrossAxis() {
    guard let first = visible.first else {
      collapse(.canvasFit, canvas, across.length, priority: .canvasFit)
      return
    }
    if arrangement.effectiveAlignment == .fill {
      add(.canvasConnection, (canvas, across.start), (first, across.start))
      for view in visible.dropFirst() {
        add(.alignment, (first, across.start), (view, across.start))
        add(.alignment, (first, across.end), (view, across.end))
      }
      add(.canvasConnection, (first, across.end), (canvas, across.end))
      return
    }
    if visible.count > 1 {
      alignToSpanner()
    } else {
      alignAlone(first)
    }
    for view in visible {
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
  private mutating func alignToSpanner() {
    let first = visible[0]
    for view in visible.dropFirst() {
      add(.alignment, (first, sharedAttribute), (view, sharedAttribute))
    }
    let spanner = addGuide(.alignmentSpanner)
    let sides = [
      (across.start, NSLayoutConstraint.Relation.lessThanOrEqual, strongSides.start),
      (across.end, .greaterThanOrEqual, strongSides.end),
    ]
    for (side, relation, isStrong) in sides {
      for view in visible {
        if !isStrong || isBaselineAligned {
          add(.spanningBoundary, (spanner, side), relation, (view, side))
        }
        if isStrong {
          add(.spanningBoundary, (spanner, side), (view, side), priority: .almostRequired)
        }
      }
      add(
        .canvasConnection, (canvas, side),
        (isStrong && !isBaselineAligned ? first : spanner, side))
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
