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

  /// Whether a touch opens the control's menu, in place of its primary action.
  open var showsMenuAsPrimaryAction = false

  private var actions: [ControlAction] = []

  /// Creates a control that performs `primaryAction` on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Performs the action on the given events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(action: action, events: controlEvents))
  }

  /// Stops performing the action on the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with this identifier on the given events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.stop(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Sends an action to a target on the given events. The target is not retained; nil stands for
  /// the first responder that has the action.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let index = actions.firstIndex {
      $0.message?.isTargeted(at: target) == true && $0.message?.action == action
    }
    if let index {
      actions[index].events.formUnion(controlEvents)
    } else {
      let message = TargetAction(target, action)
      actions.append(ControlAction(message: message, events: controlEvents))
    }
  }

  /// Sends no more actions to a target on the given events; nil stands for all targets, and for all
  /// actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.stop(controlEvents) { $0.message?.matches(target, action) == true }
  }

  /// The targets of the control's actions, with `NSNull` for actions without one.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        guard let message = entry.message else { return nil }
        if message.isUntargeted { return NSNull() }
        return message.target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// The names of the actions that a target gets on an event; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { entry -> String? in
      entry.message?.isTargeted(at: target) == true && !entry.events.isDisjoint(with: controlEvent)
        ? entry.message?.action.description : nil
    }
    return names.isEmpty ? nil : names
  }

  /// The events for which the control has an action.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs one action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends one action to a target, or to the first responder that has it, with this control as its
  /// sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIResponder.send(action, to: target, from: self, for: event)
  }

  /// Performs the actions for the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      if let action = entry.action { sendAction(action) }
      if let message = entry.message, !message.isDead {
        sendAction(message.action, to: message.target, for: UIEvent())
      }
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
