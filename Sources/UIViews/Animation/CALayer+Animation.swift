extension CALayer {
  /// A copy of the layer with the values that are shown at present. The copy belongs to no view.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/presentation()>
  public func presentation() -> CALayer? {
    let copy = CALayer()
    copy.name = name
    copy.cornerRadius = cornerRadius
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.zPosition = zPosition
    copy.presented = self
    guard let view else {
      copy.bounds = bounds
      copy.position = position
      copy.setAffineTransform(affineTransform())
      copy.isHidden = isHidden
      copy.opacity = opacity
      copy.masksToBounds = masksToBounds
      copy.backgroundColor = backgroundColor
      return copy
    }
    copy.bounds = view.shownBounds
    copy.position = view.shownCenter
    copy.setAffineTransform(view.shownTransform)
    copy.isHidden = view.isShownHidden
    copy.opacity = Float(view.shownAlpha)
    copy.masksToBounds = view.clipsToBounds
    copy.backgroundColor =
      view.shownBackgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    return copy
  }

  /// The layer of which a presentation layer is a copy; for other layers the layer itself.
  public func model() -> CALayer { presented ?? self }

  /// Removes all animations of the layer. It is shown with its model values at once, and
  /// completions are called with `false`.
  public func removeAllAnimations() { view?.propertyAnimations?.stop() }

  /// Removes the animation with a key of ``animationKeys()``.
  public func removeAnimation(forKey key: String) {
    guard let view, let index = keys(of: view).firstIndex(of: key),
      let run = view.propertyAnimations?.all[index].run,
      let property = view.propertyAnimations?.all[index].property
    else { return }
    view.propertyAnimations?.stop { $0.run === run && $0.property == property }
  }

  /// The keys of the layer's animations, in the order in which they began; `nil` if there are none.
  public func animationKeys() -> [String]? {
    guard let view, view.isGliding else { return nil }
    return keys(of: view)
  }

  /// Keys as on a device: the property's name, with a number from the second animation on.
  private func keys(of view: UIView) -> [String] {
    var counts: [String: Int] = [:]
    return (view.propertyAnimations?.all ?? []).map { animation in
      let name = animation.property.key
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 0)"
    }
  }
}

extension AnimatedProperty {
  fileprivate var key: String { self == .visibility ? "hidden" : "\(self)" }
}
