import Foundation

/// What glides of one view, in the order in which it was begun.
final class PropertyAnimations: ViewAnimations {
  var all: [PropertyAnimation] = []

  /// What is left of all ways of a property.
  func offset(
    of property: AnimatedProperty, where isMeant: (PropertyAnimation) -> Bool = { _ in true }
  ) -> AnimatedValue {
    all.reduce(AnimatedValue()) {
      $1.property == property && isMeant($1) ? $0 + $1.offset : $0
    }
  }

  func stop() { stop { _ in true } }

  /// Takes animations away before their time.
  func stop(where isMeant: (PropertyAnimation) -> Bool) {
    let stopped = all.filter(isMeant)
    all.removeAll(where: isMeant)
    for animation in stopped { animation.run.lose() }
  }
}

extension UIView {
  /// What glides of the view; nil if nothing ever did.
  var propertyAnimations: PropertyAnimations? {
    storedRareState?.animations as? PropertyAnimations
  }

  /// What glides of the view, made if there is none yet.
  func madePropertyAnimations() -> PropertyAnimations {
    if let propertyAnimations { return propertyAnimations }
    let made = PropertyAnimations()
    rareState.animations = made
    return made
  }
}
