/// The name of the views that can stand in for each other.
struct ReuseName: Hashable {
  /// The kind of a supplementary view; nil for cells.
  var kind: String?
  var identifier: String
}

/// Views that are made, removed and reused.
extension UICollectionView {
  /// A view that is free for reuse, or a new one, with the frame that the layout has for it; nil if
  /// no class is registered.
  func dequeue(
    _ kind: String?, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    let attributes =
      kind.map {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
      } ?? collectionViewLayout.layoutAttributesForItem(at: path)
    let frame = attributes.map(shownFrame)
    let view = takeOrMake(kind, identifier, frame ?? .zero)
    if let view, let frame { placePart(view, at: frame) }
    return view
  }

  /// - Parameter frame: The frame with which a new view of a class is created.
  private func takeOrMake(
    _ kind: String?, _ identifier: String, _ frame: CGRect
  ) -> UICollectionReusableView? {
    let name = ReuseName(kind: kind, identifier: identifier)
    if let view = views.take(name) {
      LayoutLog.willCall("prepareForReuse()", of: view)
      view.prepareForReuse()
      return view
    }
    if let made = views.documents[name]?() {
      made.reuseIdentifier = identifier
      return made
    }
    guard let type = views.classes[name] else {
      let described = kind?.replacingOccurrences(of: "UICollectionElementKind", with: "") ?? "Cell"
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKind\(described) with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
      return nil
    }
    let view = UICollectionReusableView.creating(in: frame) { type.init(ofRegisteredClass: ()) }
    view.reuseIdentifier = identifier
    return view
  }

  /// Removes a view from the collection and keeps it for reuse.
  func putAway(_ place: Place) {
    guard let view = shown.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    views.put(view, for: view.reuseIdentifier.map { ReuseName(kind: place.kind, identifier: $0) })
  }

  /// Discards all views and the sizes of items.
  func discardItems() {
    for place in shown.keys.sorted() { putAway(place) }
    collectionViewLayout.forgetSizes()
    layoutChanged()
  }
}
