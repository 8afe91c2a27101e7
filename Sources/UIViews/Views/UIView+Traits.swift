extension UIView: TraitCarrier {
  /// Traits that replace the inherited ones in this view and its whole subtree.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  /// A light or dark style that replaces the inherited one in this view and its whole subtree.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The least text size in this view and its whole subtree; `nil` for no limit.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory>
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { leastTextSize }
    set { leastTextSize = newValue }
  }

  /// The greatest text size in this view and its whole subtree; `nil` for no limit.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory>
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { greatestTextSize }
    set { greatestTextSize = newValue }
  }

  /// Announces pending changes of traits. Here each change is announced at once, so that none is
  /// ever pending.
  public func updateTraitsIfNeeded() { announceTraits() }

  package var isInWindow: Bool { window != nil }

  /// The traits, computed when they are first needed and stored until something around the view
  /// changes them, since computing them takes a walk up the whole hierarchy.
  ///
  /// Inside a window, stored traits are valid until ``forgetTraits()``. Outside, they come from the
  /// main screen, and are valid until its traits change.
  var inheritedTraits: UITraitCollection {
    if let keptTraits, traitVersion == .window || traitVersion == UIScreen.main.traitVersion {
      return keptTraits
    }
    var traits = outerTraits
    if let viewController {
      traits = viewController.overriding(parentOverridden: traits)
      viewController.keptTraits = traits
    }
    traits = overriding(traits)
    keptTraits = traits
    traitVersion = versionOfOuterTraits
    return traits
  }

  private var versionOfOuterTraits: TraitVersion {
    if self is UIWindow { return .window }
    if let superview { return superview.traitVersion }
    return viewController?.parent == nil ? UIScreen.main.traitVersion : .none
  }

  var surroundingTraits: UITraitCollection {
    if let superview { return superview.traitCollection }
    return viewController?.parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Discards the stored traits of the view and its subtree.
  ///
  /// A view without stored traits has no stored ones below it, since computing these would have
  /// stored its own.
  func forgetTraits() {
    guard keptTraits != nil else { return }
    keptTraits = nil
    for subview in subviews { subview.forgetTraits() }
  }

  package func changeTraits(_ change: () -> Void) {
    let before = (view: traitCollection, controller: viewController?.traitCollection)
    change()
    forgetTraits()
    followTraits(from: before)
  }

  /// Brings everything that depends on the view's traits up to date after they changed.
  func followTraits(from before: (view: UITraitCollection, controller: UITraitCollection?)) {
    let traits = traitCollection
    if before.view == traits, before.controller == viewController?.traitCollection { return }
    adaptLayout(from: before.view, to: traits)
    if window?.isVisible ?? true { announceTraits() }
  }

  /// Updates the layout after a change of traits, before anybody is notified.
  private func adaptLayout(from before: UITraitCollection, to after: UITraitCollection) {
    if before.layoutDirection != after.layoutDirection {
      hierarchyChanged()
      forEachInHierarchy {
        $0.updateMargins()
        $0.setNeedsLayout()
      }
    }
    if before.values.textMetrics != after.values.textMetrics
      || before.systemVersion != after.systemVersion
    {
      forEachInHierarchy {
        $0.invalidateIntrinsicContentSize()
        $0.setNeedsLayout()
      }
    }
    if before.displayScale != after.displayScale {
      forEachInHierarchy {
        $0.pixelsChanged()
        // Texts and controls round their sizes up to pixels.
        $0.invalidateIntrinsicContentSize()
      }
    }
    if before.preferredContentSizeCategory != after.preferredContentSizeCategory {
      // The readable width depends on the text size.
      forEachInHierarchy { view in
        if view.systemGuides?.readable != nil { view.waitForEngine(.insets) }
        if view.layoutMarginsFollowReadableWidth { view.updateMargins() }
      }
    }
  }

  /// Notifies each view whose traits differ from those it was last notified of, parents first.
  func announceTraits() {
    viewController?.tellTraits()
    tellTraits()
    for subview in subviews where subview.superview === self { subview.announceTraits() }
  }
}
