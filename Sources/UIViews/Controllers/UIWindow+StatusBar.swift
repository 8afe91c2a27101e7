/// What the controllers of a window make of the status bar.
package struct StatusBarAppearance: Equatable {
  /// Whether the app hides the bar.
  package var isHidden = false
  /// The style of the bar's text.
  package var style = UIStatusBarStyle.default
  /// Whether the controllers are to be asked again.
  var isOutdated = false
}

extension UIWindow {
  /// Has the controllers asked before the next layout: another one may decide on the status bar.
  package func statusBarMayChange() { statusBar.isOutdated = true }

  /// Asks the controllers, if there is reason to, and gives the safe area to what they say.
  func followStatusBar() {
    guard statusBar.isOutdated, isVisible, let root = rootViewController else { return }
    let owner = root.statusBarOwner
    let new = StatusBarAppearance(
      isHidden: owner.followed(by: \.childForStatusBarHidden).prefersStatusBarHidden,
      style: owner.followed(by: \.childForStatusBarStyle).preferredStatusBarStyle)
    let old = statusBar
    statusBar = new
    guard (new.isHidden, new.style) != (old.isHidden, old.style) else { return }
    contentsChanged()
    setSafeArea(safeAreaInsets)
  }

  /// The frame of the status bar in the window, in points; empty if there is none.
  package var statusBarFrame: CGRect {
    let height = statusBar.isHidden ? 0 : configuration.statusBar.height
    return height > 0 ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : .zero
  }
}

extension UIViewController {
  /// The controller that decides on the status bar, or says which child does: this one, or the last
  /// one presented on it or on a child that takes the bar over.
  fileprivate var statusBarOwner: UIViewController {
    if let taking = presentationChain.dropFirst().last(where: \.takesOverStatusBar) {
      return taking
    }
    for child in children {
      let owner = child.statusBarOwner
      if owner !== child { return owner }
    }
    return self
  }

  /// Whether the controller, which is presented, decides on the status bar: where it fills the
  /// screen, and where it says so.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance>
  private var takesOverStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentationView?.fillsScreen == true
  }

  /// The controller at the end of the children that are named one by the other. A circle of them
  /// ends where it closes.
  fileprivate func followed(by child: (UIViewController) -> UIViewController?) -> UIViewController {
    var passed = [self]
    while let next = child(passed[passed.count - 1]), !passed.contains(where: { $0 === next }) {
      passed.append(next)
    }
    return passed[passed.count - 1]
  }

  /// Asks the window's controllers at once.
  func updateStatusBar() {
    guard let window = viewIfLoaded?.window else { return }
    window.statusBarMayChange()
    window.followStatusBar()
  }
}
