/// The trait overrides of an environment and its registrations for trait changes; most have
/// neither.
@MainActor
package final class TraitOptions {
  var overrides = MutableTraits()
  var registrations: [TraitChangeRegistration] = []
  /// The least and the greatest text size; nil for no limit.
  var leastTextSize: UIContentSizeCategory?
  var greatestTextSize: UIContentSizeCategory?
}

/// A trait environment with overrides and registrations for trait changes.
@MainActor
package protocol TraitCarrier: UITraitChangeObservable {
  var traitOptions: TraitOptions? { get set }
  /// The traits of the last notification; `nil` before the first one.
  var knownTraits: UITraitCollection? { get set }
  /// Whether the environment is in a window, and so is notified of its first traits.
  var isInWindow: Bool { get }
  /// Changes the traits that the environment passes on, and notifies the environments concerned.
  func changeTraits(_ change: () -> Void)
}

extension TraitCarrier {
  var ensuredTraitOptions: TraitOptions {
    if let traitOptions { return traitOptions }
    let options = TraitOptions()
    traitOptions = options
    return options
  }

  package var overrides: any UITraitOverrides {
    get { traitOptions?.overrides ?? MutableTraits() }
    set {
      guard let new = newValue as? MutableTraits, new.values != traitOptions?.overrides.values
      else { return }
      changeTraits { ensuredTraitOptions.overrides = new }
    }
  }

  /// The least text size in this environment; `nil` for no limit.
  package var leastTextSize: UIContentSizeCategory? {
    get { traitOptions?.leastTextSize }
    set { changeTraits { ensuredTraitOptions.leastTextSize = newValue } }
  }

  /// The greatest text size in this environment; `nil` for no limit.
  package var greatestTextSize: UIContentSizeCategory? {
    get { traitOptions?.greatestTextSize }
    set { changeTraits { ensuredTraitOptions.greatestTextSize = newValue } }
  }

  /// The inherited traits with the overrides of this environment, and its limits of the text size.
  package func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let traitOptions else { return inherited }
    var merged = inherited.values
    merged.merge(traitOptions.overrides.values)
    let size = merged.preferredContentSizeCategory
    if size != .unspecified {
      if let least = traitOptions.leastTextSize, size < least {
        merged.preferredContentSizeCategory = least
      }
      if let greatest = traitOptions.greatestTextSize, size > greatest {
        merged.preferredContentSizeCategory = greatest
      }
    }
    return merged == inherited.values ? inherited : UITraitCollection(values: merged)
  }

  /// Notifies the environment and its registrations if its traits differ from those last notified.
  package func tellTraits() {
    let traits = traitCollection
    let previous = knownTraits
    let isFirst =
      previous == nil && isInWindow && UITraitCollection.changeRule == .tellsFirstTraits
    if previous !== traits, isFirst || (previous != nil && previous != traits) {
      knownTraits = traits
      LayoutLog.willCall(
        "traitCollectionDidChange(_:)", of: self, traits.changeText(since: previous))
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
  /// The rule for the first `traitCollectionDidChange(_:)` of a new view or controller.
  public enum ChangeRule: Sendable {
    /// The rule before iOS 13. A view or controller in a window is notified once before its first
    /// layout, without previous traits. Code that activates constraints in
    /// `traitCollectionDidChange(_:)` alone relies on it.
    case tellsFirstTraits
    /// The rule of iOS 13 and later. A view or controller is created with the traits that it will
    /// probably have, and is notified only if it gets others.
    case predictsTraits
  }

  /// The rule for views and controllers created from now on, on the main screen and on the screens
  /// that are made while it is the main one, until they have a rule of their own.
  ///
  /// Under both rules, `registerForTraitChanges(_:handler:)` reports changes only.
  @MainActor public static var changeRule: ChangeRule {
    get { CurrentTraits.mainScreen().traitChangeRule }
    set { CurrentTraits.mainScreen().traitChangeRule = newValue }
  }

  /// The traits of which a new environment needs no notification; `nil` under the older rule.
  @MainActor package static var predicted: UITraitCollection? {
    changeRule == .predictsTraits ? current : nil
  }
}
