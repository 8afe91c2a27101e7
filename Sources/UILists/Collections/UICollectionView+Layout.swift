extension UICollectionView {
  /// Identifies a visible view: a cell, or a supplementary view of some kind.
  struct Place: Hashable, Comparable {
    var path: IndexPath
    var kind: String?

    init(path: IndexPath, kind: String? = nil) { (self.path, self.kind) = (path, kind) }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(path: attributes.indexPath, kind: attributes.representedElementKind)
    }

    static func < (first: Place, second: Place) -> Bool {
      (first.path, first.kind ?? "") < (second.path, second.kind ?? "")
    }
  }

  /// The most passes that one layout takes: items that differ from their estimated size make others
  /// visible.
  private static let roundLimit = 100

  func layoutChanged() {
    needsPreparing = true
    setNeedsLayout()
  }

  /// Computes the layout if something has changed. While updates are gathered, the items remain
  /// those before them.
  func prepareIfNeeded() {
    guard !gathered.isGathering else { return }
    if let preparedBounds, preparedBounds != bounds,
      preparedBounds.size != bounds.size || layoutDepends(onChangeFrom: preparedBounds)
    {
      needsPreparing = true
    }
    guard needsPreparing else { return }
    needsPreparing = false
    preparedBounds = bounds
    collectionViewLayout.prepare()
  }

  /// Asks the layout, which finds the old bounds in the collection, as on the device.
  private func layoutDepends(onChangeFrom old: CGRect) -> Bool {
    let new = bounds
    return withBounds(old) { collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) }
  }

  /// Adds and places the visible views, and removes the others.
  func layOutItems() {
    guard let dataSource, !gathered.isGathering else { return }
    var arrived: [Place] = []
    if transition != nil {
      prepareIfNeeded()
      adopt(contentSize: collectionViewLayout.collectionViewContentSize.usable)
    }
    for _ in 0..<Self.roundLimit {
      prepareIfNeeded()
      let wanted =
        collectionViewLayout.layoutAttributesForElements(
          in: flip.map { region.mirrored(in: $0) } ?? region) ?? []
      let places = wanted.map { Place($0) }
      let isWanted = Set(places)
      for place in shown.keys.sorted() where !isWanted.contains(place) { putAway(place) }
      let axis = collectionViewLayout.measuringAxis
      var changed: CGFloat?
      for (place, attributes) in zip(places, wanted) {
        // What follows a row that has another size moves, maybe out of sight, before it is asked.
        let start = axis.map { attributes.frame.origin[$0] } ?? 0
        if let changed, start > changed { continue }
        if shown[place] == nil { arrived.append(place) }
        if show(place, attributes, dataSource) { changed = start }
      }
      if !needsPreparing { break }
    }
    // Where the content begins at the right, the place in it is counted from there.
    let distance = beginsAtRight ? offsetRange.x.upperBound - contentOffset.x : nil
    contentSize = collectionViewLayout.collectionViewContentSize.usable
    if let distance { contentOffset.x = offsetRange.x.upperBound - distance }
    arrangeDepth()
    guard transition != nil else { return }
    for place in Set(arrived).sorted() {
      if let view = shown[place] { enter(view, at: place) }
    }
  }

  /// The content in which the layout is turned around; nil if it is not.
  private var flip: CGRect? {
    guard turnsAround, !collectionViewLayout.mirrorsItself else { return nil }
    return CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize.usable)
  }

  /// The frame of a view, turned around if the layout is.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    flip.map { attributes.frame.mirrored(in: $0) } ?? attributes.frame
  }

  private var turnsAround: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  private var beginsAtRight: Bool {
    turnsAround && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The part of the content whose items have views.
  private var region: CGRect {
    guard showsAllItems else { return bounds }
    let size = collectionViewLayout.collectionViewContentSize.usable
    return bounds.union(CGRect(origin: .zero, size: size))
  }

  /// - Returns: Whether the view asks for another size than it gets.
  private func show(
    _ place: Place, _ attributes: UICollectionViewLayoutAttributes,
    _ dataSource: any UICollectionViewDataSource
  ) -> Bool {
    let view = shown[place] ?? add(place, attributes, dataSource)
    let isChanged = measure(view, attributes)
    if view.applied?.suffice(for: attributes) != true {
      // A copy, since layouts may change the attributes that they gave out.
      view.applied = attributes.copied()
      view.apply(attributes)
    }
    placePart(view, at: shownFrame(of: attributes))
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    return isChanged
  }

  /// Gets a view from the data source and adds it to the collection.
  private func add(
    _ place: Place, _ attributes: UICollectionViewLayoutAttributes,
    _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView {
      let type = place.kind.flatMap { collectionViewLayout.decorations[$0] }
      view = (type ?? UICollectionReusableView.self).init(ofRegisteredClass: ())
    } else {
      view =
        place.kind.map {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: place.path)
        } ?? dataSource.collectionView(self, cellForItemAt: place.path)
    }
    AnimationScope.arrives(view)
    shown[place] = view
    view.applied = nil
    addSubview(view)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selected.contains(place.path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
    }
    return view
  }

  /// Puts views of a higher `zIndex` in front of those of a lower one.
  private func arrangeDepth() {
    func depth(_ view: UIView) -> Int { (view as? UICollectionReusableView)?.applied?.zIndex ?? 0 }
    let depths = subviews.map(depth)
    guard zip(depths, depths.dropFirst()).contains(where: >) else { return }
    let wanted = zip(depths, subviews).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    for (_, (_, view)) in wanted { bringSubviewToFront(view) }
  }

  /// Asks a view for its preferred size, which then is known until texts may have changed theirs.
  /// - Returns: Whether that changes the layout.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard collectionViewLayout.asksForSize(attributes) else { return false }
    if !attributes.free.isEmpty { placePart(view, at: attributes.frame) }
    // Many cells change the attributes that they get, which the layout still needs.
    let size = view.preferredLayoutAttributesFitting(attributes.copied()).size.usable
    guard collectionViewLayout.adopt(size, attributes) else { return false }
    needsPreparing = true
    return true
  }
}
