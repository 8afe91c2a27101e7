/// The property animations of a view, in the order in which they began.
final class PropertyAnimations: ViewAnimations {
  var all: [PropertyAnimation] = []

  /// The sum of the offsets of a property.
  func offset(
    of property: AnimatedProperty, where isMeant: (PropertyAnimation) -> Bool = { _ in true }
  ) -> AnimatedValue {
    all.reduce(AnimatedValue()) {
      $1.property == property && isMeant($1) ? $0 + $1.offset : $0
    }
  }

  func stop() { stop { _ in true } }

  /// Removes animations before their end.
  func stop(where isMeant: (PropertyAnimation) -> Bool) {
    let stopped = all.filter(isMeant)
    all.removeAll(where: isMeant)
    for animation in stopped { animation.run.lose() }
  }
}

extension UIView {
  /// The view's animations; `nil` if there have been none.
  var propertyAnimations: PropertyAnimations? {
    storedRareState?.animations as? PropertyAnimations
  }

  /// The view's animations, created if needed.
  func madePropertyAnimations() -> PropertyAnimations {
    if let propertyAnimations { return propertyAnimations }
    let made = PropertyAnimations()
    rareState.animations = made
    return made
  }
}
