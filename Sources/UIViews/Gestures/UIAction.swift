import Foundation

/// A closure with a title and an image, which a control performs.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The identifier by which an action is replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The object that sent the action, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Creates an action. Without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.freshIdentifier()
    self.handler = handler
  }

  /// Calls the handler with this sender.
  package func perform(sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  /// Performs the action for a connection of a document.
  package func sendFromDocument(_ sender: AnyObject) { perform(sender: sender) }

  private static var made = 0

  private static func freshIdentifier() -> Identifier {
    made += 1
    return Identifier("com.apple.action.dynamic.\(made)")
  }
}

/// A closure that is called when an action is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
