import Foundation
@_spi(Package) import UIViews

/// A view that performs actions when the user interacts with it, such as a button.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control reacts to touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether the control is highlighted, as it is while it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// The control's state, from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed.
  func stateChanged() { setNeedsDisplay() }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      setNeedsLayout()
      // Baselines follow it.
      invalidateIntrinsicContentSize()
    }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control that performs `primaryAction` on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Performs the action on the given events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Stops performing the action on the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with this identifier on the given events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The events for which the control has an action.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions for the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Changes the control as a touch does that ends inside it.
  /// - Parameter point: The end of the touch in the control's coordinates, in points.
  /// - Returns: The events caused by the change, such as a changed value.
  func used(at point: CGPoint) -> Event { [] }

  /// Touches the control at a point and lets go inside it.
  @discardableResult
  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: used(at: point).union(.touchUpInside))
    return true
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.tint = drawn(tintColor)
    drawing.isEnabled = isEnabled
    return drawing
  }
}
