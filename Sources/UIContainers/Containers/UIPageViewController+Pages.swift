extension UIPageViewController {
  /// Replaces the pages.
  func exchange(for new: [UIViewController]) {
    let old = pages
    let leaving = old.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { page in !old.contains { $0 === page } }
    for page in leaving { page.willMove(toParent: nil) }
    for page in coming { addChild(page) }
    pages = new
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    showPages()
    for page in coming { page.didMove(toParent: self) }
  }

  /// Adds the views of the pages.
  func showPages() {
    guard let view = viewIfLoaded else { return }
    let holder = scrollView ?? view
    for page in pages {
      page.loadViewIfNeeded()
      page.view.translatesAutoresizingMaskIntoConstraints = true
      page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    placeBars(in: view)
    for (index, page) in pages.enumerated() where page.view.superview !== holder {
      holder.insertSubview(page.view, at: index)
    }
    view.setNeedsLayout()
  }

  // MARK: Turning

  /// Turns to the next page or the previous one, as the user does.
  /// - Returns: Whether there is one.
  @discardableResult
  func turn(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let first = pages.first, let last = pages.last else { return false }
    func neighbour(_ page: UIViewController) -> UIViewController? {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let next = neighbour(direction == .forward ? last : first) else { return false }
    var pending = [next]
    if pages.count > 1 {
      guard let other = neighbour(next) else { return false }
      pending = direction == .forward ? [next, other] : [other, next]
    }
    let previous = pages
    delegate?.pageViewController(self, willTransitionTo: pending)
    exchange(for: pending)
    pageControl?.currentPage += direction == .forward ? 1 : -1
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }

  func addSwipes(to view: UIView) {
    let isHorizontal = navigationOrientation == .horizontal
    let directions: [UISwipeGestureRecognizer.Direction] =
      isHorizontal ? [.left, .right] : [.up, .down]
    for (index, direction) in directions.enumerated() {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in
        guard let self, scrollView?.isScrollEnabled != false else { return }
        let isReversed =
          isHorizontal && self.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        turn((index == 0) != isReversed ? .forward : .reverse)
      }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
      swipes.append(swipe)
    }
  }

  // MARK: The page control

  /// The height of the strip of the page control, in points. It has no source.
  static let pageControlHeight: CGFloat = 37

  /// Shows the page control if the data source counts its pages. Only pages that scroll sideways
  /// have one.
  func updatePageControl() {
    guard let view = viewIfLoaded else { return }
    let canCount = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = canCount ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0 {
      let control = pageControl ?? makePageControl(in: view)
      control.numberOfPages = count
      control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    } else {
      pageControl?.removeFromSuperview()
      pageControl = nil
    }
    view.setNeedsLayout()
  }

  private func makePageControl(in view: UIView) -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        // The control has gone on already, which turning the page does too.
        let isForward = control.currentPage > shownIndex
        control.currentPage = shownIndex
        turn(isForward ? .forward : .reverse)
        shownIndex = control.currentPage
      }, for: .valueChanged)
    view.addPlacedSubview(control)
    pageControl = control
    return control
  }
}

extension UIPageViewController: BarContainer {
  /// Places the pages, and the page control below them.
  func placeBars(in view: UIView) {
    var room = view.bounds
    if let pageControl {
      let height = Self.pageControlHeight
      let bottom = view.safeAreaInsets.bottom
      room.size.height = max(0, room.height - height - bottom)
      pageControl.frame = CGRect(x: room.minX, y: room.maxY, width: room.width, height: height)
      shownIndex = pageControl.currentPage
    }
    if let scrollView {
      if scrollView.frame != room { scrollView.frame = room }
      room.origin = .zero
      if scrollView.contentSize != room.size { scrollView.contentSize = room.size }
    }
    for (page, frame) in zip(pages, frames(in: room)) where page.viewIfLoaded?.frame != frame {
      page.viewIfLoaded?.frame = frame
    }
  }

  /// The frames of the pages: the whole room, or its halves.
  private func frames(in room: CGRect) -> [CGRect] {
    guard pages.count > 1 else { return [room] }
    var halves = [room, room]
    if navigationOrientation == .horizontal {
      halves[0].size.width = room.width / 2
      halves[1].size.width = room.width / 2
      halves[1].origin.x += room.width / 2
      let isReversed = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isReversed ? halves.reversed() : halves
    }
    halves[0].size.height = room.height / 2
    halves[1].size.height = room.height / 2
    halves[1].origin.y += room.height / 2
    return halves
  }
}
