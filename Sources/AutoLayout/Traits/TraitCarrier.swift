import Foundation

/// What an environment has to do with traits beyond inheriting them; most have nothing of it.
@MainActor
final class TraitOptions {
  var overrides = MutableTraits()
  var registrations: [TraitChangeRegistration] = []
}

/// A trait environment that can be observed and may override traits.
@MainActor
protocol TraitCarrier: UITraitChangeObservable {
  var traitOptions: TraitOptions? { get set }
  /// The traits that it was last told of; nil before the first time.
  var knownTraits: UITraitCollection? { get set }
  /// Whether it lies in a window, and so is to be told of its first traits.
  var isInWindow: Bool { get }
  /// Changes what the environment hands down, and tells whom it concerns.
  func changeTraits(_ change: () -> Void)
}

extension TraitCarrier {
  var ensuredTraitOptions: TraitOptions {
    if let traitOptions { return traitOptions }
    let options = TraitOptions()
    traitOptions = options
    return options
  }

  var overrides: any UITraitOverrides {
    get { traitOptions?.overrides ?? MutableTraits() }
    set {
      guard let new = newValue as? MutableTraits, new.values != traitOptions?.overrides.values
      else { return }
      changeTraits { ensuredTraitOptions.overrides = new }
    }
  }

  /// What the environment makes of the traits that it inherits.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let values = traitOptions?.overrides.values, values != TraitValues() else {
      return inherited
    }
    var merged = inherited.values
    merged.merge(values)
    return UITraitCollection(values: merged)
  }

  /// Tells the environment itself if its traits are not those that it was last told of.
  func tellTraits() {
    let traits = traitCollection
    let previous = knownTraits
    let isFirst =
      previous == nil && isInWindow && UITraitCollection.changeRule == .tellsFirstTraits
    if previous !== traits, isFirst || (previous != nil && previous != traits) {
      knownTraits = traits
      traits.performAsCurrent { traitCollectionDidChange(previous) }
    }
    guard let registrations = traitOptions?.registrations, !registrations.isEmpty else { return }
    traits.performAsCurrent {
      for registration in registrations
      where traitOptions?.registrations.contains(where: { $0 === registration }) == true {
        registration.tell(self, traits)
      }
    }
  }
}

extension UITraitCollection {
  /// Which calls of `traitCollectionDidChange(_:)` a new view or controller gets.
  public enum ChangeRule: Sendable {
    /// The rule before iOS 13: whoever enters a window is told once, with no previous traits,
    /// before its first layout. Code that switches constraints in `traitCollectionDidChange(_:)`
    /// alone relies on it.
    case tellsFirstTraits
    /// The rule of iOS 13 and later: views and controllers are made with the traits that they will
    /// probably have, and are told only if they turn out to be others.
    case predictsTraits
  }

  /// The rule that views and controllers made from now on are told by.
  ///
  /// What `registerForTraitChanges(_:handler:)` registers is told of changes alone, by either rule.
  @MainActor public static var changeRule = ChangeRule.tellsFirstTraits

  /// The traits that a new environment counts as told of: none by the older rule.
  @MainActor static var predicted: UITraitCollection? {
    changeRule == .predictsTraits ? current : nil
  }
}
