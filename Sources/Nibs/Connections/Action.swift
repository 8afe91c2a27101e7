import Foundation

/// A method that a storyboard or nib calls by the name of its selector, on systems without
/// Objective-C.
///
/// ```swift
/// #if !canImport(ObjectiveC)
/// extension LoginViewController: ActionTarget {
///   static let actions = [
///     Action("logIn:", LoginViewController.logIn),
///     Action("cancel", LoginViewController.cancel),
///   ]
/// }
/// #endif
/// ```
@MainActor
public struct Action {
  /// The selector's name in the document: with a colon for each argument.
  public let selector: String
  /// Performs the action, unless there is a mismatch.
  let perform: (_ target: AnyObject, _ sender: AnyObject?) -> Void
  /// What is wrong with a target or a sender, in words that follow the action's name; nil if the
  /// action can be performed.
  let mismatch: (_ target: AnyObject, _ sender: AnyObject?) -> String?

  /// An action with the object that sends it.
  public init<Target: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.selector = selector
    perform = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
    mismatch = { target, sender in
      if let wrong = Self.mismatch(of: target, Target.self) { return wrong }
      guard !(sender is Sender) else { return nil }
      let given = sender.map { "\(type(of: $0))" } ?? "nil"
      return "takes a \(nameWithoutOptional(Sender.self)), not a \(given)"
    }
  }

  /// An action without arguments.
  public init<Target: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.selector = selector
    perform = { target, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
    mismatch = { target, _ in Self.mismatch(of: target, Target.self) }
  }

  private static func mismatch<Target>(of target: AnyObject, _ wanted: Target.Type) -> String? {
    target is Target ? nil : "belongs to \(wanted), not to \(type(of: target))"
  }
}

/// A class whose methods a storyboard or nib calls.
@MainActor
public protocol ActionTarget: AnyObject {
  /// The methods, by the names that documents have for them. For a subclass with methods of its
  /// own, the superclass declares the property as `class var`, and the subclass adds its methods to
  /// `super.actions`.
  static var actions: [Action] { get }
}
