extension UIScrollView {
  /// The range of offsets that the user can scroll to, in points. On an axis on which all of the
  /// content is visible it is a single offset.
  package var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset.usable
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ room: CGFloat)
      -> ClosedRange<CGFloat>
    {
      // `0 - before` avoids an offset of minus zero, which would be printed with its sign.
      let least = 0 - before
      return least...max(least, content + after - room)
    }
    let content = contentSize.usable
    return (
      range(inset.left, content.width, inset.right, bounds.width),
      range(inset.top, content.height, inset.bottom, bounds.height)
    )
  }

  /// The offset limited to ``offsetRange``.
  package func held(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Whether the user can scroll on an axis: scrolling is enabled and the content is longer than
  /// the view.
  package func canScroll(on axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange
    return axis == .horizontal
      ? range.x.lowerBound < range.x.upperBound : range.y.lowerBound < range.y.upperBound
  }

  /// The description of the scroll indicators for drawing.
  var drawnScrolling: Drawing.Scrolling {
    guard isScrollEnabled else { return Drawing.Scrolling() }
    let range = offsetRange
    func scroller(
      _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ isShown: Bool
    ) -> Drawing.Scroller? {
      guard range.lowerBound < range.upperBound else { return nil }
      return Drawing.Scroller(offset: offset, range: range, length: length, isShown: isShown)
    }
    return Drawing.Scrolling(
      horizontal: scroller(contentOffset.x, range.x, bounds.width, showsHorizontalScrollIndicator),
      vertical: scroller(contentOffset.y, range.y, bounds.height, showsVerticalScrollIndicator))
  }

  /// The axis that is scrolled when none is given.
  var mainAxis: NSLayoutConstraint.Axis {
    canScroll(on: .horizontal) && !canScroll(on: .vertical) ? .horizontal : .vertical
  }

  /// Scrolls by a number of lines; negative numbers scroll back. A view that pages scrolls by one
  /// page.
  /// - Returns: Whether the offset changed.
  @discardableResult
  package func scroll(lines: Int, on axis: NSLayoutConstraint.Axis? = nil) -> Bool {
    if isPagingEnabled { return scroll(pages: lines.signum(), on: axis) }
    return drag(by: CGFloat(lines) * lineHeight, on: axis ?? mainAxis)
  }

  /// Scrolls by a number of pages; negative numbers scroll back. A page is the length of the view,
  /// less one line unless the view pages.
  /// - Returns: Whether the offset changed.
  @discardableResult
  package func scroll(pages: Int, on axis: NSLayoutConstraint.Axis? = nil) -> Bool {
    let axis = axis ?? mainAxis
    let inset = adjustedContentInset
    let length = axis == .horizontal ? bounds.width : bounds.height
    guard !isPagingEnabled else { return drag(by: CGFloat(pages) * length, on: axis) }
    let covered = axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    let lines = ((length - covered - pageOverlap) / lineHeight).rounded(.down)
    return drag(by: CGFloat(pages) * max(lines, 1) * lineHeight, on: axis)
  }

  private func drag(by distance: CGFloat, on axis: NSLayoutConstraint.Axis) -> Bool {
    guard canScroll(on: axis) else { return false }
    var offset = contentOffset
    if axis == .horizontal { offset.x += distance } else { offset.y += distance }
    offset = held(offset)
    guard offset != contentOffset else {
      return axis == .vertical && distance < 0 && pullToRefresh()
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if isPagingEnabled {
      // A page moves into its place after the touch has ended.
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      contentOffset = offset
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      contentOffset = offset
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    return true
  }

  /// Sets the content size that constraints on the content's edges result in.
  func contentSolved(_ size: CGSize) {
    var newSize = contentSize
    if definesContent(on: .horizontal) { newSize.width = size.width }
    if definesContent(on: .vertical) { newSize.height = size.height }
    if newSize != contentSize { contentSize = newSize }
  }

  /// Whether constraints determine the length of the content on an axis.
  func definesContent(on axis: NSLayoutConstraint.Axis) -> Bool {
    guard let guide = contentGuide else { return false }
    return sequence(first: self as UIView, next: \.superview).contains { holder in
      holder.constraints.contains { constraint in
        guard constraint.axis == axis else { return false }
        return constraint.items.contains { $0 === guide }
          || holder === self && constraint.namesEdges(of: node)
      }
    }
  }
}
