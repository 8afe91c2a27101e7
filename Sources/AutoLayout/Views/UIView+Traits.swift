import Foundation

extension UIView: TraitCarrier {
  /// Traits that this view and all below it have in place of those that they would inherit.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  /// Whether the view and all below it are light or dark, whatever is around them.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Tells of changes of traits that wait; they never do here, since each is told as it is made.
  public func updateTraitsIfNeeded() { announceTraits() }

  var isInWindow: Bool { window != nil }

  /// The traits, worked out when they are first asked for and then kept until something around the
  /// view changes them: a deep view is asked often, and must not ask all views around it each time.
  ///
  /// What a window hands down holds until it is forgotten. Outside of windows the traits are the
  /// main screen's, and hold as long as that has these.
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

  /// Makes the traits of the view and of those below it be worked out afresh.
  ///
  /// A view that keeps none has none below it that do: they would have asked it.
  func forgetTraits() {
    guard keptTraits != nil else { return }
    keptTraits = nil
    for subview in subviews { subview.forgetTraits() }
  }

  func changeTraits(_ change: () -> Void) {
    let before = (view: traitCollection, controller: viewController?.traitCollection)
    change()
    forgetTraits()
    followTraits(from: before)
  }

  /// Carries out that the traits of the view have become others.
  func followTraits(from before: (view: UITraitCollection, controller: UITraitCollection?)) {
    let traits = traitCollection
    if before.view == traits, before.controller == viewController?.traitCollection { return }
    adaptLayout(from: before.view, to: traits)
    if window?.isVisible ?? true { announceTraits() }
  }

  /// Brings up to date what follows from traits without anybody being told.
  private func adaptLayout(from before: UITraitCollection, to after: UITraitCollection) {
    if before.layoutDirection != after.layoutDirection {
      hierarchyChanged()
      forEachInHierarchy {
        $0.updateMargins()
        $0.setNeedsLayout()
      }
    }
    if before.textMetrics != after.textMetrics {
      forEachInHierarchy {
        $0.invalidateIntrinsicContentSize()
        $0.setNeedsLayout()
      }
    }
    if before.displayScale != after.displayScale { forEachInHierarchy { $0.pixelsChanged() } }
    if before.preferredContentSizeCategory != after.preferredContentSizeCategory {
      // How wide text is comfortable to read depends on its size.
      forEachInHierarchy { view in
        if view.systemGuides?.readable != nil { view.waitForEngine(.insets) }
      }
    }
  }

  /// Tells each view whose traits are not those that it was last told of, parents first.
  func announceTraits() {
    viewController?.tellTraits()
    tellTraits()
    for subview in subviews where subview.superview === self { subview.announceTraits() }
  }
}
