/// What happens to the layout of a screen, for an observer of its ``LayoutLog``.
package enum LayoutEvent: Hashable, Sendable {
  /// A message was logged.
  case message(LayoutMessage)
  /// A method of a class outside the framework is about to be called.
  case callback(LayoutCallback)
}

/// A call by the framework of a method that apps override, such as `viewDidLoad()`.
///
/// The receiver's class is not of the framework, but need not override the method: the language
/// does not tell.
package struct LayoutCallback: Hashable, Sendable {
  /// The name of the receiver's class, without its module.
  package let receiver: String
  /// The method with the names of its arguments, such as `viewWillTransition(to:with:)`.
  package let method: String
  /// What it is told, in a few words, such as a size in points; `nil` for nothing.
  package let detail: String?
}
