/// An object that handles events: a view, a controller or a window.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject, ActionTarget, KeyedObject {
  /// The responder that gets the events which this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called for a tap that no control and no recogniser has taken; then for its end. The default
  /// tells the next responder. Fingers that move are gestures of recognisers alone.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)>
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Never called: nobody shakes the device.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The view in place of the keyboard, and the view above it. Neither is shown.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  /// The keys that send actions. Nobody presses them.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// The methods that documents and selectors call by their names. A subclass adds its own to those
  /// of its superclass.
  nonisolated open class var actions: [Action] { [] }

  /// Whether the responder gets an action of which nobody says where it goes. The default is
  /// whether it has the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder, from this one outwards, that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Documents

  /// The properties that documents set by their names; none of the framework's own.
  open class var keyedProperties: [KeyedProperty] { [] }

  /// Called on an object of a storyboard or nib when it and those connected with it are there.
  open func awakeFromNib() {}
  /// Called instead of parts of `awakeFromNib()` where Interface Builder shows a view in its
  /// design.
  open func prepareForInterfaceBuilder() {}

  /// Sets a value that a storyboard or nib has for a property of this path: one of its runtime
  /// attributes. The default knows the paths of the framework's own classes, such as
  /// `layer.cornerRadius`; a subclass overrides it for its own properties and calls `super` for
  /// others.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/objectivec/nsobject/setvalue(_:forkeypath:)>
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if Self.keyedProperty(keyPath)?.set(value, of: self) == true { return }
    switch (self as? any KeyPathSetting)?.set(value, forKeyPath: keyPath) {
    case .set: break
    case .refused(let reason): LayoutLog.write(reason, as: .notice)
    case .unknown, nil: setValue(value, forUndefinedKey: keyPath)
    }
  }

  /// Called for a path that is not known. The default writes a message into the log.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    LayoutLog.write(
      "\(className(of: self)) has no property \(key) that a document can set: override "
        + "setValue(_:forKeyPath:) for it", as: .notice)
  }

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
