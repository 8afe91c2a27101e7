import Stage

extension SceneHost {
  /// How far the scroll views are scrolled.
  var contentOffsets: [(path: ViewPath, offset: CGPoint)] {
    views.compactMap { path, view in (view as? UIScrollView).map { (path, $0.contentOffset) } }
  }

  /// Scrolls the scroll views that are still there, as far as their content goes.
  func restore(_ offsets: [(path: ViewPath, offset: CGPoint)]) {
    guard !offsets.isEmpty else { return }
    let views = offsets.compactMap { item in
      (view(at: item.path) as? UIScrollView).map { ($0, item.offset) }
    }
    change {
      for (view, offset) in views where view.contentOffset != offset {
        let inset = view.adjustedContentInset
        let right = max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
        let bottom = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
        view.contentOffset = CGPoint(x: min(offset.x, right), y: min(offset.y, bottom))
      }
    }
  }
}
