import Foundation

extension UIViewController: TraitCarrier {
  /// Traits that the controller, its view and all below have in place of what they would inherit.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  /// Whether the controller's view and all below it are light or dark, whatever is around them.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Tells of changes of traits that wait; they never do here, since each is told as it is made.
  public func updateTraitsIfNeeded() { viewIfLoaded?.announceTraits() }

  /// Has a child see these traits in place of those that it would inherit; nil ends it.
  ///
  /// Newer code sets the child's `traitOverrides`, which win over these.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.traitsFromParent != collection else { return }
    childViewController.changeTraits { childViewController.traitsFromParent = collection }
  }

  /// The traits that a child is made to see in place of those that it would inherit, if it is.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// The traits between the view's surroundings and the view itself.
  var inheritedTraits: UITraitCollection {
    if let view = viewIfLoaded {
      let ofView = view.traitCollection
      return keptTraits ?? ofView
    }
    return overriding(
      parentOverridden: parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// What the controller makes of inherited traits: its parent's wishes, then its own.
  func overriding(parentOverridden inherited: UITraitCollection) -> UITraitCollection {
    guard let traitsFromParent else { return overriding(inherited) }
    return overriding(UITraitCollection(traitsFrom: [inherited, traitsFromParent]))
  }

  func changeTraits(_ change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    view.changeTraits(change)
  }
}
