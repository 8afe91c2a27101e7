/// A method in the list of its class, which is found by the name of its selector.
public struct Action: Sendable {
  /// The selector, with the method.
  public let selector: Selector

  /// An action without arguments. The selector is the name in documents, with a colon for each
  /// argument.
  @preconcurrency
  public init<Target, Result>(
    _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.selector = .of(method, selector)
  }

  /// An action with the object that sends it.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.selector = .of(method, selector)
  }

  /// An action with the object that sends it, and the event.
  @preconcurrency
  public init<Target, Sender, Event, Result>(
    _ selector: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.selector = .of(method, selector)
  }
}

/// A class whose methods are called by their names: by a storyboard or nib, or by a
/// ``Selector/init(_:)``. All responders are, such as views and controllers.
///
/// ```swift
/// final class LoginViewController: UIViewController {
///   override class var actions: [Action] {
///     super.actions + [Action("logIn:", LoginViewController.logIn)]
///   }
/// }
/// ```
public protocol ActionTarget: AnyObject {
  /// The methods by their names. A subclass adds its own to those of its superclass.
  static var actions: [Action] { get }
}
