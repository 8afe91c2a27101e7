import AutoLayout
import Foundation

extension SceneHost {
  /// The views and guides that go by a name: the accessibility identifier, the name of the property that holds them, the
  /// whole path, or the end of one.
  public func paths(named name: String) -> [ViewPath] { currentInventory.paths(named: name) }

  /// What a view of the window is called: the nearest of those around it that has a name; for what the system puts behind
  /// a presented view, the presented one.
  public func name(of view: UIView) -> String {
    let inventory = currentInventory
    let front = view.presentedInside?.controller.viewIfLoaded
    let around = sequence(first: front ?? view, next: \.superview)
    return inventory.name(of: around.first { inventory.path(of: $0) != nil } ?? view)
  }

  /// The guide at a path.
  public func guide(at path: ViewPath) -> UILayoutGuide? {
    let inventory = currentInventory
    return inventory.guideItems.firstIndex { $0.path == path }.map { inventory.guides[$0] }
  }

  /// The views on the screen whose text the layout has no room for, in the order of the snapshot. What can be scrolled
  /// into sight is not cut.
  public var truncatedTexts: [ViewPath] {
    zip(snapshot.views, currentInventory.views).compactMap { item, view in
      guard item.isShown, !(view is UIScrollView), let text = view as? any TextShowing,
        text.placedLines.contains(where: \.isTruncated)
      else { return nil }
      return item.path
    }
  }

  /// The views that reach beyond the screen, and how far, in points; 0 at the edges where they don't. Of a view and what
  /// lies in it, only the view is named. What scrolls, and what a view around it clips, is no matter of the screen.
  public var viewsOffScreen: [(path: ViewPath, beyond: EdgeInsets)] {
    let pixel = 1 / screen.scale
    var isSettled: [Bool] = []
    var found: [(path: ViewPath, beyond: EdgeInsets)] = []
    for (item, view) in zip(snapshot.views, currentInventory.views) {
      guard !(item.parent.map { isSettled[$0] } ?? false) else {
        isSettled.append(true)
        continue
      }
      let beyond = beyond(of: item.frameInWindow, least: pixel)
      let isOff = item.isShown && !item.frame.isEmpty && beyond != .none
      if isOff { found.append((item.path, beyond)) }
      isSettled.append(isOff || !item.isShown || view is UIScrollView || view.clipsToBounds)
    }
    return found
  }

  /// How far a frame reaches beyond the screen; less than a pixel is what rounding leaves.
  private func beyond(of frame: CGRect, least: CGFloat) -> EdgeInsets {
    func far(_ distance: CGFloat) -> CGFloat { distance >= least ? distance : 0 }
    return EdgeInsets(
      top: far(-frame.minY), left: far(-frame.minX), bottom: far(frame.maxY - screen.size.height),
      right: far(frame.maxX - screen.size.width))
  }
}

extension EdgeInsets {
  fileprivate static let none = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
