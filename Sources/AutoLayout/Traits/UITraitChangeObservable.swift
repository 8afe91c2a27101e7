import Foundation

/// Who can be asked to say when certain of its traits change: views, controllers, windows, scenes.
///
/// ```swift
/// registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
///   self.arrange()
/// }
/// ```
///
/// See Apple's [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// What a registration for changes of traits is undone by.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// What is called with the environment and the traits that it had before.
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void

  /// Calls the handler whenever one of the traits has changed; not for the present values.
  ///
  /// The registration ends with the environment. Nothing has to be kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Calls a method of this environment whenever one of the traits has changed.
  ///
  /// Stands for UIKit's form with a selector, which Linux does not have: the action is the method's
  /// name, as in `registerForTraitChanges([…], action: CardView.arrange)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping (Self) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, _) in action(environment)() }
  }

  /// Calls a method of the target, which is not retained, whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  /// Ends what `registerForTraitChanges` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitCarrier)?.traitOptions?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(
      traits: traits, current: traitCollection, handler: handler)
    (self as? any TraitCarrier)?.ensuredTraitOptions.registrations.append(registration)
    return registration
  }
}

/// Who is called when one of some traits changes.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void
  /// The traits as of the last look at them.
  private var known: UITraitCollection

  init(
    traits: [UITrait], current: UITraitCollection,
    handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
    known = current
    super.init()
  }

  func tell(_ environment: any UITraitEnvironment, _ current: UITraitCollection) {
    let previous = known
    guard current !== previous else { return }
    known = current
    if traits.contains(where: { current.values.differs(from: previous.values, in: $0) }) {
      handler(environment, previous)
    }
  }
}
