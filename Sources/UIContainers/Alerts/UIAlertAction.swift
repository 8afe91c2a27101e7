/// A button of an alert, with the closure that is called when it is tapped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves things as they are. An alert has one such action at most.
    case cancel = 1
    /// May change or delete data; its title is red.
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// The name of the button in tests; its title if there is none.
  open var accessibilityIdentifier: String? { didSet { changed?() } }

  private let handler: ((UIAlertAction) -> Void)?
  /// Notifies the alert that shows the action.
  var changed: (() -> Void)?

  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
