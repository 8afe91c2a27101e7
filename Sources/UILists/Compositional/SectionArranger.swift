/// A view at an edge that stays in sight as long as the content between two places is.
struct PinnedEdge {
  let attributes: UICollectionViewLayoutAttributes
  /// Its own place.
  let place: CGFloat
  /// Whether the view is before the content, and not after it.
  let isFirst: Bool
  let content: (start: CGFloat, end: CGFloat)
}

/// Places the groups of a section, and the views at the edges of sections and of the layout.
///
/// Lengths are measured along the direction of scrolling.
@MainActor struct SectionArranger {
  let axis: NSLayoutConstraint.Axis
  /// The size of the collection.
  let whole: CGSize
  var groups: GroupArranger
  /// What the section keeps free at its sides, without its own insets.
  var reference = NSDirectionalEdgeInsets.zero
  var placed: [UICollectionViewLayoutAttributes] = []
  var pinned: [PinnedEdge] = []
  /// The place of what comes next, and the breadth of the widest group.
  var place: CGFloat = 0
  var breadth: CGFloat = 0

  mutating func add(_ section: NSCollectionLayoutSection, number: Int, count: Int) {
    (groups.section, groups.total) = (number, count)
    let first = place
    let (insets, across) = (section.contentInsets, axis.other)
    let crosses = section.orthogonalScrollingBehavior != .none
    var start = CGPoint(x: insets.start(.horizontal), y: insets.start(.vertical))
    start[across] += reference.start(across)
    let content = arrangeGroups(section, along: crosses ? across : axis)
    if !crosses { breadth = max(breadth, content.size[across]) }
    let edges = section.boundarySupplementaryItems
    let inner = content.count == 0 && edges.isEmpty ? 0 : content.size[axis] + insets.both(axis)
    var sides = (start: CGFloat(0), length: whole[across])
    if section.supplementariesFollowContentInsets {
      sides = (start[across], whole[across] - insets.both(across) - reference.both(across))
    }
    start[axis] += addEdges(edges, [number, 0], inner, sides)
    var counts: [String: Int] = [:]
    for piece in content.pieces {
      let attributes: UICollectionViewLayoutAttributes
      if let kind = piece.kind {
        attributes = .init(
          forSupplementaryViewOfKind: kind, with: [number, counts[kind, default: 0]])
        counts[kind, default: 0] += 1
      } else {
        attributes = .init(forCellWith: piece.path)
      }
      attributes.frame = piece.frame.offsetBy(dx: start.x, dy: start.y)
      let isOnBackground = piece.kind == nil && !section.decorationItems.isEmpty
      (attributes.zIndex, attributes.free) = (isOnBackground ? 1 : piece.zIndex, piece.free)
      placed.append(attributes)
    }
    for (item, background) in section.decorationItems.enumerated() where place > first {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: background.elementKind, with: [number, item])
      var box = CGRect(origin: .zero, size: whole)
      (box.origin[axis], box.size[axis]) = (first, place - first)
      let insets = background.contentInsets
      attributes.frame = CGRect(
        origin: CGPoint(
          x: box.minX + insets.start(.horizontal), y: box.minY + insets.start(.vertical)),
        size: box.size.inset(by: insets))
      attributes.zIndex = background.zIndex
      placed.append(attributes)
    }
  }

  /// Puts the groups of a section behind each other.
  private func arrangeGroups(
    _ section: NSCollectionLayoutSection, along stack: NSLayoutConstraint.Axis
  ) -> ArrangedGroup {
    let (group, across) = (section.group, stack.other)
    var room = whole
    if group.itemProvider == nil {
      room[across] -= section.contentInsets.both(across)
      if stack == axis { room[across] -= reference.both(across) }
    }
    var all = ArrangedGroup(size: .zero)
    var place: CGFloat = 0
    while all.count < groups.total {
      let count = all.count
      var arranged = groups.arrange(group, in: room, from: count)
      guard arranged.count > 0 else { break }
      if count + arranged.count == groups.total {
        trim(&arranged, of: group, in: room, stack)
      }
      if count > 0 {
        place += section.interGroupSpacing.usableLength ?? 0
      } else if section.orthogonalScrollingBehavior == .groupPagingCentered {
        place = (whole[stack] - section.contentInsets.both(stack) - arranged.size[stack]) / 2
      }
      let ends = group.sides(stack)
      let sides = group.sides(across, room: room[across] - arranged.size[across])
      var origin = CGPoint.zero
      (origin[stack], origin[across]) = (place + ends.0, sides.0)
      all.add(arranged, at: groups.nearest(origin))
      place = origin[stack] + arranged.size[stack] + ends.1
      let around = stack == axis ? 0 : sides.0 + sides.1
      all.size[across] = max(all.size[across], arranged.size[across] + around)
    }
    all.size[stack] = place
    return all
  }

  /// Shortens the last group if it has fewer items than there is room for.
  private func trim(
    _ group: inout ArrangedGroup, of item: NSCollectionLayoutGroup, in room: CGSize,
    _ stack: NSLayoutConstraint.Axis
  ) {
    guard item.itemProvider == nil, !item.layoutSize[stack].isEstimated else { return }
    var more = groups
    (more.total, more.measured) = (1000, { _ in nil })
    let full = more.arrange(item, in: room, from: 0)
    let last = full.pieces.last { $0.kind == nil }
    guard full.count > group.count, let last else { return }
    let reach = group.pieces.filter { $0.kind == nil }.map { $0.frame.end(stack) }.max() ?? 0
    let rest = full.size[stack] - item.contentInsets.both(stack) - last.frame.end(stack)
    group.size[stack] = max(0, reach + rest)
  }

  /// Places views at the edges of content of a length.
  /// - Returns: The place of the content, behind those before it.
  mutating func addEdges(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: IndexPath, _ inner: CGFloat,
    _ sides: (start: CGFloat, length: CGFloat)
  ) -> CGFloat {
    var box = whole
    box[axis.other] = sides.length
    let views = items.map { item in
      let view = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      (view.zIndex, view.free) = (item.zIndex, item.layoutSize.free)
      view.size = groups.size(item, in: box)
      view.size = groups.measured(AskedSize(view)) ?? view.size
      return (item: item, view: view)
    }
    let beside = views.filter { $0.item.extendsBoundary && $0.item.alignment.end(axis) == 0 }
    let content = beside.reduce(inner) { max($0, $1.view.size[axis]) }
    var (before, after) = (CGFloat(0), content)
    for (item, view) in views {
      let (end, side) = (item.alignment.end(axis), item.alignment.end(axis.other))
      var origin = item.offset
      origin[axis] += (content - view.size[axis]) * (end + 1) / 2
      if item.extendsBoundary { origin[axis] += end * view.size[axis] }
      origin[axis.other] += sides.start + (sides.length - view.size[axis.other]) * (side + 1) / 2
      view.frame.origin = groups.nearest(origin)
      guard item.extendsBoundary else { continue }
      before = max(before, -origin[axis])
      after = max(after, origin[axis] + view.size[axis])
    }
    let start = place + before
    for (item, view) in views {
      view.frame.origin[axis] += start
      placed.append(view)
      guard item.pinToVisibleBounds, item.alignment.end(axis) != 0 else { continue }
      view.zIndex += 1_000_000_000
      pinned.append(
        PinnedEdge(
          attributes: view, place: view.frame.origin[axis], isFirst: item.alignment.end(axis) < 0,
          content: (start, start + content)))
    }
    place = start + after
    return start
  }
}
