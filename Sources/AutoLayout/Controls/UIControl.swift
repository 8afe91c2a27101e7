import Foundation

/// A view that is used, such as a button, and runs actions when it is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the control is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// All that the control is at the moment.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Does what follows from another ``state``.
  func stateChanged() { setNeedsDisplay() }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// A control that runs `primaryAction` when it is used in its main way.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Runs the action on those events, in place of an earlier one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// No longer runs the action on those events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action of that name on those events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Every event on which the control runs an action.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Runs the actions of those events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// What a touch that ends inside does to the control itself.
  /// - Parameter point: Where it ends, in the control's coordinates.
  /// - Returns: The events that come of it, such as a changed value.
  func used(at point: CGPoint) -> Event { [] }

  /// Touches the control and lets go inside of it.
  @discardableResult
  override func tapped(at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: used(at: point).union(.touchUpInside))
    return true
  }

  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.tint = drawn(tintColor)
    drawing.isEnabled = isEnabled
    return drawing
  }
}
