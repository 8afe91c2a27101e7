@_spi(Package) import UIViews

/// What a control does on some of its events: an action, or a message to a target.
@MainActor
struct ControlAction {
  var action: UIAction?
  var message: TargetAction?
  var events: UIControl.Event
}

extension Array where Element == ControlAction {
  /// Takes events from those of the entries that are meant.
  @MainActor
  mutating func stop(_ events: UIControl.Event, where isMeant: (ControlAction) -> Bool) {
    for index in indices where isMeant(self[index]) { self[index].events.subtract(events) }
    removeAll { $0.events.isEmpty || $0.message?.isDead == true }
  }
}
