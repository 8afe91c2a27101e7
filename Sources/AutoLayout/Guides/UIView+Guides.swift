import Foundation

/// The guides that the system makes for a view, each when it is first asked for.
@MainActor
final class SystemGuides {
  var margins: LayoutMarginsGuide?
  var safeArea: SafeAreaLayoutGuide?
  var readable: ReadableContentGuide?
  /// The controller's top and bottom layout guides.
  var support: [UILayoutSupportGuide] = []
  /// Those of a scroll view's content and frame.
  var scrolling: [SystemLayoutGuide] = []
  var keyboard: UIKeyboardLayoutGuide?

  var all: [UILayoutGuide] {
    [margins, safeArea, readable, keyboard].compactMap { $0 as UILayoutGuide? } + support
      + scrolling
  }
}

extension UIView {
  /// The rectangle inside the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins) { LayoutMarginsGuide(owner: self) }
  }

  /// The rectangle that neither bars nor the device's shape cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea) { SafeAreaLayoutGuide(owner: self) }
  }

  /// The column, centred in the margins, in which lines of text are comfortable to read.
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

  /// The list of the system's guides, made if there were none so far.
  func makeSystemGuides() -> SystemGuides {
    if let systemGuides { return systemGuides }
    let made = SystemGuides()
    systemGuides = made
    return made
  }

  /// Brings the system's guides up to what the margins and the safe area now are.
  func refreshSystemGuides() {
    guard let systemGuides else { return }
    for guide in systemGuides.all { guide.refresh() }
  }

  /// Every guide in the view: the system's that are in use, then the view's own.
  package var allGuides: [UILayoutGuide] {
    // Most views have none of the system's, and each layout asks all of them.
    systemGuides.map { $0.all + ownedGuides } ?? ownedGuides
  }

  /// Makes the view the guide's owner; a guide has one owner at a time.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.node.parent = node
    layoutGuide.node.join()
    ownedGuides.append(layoutGuide)
    guideAdded()
  }

  /// Takes the guide away, and with it the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    let guide = layoutGuide.node
    for constraint in guide.naming.all + guide.measured { constraint.deactivate() }
    ownedGuides.removeAll { $0 === layoutGuide }
    layoutEngine?.dismiss(guide)
    guide.parent = nil
  }
}
