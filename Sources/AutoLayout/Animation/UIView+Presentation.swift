import Foundation

extension RareViewState {
  /// What is left of all ways of a property.
  func offset(
    of property: AnimatedProperty, where isMeant: (PropertyAnimation) -> Bool = { _ in true }
  ) -> AnimatedValue {
    animations.reduce(AnimatedValue()) {
      $1.property == property && isMeant($1) ? $0 + $1.offset : $0
    }
  }

  /// Takes animations away before their time.
  func stopAnimations(_ isMeant: (PropertyAnimation) -> Bool = { _ in true }) {
    let stopped = animations.filter(isMeant)
    animations.removeAll(where: isMeant)
    for animation in stopped { animation.run.lose() }
  }
}

/// What is shown of a view while it glides: for whoever paints it.
extension UIView {
  package var isGliding: Bool { storedRareState.map { !$0.animations.isEmpty } ?? false }

  private func shown(_ property: AnimatedProperty) -> AnimatedValue {
    modelValue(of: property) + (storedRareState?.offset(of: property) ?? AnimatedValue())
  }

  package var shownBounds: CGRect { isGliding ? shown(.bounds).rect : bounds }

  package var shownCenter: CGPoint { isGliding ? shown(.position).point : center }

  package var shownTransform: CGAffineTransform {
    isGliding ? shown(.transform).affineTransform : transform
  }

  /// In the superview's coordinates.
  package var shownFrame: CGRect {
    guard isGliding else { return frame }
    let (center, bounds, transform) = (shownCenter, shownBounds, shownTransform)
    let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
    let flat = CGRect(x: -half.width, y: -half.height, width: bounds.width, height: bounds.height)
    return (transform.isIdentity ? flat : flat.applying(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }

  package var shownAlpha: CGFloat { isGliding ? shown(.opacity)[0] : alpha }

  package var isShownHidden: Bool { isHidden && (!isGliding || shown(.visibility)[0] <= 0) }

  /// What is painted behind the content just now.
  package var shownBackgroundColor: UIColor? {
    guard isGliding, let offset = storedRareState?.offset(of: .backgroundColor),
      offset != AnimatedValue(), drawnBackgroundColor === backgroundColor
    else { return drawnBackgroundColor }
    return UIColor(components: shown(.backgroundColor).color)
  }

  /// The view leaves what it was shown in: its animations, and those of all below it, end there.
  func stopAnimationsInHierarchy() {
    forEachInHierarchy { view in
      if view.isGliding { view.storedRareState?.stopAnimations() }
    }
  }

  /// Notes the change of a background. From nothing, a colour comes up by its opacity alone.
  func noteBackground(from old: UIColor?) {
    let traits = traitCollection
    let before = old?.resolvedColor(with: traits).components
    let after = backgroundColor?.resolvedColor(with: traits).components
    guard var from = before ?? after, var to = after ?? before else { return }
    if before == nil { from.alpha = 0 }
    if after == nil { to.alpha = 0 }
    AnimationScope.note(self, .backgroundColor, from: AnimatedValue(from), to: AnimatedValue(to))
  }
}

extension UIWindow {
  /// Does something while the views have the geometry that is shown, for a painter: texts break and
  /// pictures are placed by the bounds that are seen. Nobody is told, and all is as before after it.
  package func withShownGeometry<Result>(_ body: () -> Result) -> Result {
    var kept: [(view: UIView, origin: CGPoint, bounds: CGRect, transform: CGAffineTransform)] = []
    forEachInHierarchy { view in
      guard view.isGliding, let state = view.storedRareState else { return }
      let (center, bounds, transform) = (view.shownCenter, view.shownBounds, view.shownTransform)
      kept.append((view, view.storedOrigin, view.storedBounds, state.transform))
      view.storedBounds = bounds
      view.storedOrigin = CGPoint(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
      state.transform = transform
    }
    let result = body()
    for (view, origin, bounds, transform) in kept {
      view.storedOrigin = origin
      view.storedBounds = bounds
      view.storedRareState?.transform = transform
    }
    return result
  }
}
