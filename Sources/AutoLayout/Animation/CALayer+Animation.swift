import Foundation

extension CALayer {
  /// A copy of the layer with the values that are shown just now; it belongs to no view.
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

  /// The layer that a presentation is a copy of; the layer itself, if it is none.
  public func model() -> CALayer { presented ?? self }

  /// Ends all animations of the layer: what is shown jumps to the values that it has, and the
  /// completions hear that they did not finish.
  public func removeAllAnimations() { view?.propertyAnimations?.stop() }

  /// Ends the animation that ``animationKeys()`` has under that name.
  public func removeAnimation(forKey key: String) {
    guard let view, let index = keys(of: view).firstIndex(of: key),
      let run = view.propertyAnimations?.all[index].run,
      let property = view.propertyAnimations?.all[index].property
    else { return }
    view.propertyAnimations?.stop { $0.run === run && $0.property == property }
  }

  /// The names of the animations that run on the layer, in the order in which they began; nil if
  /// none does.
  public func animationKeys() -> [String]? {
    guard let view, view.isGliding else { return nil }
    return keys(of: view)
  }

  /// As a device has them: the property, and a number behind it from the second on.
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
  fileprivate var key: String {
    switch self {
    case .position: "position"
    case .bounds: "bounds"
    case .transform: "transform"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .visibility: "hidden"
    }
  }
}
