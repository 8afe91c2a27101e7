/// Where the items of a group are.
struct ArrangedGroup {
  /// A cell, or a supplementary view, whose number is found in the section.
  struct Piece {
    let path: IndexPath
    var kind: String?
    var frame: CGRect
    var zIndex = 0
    /// The axes on which the cell says its length itself.
    var free: [NSLayoutConstraint.Axis] = []
  }

  var size: CGSize
  /// The pieces, in the coordinates of the group.
  var pieces: [Piece] = []
  /// The number of cells.
  var count = 0

  /// Takes over what is in a part.
  mutating func add(_ part: ArrangedGroup, at origin: CGPoint) {
    for var piece in part.pieces {
      piece.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      pieces.append(piece)
    }
    count += part.count
  }
}

/// Places the items of groups, by rules that a port of the layout to iOS 6 has measured on UIKit.
///
/// Source: <https://github.com/kern0x1b/charon>,
/// `facts/UIKit/UICollectionViewCompositionalLayout.md`
@MainActor struct GroupArranger {
  let traits: UITraitCollection
  /// The size for which a view has been asked; nil before.
  var measured: (AskedSize) -> CGSize?
  var section = 0
  /// The number of items in the section.
  var total = 0

  private var scale: CGFloat { max(traits.displayScale, 1) }

  /// The size of an item in a box. Shares of it are whole pixels, rounded down.
  func size(_ item: NSCollectionLayoutItem, in box: CGSize) -> CGSize {
    func length(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
      guard dimension.kind == .width || dimension.kind == .height else {
        return dimension.dimension
      }
      let share = dimension.dimension * box[dimension.kind == .width ? .horizontal : .vertical]
      return (share * scale + 1e-3).rounded(.down) / scale
    }
    let size = item.layoutSize
    return CGSize(width: length(size.widthDimension), height: length(size.heightDimension))
  }

  /// A point on the nearest pixel.
  func nearest(_ point: CGPoint) -> CGPoint {
    func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 1e-3).rounded() / scale }
    return CGPoint(x: nearest(point.x), y: nearest(point.y))
  }

  /// Arranges a group, or an item, for the items of the section from one on.
  func arrange(_ item: NSCollectionLayoutItem, in box: CGSize, from first: Int) -> ArrangedGroup {
    var slot = size(item, in: box)
    if let group = item as? NSCollectionLayoutGroup {
      var arranged = run(group, slot, first)
      arranged.pieces += attached(to: group, CGRect(origin: .zero, size: arranged.size), in: box)
      return arranged
    }
    var piece = ArrangedGroup.Piece(
      path: [section, first], frame: CGRect(origin: .zero, size: slot), free: item.layoutSize.free)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !piece.free.contains(axis) {
      piece.frame.origin[axis] = item.contentInsets.start(axis)
      piece.frame.size[axis] = abs(slot[axis] - item.contentInsets.both(axis))
    }
    let asked = AskedSize(.init(path: piece.path), piece.frame.size, piece.free)
    piece.frame.size = measured(asked) ?? piece.frame.size
    for axis in piece.free { slot[axis] = piece.frame.size[axis] }
    let pieces = [piece] + attached(to: item, piece.frame, in: piece.frame.size)
    return ArrangedGroup(size: slot, pieces: pieces, count: 1)
  }

  private func attached(
    to item: NSCollectionLayoutItem, _ frame: CGRect, in box: CGSize
  ) -> [ArrangedGroup.Piece] {
    item.supplementaryItems.map {
      ArrangedGroup.Piece(
        path: [section, 0], kind: $0.elementKind, frame: $0.frame(size($0, in: box), at: frame),
        zIndex: $0.zIndex)
    }
  }

  /// Places items along the group's axis until it is full, or the section has no more of them.
  private func run(
    _ group: NSCollectionLayoutGroup, _ outer: CGSize, _ first: Int
  ) -> ArrangedGroup {
    var arranged = ArrangedGroup(size: outer)
    if let provider = group.itemProvider {
      let items = provider(LayoutRoom(outer, group.contentInsets, traits)).prefix(total - first)
      arranged.pieces = items.enumerated().map {
        .init(path: [section, first + $0], frame: $1.frame, zIndex: $1.zIndex)
      }
      arranged.count = items.count
    }
    if group.subitems.isEmpty { return arranged }
    let (along, across) = (group.axis, group.axis.other)
    let inner = outer.inset(by: group.contentInsets)
    let isOpen = group.layoutSize[along].isEstimated
    let gap = group.interItemSpacing
    // Items that say their length themselves are taken one by one; others are counted before.
    let wraps =
      !isOpen && group.count == nil && group.subitems.contains { $0.layoutSize[along].isEstimated }
    let (count, box) = wraps ? (Int.max, inner) : capacity(of: group, inner, isOpen)
    var parts: [(item: NSCollectionLayoutItem, group: ArrangedGroup)] = []
    var (length, flexible, next) = (CGFloat(0), 0, first)
    for number in 0..<count {
      if wraps || isOpen, next >= total { break }
      let subitem = group.subitems[number % group.subitems.count]
      let part = next < total ? arrange(subitem, in: box, from: next) : nil
      let (before, after) = subitem.sides(along)
      let more = before + (part?.size ?? size(subitem, in: box))[along] + after
      let end = length + more + (number > 0 ? gap?.spacing ?? 0 : 0)
      if wraps, end > inner[along] + 1e-3 { break }
      length = end
      flexible += subitem.spaces(along).count { $0?.isFlexibleSpacing == true }
      if number > 0, gap?.isFlexibleSpacing == true { flexible += 1 }
      guard let part, part.count > 0 else { continue }
      parts.append((subitem, part))
      next += part.count
    }
    if isOpen { arranged.size[along] = length + group.contentInsets.both(along) }
    var depth = inner[across]
    if group.layoutSize[across].isEstimated {
      depth = parts.map { $1.size[across] + $0.sides(across).0 + $0.sides(across).1 }.max() ?? 0
      arranged.size[across] = depth + group.contentInsets.both(across)
    }
    let share = isOpen || flexible == 0 ? 0 : (inner[along] - length) / CGFloat(flexible)
    func space(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var place = group.contentInsets.start(along)
    for (subitem, part) in parts {
      let edges = subitem.spaces(along)
      let side = subitem.sides(across, room: depth - part.size[across]).0
      var origin = CGPoint.zero
      origin[along] = place + space(edges[0])
      origin[across] = group.contentInsets.start(across) + side
      arranged.add(part, at: nearest(origin))
      place = origin[along] + part.size[along] + space(edges[1]) + space(gap)
    }
    return arranged
  }

  /// The number of items for which a group has room, and the size of which they get shares: what
  /// the spaces between them leave.
  private func capacity(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ isOpen: Bool
  ) -> (Int, CGSize) {
    let along = group.axis
    let space = group.interItemSpacing?.spacing ?? 0
    func box(_ count: Int) -> CGSize {
      var box = inner
      box[along] = max(0, inner[along] - CGFloat(count - 1) * space)
      return box
    }
    /// The most items that fit, sized in a box that depends on their number.
    func most(spaced space: CGFloat, _ box: (Int) -> CGSize) -> Int {
      // The number of items limits those that take no room.
      for count in 1...max(total, 1000) {
        var length = CGFloat(count - 1) * space
        for number in 0..<count {
          let item = group.subitems[number % group.subitems.count]
          length += size(item, in: box(count))[along] + item.sides(along).0 + item.sides(along).1
        }
        if length > inner[along] + 1e-3 { return count - 1 }
      }
      return total
    }
    if let count = group.count ?? (isOpen ? group.subitems.count : nil) {
      return (count, box(count))
    }
    // Where a depth is a share of the length, shares are those of the items without spaces.
    let kind: NSCollectionLayoutDimension.Kind = along == .horizontal ? .width : .height
    if group.subitems.contains(where: { $0.layoutSize[along.other].kind == kind }) {
      let shared = box(max(1, most(spaced: 0) { _ in inner }))
      return (most(spaced: space) { _ in shared }, shared)
    }
    let count = most(spaced: space, box)
    return (count, box(max(1, count)))
  }
}
