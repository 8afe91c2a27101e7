/// An object that reports changes of its traits: a view, controller, window or scene.
///
/// ```swift
/// registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in
///   self.arrange()
/// }
/// ```
///
/// See Apple's
/// [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration for trait changes, by which it can be removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// A closure that receives the environment and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void

  /// Calls the handler after each change of one of the traits. It is not called for their present
  /// values.
  ///
  /// The registration ends with the environment and need not be kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { register(traits, handler) }

  /// Calls the handler after each change of one of the traits, if this environment is what the
  /// handler takes. `Self` in a class that can have subclasses is a type of its own.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { register(traits, handler) }

  /// Calls a method of this environment after each change of one of the traits.
  ///
  /// The action is the method's name, as in
  /// `registerForTraitChanges([…], action: CardView.arrange)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping (Self) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, _) in action(environment)() }
  }

  /// Calls a method of the target after each change of one of the traits. The target is not
  /// retained.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping (Target) -> () -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] (_: any UITraitEnvironment, _) in
      if let target { action(target)() }
    }
  }

  /// Sends this environment a message after each change of one of the traits, with the environment
  /// and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the target a message after each change of one of the traits. The target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(traits) { [weak target] (environment: any UITraitEnvironment, previous) in
      if let target { action.send(to: target, environment, previous) }
    }
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitCarrier)?.traitOptions?.registrations.removeAll { $0 === registration }
  }

  private func register<TraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, current: traitCollection) {
      if let environment = $0 as? TraitEnvironment { handler(environment, $1) }
    }
    (self as? any TraitCarrier)?.ensuredTraitOptions.registrations.append(registration)
    return registration
  }
}

/// A registration for changes of certain traits.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void
  /// The traits at the last notification.
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
