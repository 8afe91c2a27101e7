extension UIView {
  /// Tells the views that are new in a window their first traits, parents first.
  ///
  /// This is the rule before iOS 13: each is told once, with no previous traits, before its first
  /// layout. Code that switches constraints in `traitCollectionDidChange(_:)` alone relies on it.
  func announceInitialTraits() {
    if !hasInitialTraits {
      hasInitialTraits = true
      viewController?.traitCollectionDidChange(nil)
      traitCollectionDidChange(nil)
    }
    for subview in subviews { subview.announceInitialTraits() }
  }

  /// Tells the hierarchy that the traits changed, parents first.
  func announceTraits(previous: UITraitCollection) {
    // How wide text is comfortable to read depends on its size.
    if systemGuides.readable != nil { layoutEngine?.insetsChanged(of: self) }
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for subview in subviews { subview.announceTraits(previous: previous) }
  }
}
