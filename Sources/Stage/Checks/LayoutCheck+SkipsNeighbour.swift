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
            + "\(pin.side) edge that it is pinned to"
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

extension SuperviewPin {
  /// The second item lies between the first one and the edge, beside it.
  fileprivate var conditions: [EdgeCondition] {
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

  /// The pins at a distance.
  fileprivate var farPins: [SuperviewPin] {
    constraints.all.compactMap { entry in
      guard !entry.live.isOfFixedFrame, entry.live.constant != 0, let pin = superviewPin(entry),
        content(of: pin.view) != nil, isUpright(pin.view)
      else { return nil }
      return pin
    }
  }
}
