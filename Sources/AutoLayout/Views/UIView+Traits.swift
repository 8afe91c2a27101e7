extension UIView {
  /// Tells each view whose traits are not those that it was last told, parents first.
  ///
  /// This is the rule before iOS 13: a view that is new in a window is told once, with no previous
  /// traits, before its first layout. Code that switches constraints in
  /// `traitCollectionDidChange(_:)` alone relies on it.
  func announceTraits() {
    let traits = traitCollection
    if knownTraits != traits {
      let previous = knownTraits
      knownTraits = traits
      // How wide text is comfortable to read depends on its size.
      if systemGuides.readable != nil { layoutEngine?.insetsChanged(of: self) }
      viewController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
    for subview in subviews where subview.superview === self { subview.announceTraits() }
  }
}
