import AutoLayout
import Wording

extension LayoutCheck {
  /// A view that is placed by the view around it although another one stands in between.
  public static let skipsNeighbour = LayoutCheck(
    "skips-neighbour", .hint, "a constraint past a nearer neighbour",
    Explanation(
      finds: """
        A constraint from a view to an edge of the view around it, while another view stands between
        the two and has nothing to do with it. If the one in between grows, they overlap.
        """,
      example: """
        name.leading == view.leading + 76 makes room for a picture of 60 points by a number, and not
        by a constraint to the picture.
        """,
      mending: """
        Pin the view to its neighbour: name.leading == picture.trailing + 8.
        """),
    runsByDefault: false
  ) { layout in
    let linked = layout.linkedViews
    return layout.farPins.flatMap { pin -> [GeometricCase] in
      let between = layout.items.indices.filter {
        layout.items[$0].parent == layout.items[pin.view].parent && $0 != pin.view
          && layout.content(of: $0) != nil && !linked.contains(Pair(pin.view, $0))
      }
      guard !between.isEmpty else { return [] }
      return [
        GeometricCase(
          conditions: pin.conditions, candidates: .each(between.map { EdgeItems(pin.view, $0) }),
          subjects: [.first, .second]
        ) { reading in
          "\(reading.name(.second)) stands between \(reading.name(.first)) and the "
            + "\(pin.name) edge that it is pinned to"
        }
      ]
    }
  }
}

/// Two views, whichever comes first.
private struct Pair: Hashable {
  let low: Int
  let high: Int

  init(_ one: Int, _ other: Int) { (low, high) = (min(one, other), max(one, other)) }
}

/// A side of a view that is pinned to the same side of its superview.
private struct FarPin: Sendable {
  let view: Int
  let side: EdgeSide

  var name: String { "\(side)" }

  /// The second item lies between the first one and the edge, beside it.
  var conditions: [EdgeCondition] {
    let (view, between) = (EdgePlace.first, EdgePlace.second)
    let besideY = [view.bottom > between.top, between.bottom > view.top]
    let besideX = [view.right > between.left, between.right > view.left]
    let isSolid = [between.width > 1, between.height > 1]
    return switch side {
    case .left: [view.left - between.right > -1] + besideY + isSolid
    case .right: [between.left - view.right > -1] + besideY + isSolid
    case .top: [view.top - between.bottom > -1] + besideX + isSolid
    case .bottom: [between.top - view.bottom > -1] + besideX + isSolid
    }
  }
}

extension CheckedLayout {
  /// The pairs of views that a constraint is about.
  fileprivate var linkedViews: Set<Pair> {
    Set(
      constraints.all.compactMap { entry in
        guard let first = entry.first, let second = entry.second else { return nil }
        return Pair(first.view, second.view)
      })
  }

  fileprivate var farPins: [FarPin] {
    constraints.all.compactMap { entry in
      guard let first = entry.first, let second = entry.second, entry.live.relation == .equal,
        entry.live.multiplier == 1, !entry.live.isOfFixedFrame
      else { return nil }
      for (inner, outer, attribute) in [
        (first, second, entry.live.firstAttribute), (second, first, entry.live.secondAttribute),
      ] where inner.guide == nil && items[inner.view].parent == outer.view {
        guard content(of: inner.view) != nil, isUpright(inner.view),
          let side = side(attribute, of: inner.view), entry.live.constant != 0
        else { continue }
        return FarPin(view: inner.view, side: side)
      }
      return nil
    }
  }
}
