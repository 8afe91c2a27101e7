/// A transition from one controller to another that a storyboard describes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard.
  public let identifier: String?
  /// The controller from which the segue leads.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Creates a segue that does nothing when it is performed, unless a subclass overrides
  /// ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
  }

  /// Creates a segue that calls a closure when it is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler() }
}

/// The segues of a controller that came out of a storyboard.
@MainActor package protocol SegueTemplates: AnyObject {
  /// Performs the segue of a name; false if the controller has none.
  func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

extension UIViewController {
  func performTemplate(_ identifier: String, sender: Any?) {
    if segueTemplates?.perform(identifier, from: self, sender: sender) == true { return }
    LayoutException.raise(
      .invalidArgument,
      "Receiver (\(description)) has no segue with identifier '\(identifier)'")
  }
}
