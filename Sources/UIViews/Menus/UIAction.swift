/// A closure with a title and an image, which a control performs.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier by which an action is replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The object that sent the action, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Creates an action. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(freshMenuName("action"))
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler with this sender.
  package func perform(sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  /// Performs the action for a connection of a document.
  package func sendFromDocument(_ sender: AnyObject) { perform(sender: sender) }
}

/// A closure that is called when an action is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
