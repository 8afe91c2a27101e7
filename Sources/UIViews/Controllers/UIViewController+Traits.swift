extension UIViewController: TraitCarrier {
  /// The traits that the controller overrides for itself, its view and its descendants.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  /// The light or dark style for the controller and its descendants, instead of the inherited one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Reports changes of traits that have not been reported. Here changes are reported as they
  /// happen.
  public func updateTraitsIfNeeded() { viewIfLoaded?.announceTraits() }

  /// Sets traits that override those a child inherits; `nil` removes them.
  ///
  /// Newer code sets the child's `traitOverrides`, which win over these.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.traitsFromParent != collection else { return }
    childViewController.changeTraits { childViewController.traitsFromParent = collection }
  }

  /// The traits that override those a child inherits; `nil` if there are none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  package var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// The traits of the view's superview with the overrides of this controller.
  var inheritedTraits: UITraitCollection {
    if let view = viewIfLoaded {
      let ofView = view.traitCollection
      return keptTraits ?? ofView
    }
    return overriding(parentOverridden: parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// Inherited traits with the overrides of the parent and then those of this controller.
  func overriding(parentOverridden inherited: UITraitCollection) -> UITraitCollection {
    guard let traitsFromParent else { return overriding(inherited) }
    return overriding(UITraitCollection(traitsFrom: [inherited, traitsFromParent]))
  }

  package func changeTraits(_ change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    view.changeTraits(change)
  }
}
