import Foundation

/// An object that handles events: a view, a controller or a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that gets the events which this one does not handle.
  open var next: UIResponder? { nil }
}
