import Foundation

/// What a control does when it is used: a closure with a title.
///
/// There are no selectors outside of Apple's systems, so this is the one way to attach a target.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The name by which an action is replaced or removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control that sent the action, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// An action with that closure; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.freshIdentifier()
    self.handler = handler
  }

  /// Runs the handler, with `sender` as the one who asked for it.
  func perform(sender: AnyObject) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  private static var made = 0

  private static func freshIdentifier() -> Identifier {
    made += 1
    return Identifier("com.apple.action.dynamic.\(made)")
  }
}

/// A closure that runs when an action is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
