/// The path of a view or layout guide in a scene, from the root: `view/avatarView/imageView`.
///
/// Siblings of the same name are distinguished by a number: `view/UILabel`, `view/UILabel[1]`.
public struct ViewPath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The components, separated by slashes.
  public let text: String

  /// Creates a path from its components, separated by slashes.
  public init(_ text: String) { self.text = text }
  /// Creates a path from a literal: `"view/avatarView"`.
  public init(stringLiteral text: String) { self.text = text }

  /// The last component.
  public var name: Substring {
    text.utf8.lastIndex(of: 0x2F).map { text[text.utf8.index(after: $0)...] } ?? text[...]
  }

  /// The path of the superview; nil for a root.
  public var parent: ViewPath? {
    text.utf8.lastIndex(of: 0x2F).map { ViewPath(String(text[..<$0])) }
  }

  /// The path as its ``text``.
  public var description: String { text }

  func appending(_ name: String) -> ViewPath { ViewPath("\(text)/\(name)") }
}
