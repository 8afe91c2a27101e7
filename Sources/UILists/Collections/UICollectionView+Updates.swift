/// Where items come from that a group of updates brings into sight.
struct ItemTransition {
  let paths: UpdatedPaths
  /// The frames before the updates, of items in sight and at most a screenful away.
  let frames: [IndexPath: CGRect]
}

/// Updates of items.
extension UICollectionView: UpdatedList {
  static var words: ListWords { .collection }

  /// Takes views, sizes and selected items along to their new places.
  func follow(_ paths: UpdatedPaths) {
    transition = ItemTransition(paths: paths, frames: framesNearby())
    var kept: [Place: UICollectionReusableView] = [:]
    for place in shown.keys.sorted() {
      if let end = end(of: place, paths) {
        kept[end] = shown.removeValue(forKey: place)
      } else {
        putAway(place)
      }
    }
    shown = kept
    selected = selected.compactMap(paths.newPath)
    collectionViewLayout.follow(paths)
    layoutChanged()
  }

  func updatesAreLaidOut() { transition = nil }

  private func end(of place: Place, _ paths: UpdatedPaths) -> Place? {
    guard let kind = place.kind else {
      return paths.newPath(of: place.path).map { Place(path: $0) }
    }
    // Only these belong to their section; others might belong to an item.
    guard [Self.elementKindSectionHeader, Self.elementKindSectionFooter].contains(kind) else {
      return nil
    }
    return paths.newSection(of: place.path.section).map {
      Place(path: IndexPath(item: place.path.item, section: $0), kind: kind)
    }
  }

  private func framesNearby() -> [IndexPath: CGRect] {
    guard window != nil, preparedBounds != nil else { return [:] }
    let nearby = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var frames: [IndexPath: CGRect] = [:]
    for attributes in collectionViewLayout.layoutAttributesForElements(in: nearby) ?? []
    where attributes.representedElementKind == nil {
      frames[attributes.indexPath] = attributes.frame
    }
    return frames
  }

  /// Begins the animation of a view that has come into sight by updates: what was there before
  /// comes from its old place, and what is inserted or reloaded fades in.
  func enter(_ view: UICollectionReusableView, at place: Place) {
    guard let transition, place.kind == nil else { return }
    guard let old = transition.paths.origin(of: place.path),
      transition.paths.newPath(of: old) != nil
    else { return AnimationScope.fadesIn(view) }
    guard let frame = transition.frames[old] else { return }
    AnimationScope.movesIn(view, fromCenter: CGPoint(x: frame.midX, y: frame.midY))
  }
}
