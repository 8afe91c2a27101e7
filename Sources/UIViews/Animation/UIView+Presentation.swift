/// The presentation values of a view, for painters.
extension UIView {
  package var isGliding: Bool { propertyAnimations.map { !$0.all.isEmpty } ?? false }

  private func shown(_ property: AnimatedProperty) -> AnimatedValue {
    modelValue(of: property) + (propertyAnimations?.offset(of: property) ?? AnimatedValue())
  }

  package var shownBounds: CGRect { isGliding ? shown(.bounds).rect : bounds }

  var shownCenter: CGPoint { isGliding ? shown(.position).point : center }

  var shownTransform: CGAffineTransform {
    isGliding ? shown(.transform).affineTransform : transform
  }

  package var shownAlpha: CGFloat { isGliding ? shown(.opacity)[0] : alpha }

  package var isShownHidden: Bool { isHidden && (!isGliding || shown(.visibility)[0] <= 0) }

  /// The colour drawn behind the content at present.
  package var shownBackgroundColor: UIColor? {
    guard isGliding, let offset = propertyAnimations?.offset(of: .backgroundColor),
      offset != AnimatedValue(), drawnBackgroundColor === backgroundColor
    else { return drawnBackgroundColor }
    return UIColor(components: shown(.backgroundColor).color)
  }
}

extension UIWindow {
  /// Runs a closure while the views have their shown geometry, so that a painter breaks text and
  /// places images by the shown bounds. Nothing is notified, and the geometry is restored
  /// afterwards.
  package func withShownGeometry<Result>(_ body: () -> Result) -> Result {
    var kept: [(view: UIView, origin: CGPoint, bounds: CGRect, transform: CGAffineTransform)] = []
    forEachInHierarchy { view in
      guard view.isGliding, let state = view.storedRareState else { return }
      let (center, bounds, transform) = (view.shownCenter, view.shownBounds, view.shownTransform)
      kept.append((view, view.storedOrigin, view.storedBounds, state.transform))
      view.storedBounds = bounds
      view.storedOrigin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
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

  /// Runs a closure while views have other frames in their superviews, without their transforms.
  /// Nothing is notified or laid out, and the geometry is restored afterwards.
  package func withFrames<Result>(
    _ frames: [(view: UIView, frame: CGRect)], _ body: () -> Result
  ) -> Result {
    let kept = frames.map { view, _ in (view, view.storedOrigin, view.storedBounds) }
    for (view, frame) in frames {
      view.storedOrigin = frame.origin
      view.storedBounds.size = frame.size
    }
    defer {
      for (view, origin, bounds) in kept {
        view.storedOrigin = origin
        view.storedBounds = bounds
      }
    }
    return body()
  }
}
