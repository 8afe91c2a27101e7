import Foundation

/// What can respond to events: views, controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that an event goes to when this one does not take it.
  open var next: UIResponder? { nil }
}
