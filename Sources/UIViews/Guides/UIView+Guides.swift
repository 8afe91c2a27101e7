/// The system's guides of a view, each created when it is first used.
@MainActor
final class SystemGuides {
  var margins: LayoutMarginsGuide?
  var safeArea: SafeAreaLayoutGuide?
  var readable: ReadableContentGuide?
  /// The controller's top and bottom layout guides.
  var support: [UILayoutSupportGuide] = []
  /// The content and frame guides of a scroll view.
  var scrolling: [SystemLayoutGuide] = []
  var keyboard: UIKeyboardLayoutGuide?

  var all: [UILayoutGuide] {
    [margins, safeArea, readable, keyboard].compactMap { $0 as UILayoutGuide? } + support
      + scrolling
  }
}

extension UIView {
  /// The guide of the view's layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins) { LayoutMarginsGuide(owner: self) }
  }

  /// The guide of the view's safe area, which bars and the device's shape do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea) { SafeAreaLayoutGuide(owner: self) }
  }

  /// The guide of a column of readable width, centred in the margins.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable) { ReadableContentGuide(owner: self) }
  }

  private func systemGuide<Guide: SystemLayoutGuide>(
    _ path: ReferenceWritableKeyPath<SystemGuides, Guide?>, make: () -> Guide
  ) -> UILayoutGuide {
    let guides = makeSystemGuides()
    if let guide = guides[keyPath: path] { return guide }
    let guide = make()
    guides[keyPath: path] = guide
    guideAdded()
    return guide
  }

  /// The view's system guides, created if needed.
  func makeSystemGuides() -> SystemGuides {
    if let systemGuides { return systemGuides }
    let made = SystemGuides()
    systemGuides = made
    return made
  }

  /// Updates the system's guides for the view's margins and safe area.
  package func refreshSystemGuides() {
    guard let systemGuides else { return }
    for guide in systemGuides.all { guide.refresh() }
  }

  /// All guides of the view: the system's guides in use, then its own.
  package var allGuides: [UILayoutGuide] {
    // Most views have no system guides, and this is read in each layout.
    systemGuides.map { $0.all + ownedGuides } ?? ownedGuides
  }

  /// Adds a guide to the view. A guide has one owner, so it is removed from its present one.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.node.parent = node
    layoutGuide.node.join()
    ownedGuides.append(layoutGuide)
    guideAdded()
    for constraint in layoutGuide.node.waiting {
      constraint.deactivate()
      constraint.activate()
    }
  }

  /// Removes a guide from the view, and deactivates the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    let guide = layoutGuide.node
    for constraint in guide.naming.all + guide.measured { constraint.deactivate() }
    ownedGuides.removeAll { $0 === layoutGuide }
    layoutEngine?.dismiss(guide)
    guide.parent = nil
    setNeedsDisplay()
  }
}
