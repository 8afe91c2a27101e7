import Foundation

/// An object that handles events: a view, a controller or a window.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that gets the events which this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder takes text that is entered in its window. Fields and text views can.
  open var canBecomeFirstResponder: Bool { self is any TextEditing }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

  /// Makes the responder the one in its window that takes entered text; a field or text view begins
  /// to be edited. The former one has to resign first. No keyboard is shown: the screen's
  /// configuration has one or not.
  /// - Returns: Whether it is the first responder, which it can only be in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeText() }

  /// Ends the editing of the responder.
  /// - Returns: Whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveText(isForced: false) }
}
