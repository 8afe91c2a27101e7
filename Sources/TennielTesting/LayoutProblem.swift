/// Something about a layout that its author should know.
public struct LayoutProblem: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Required constraints that can't all be met.
    case conflict
    /// A view whose place or size the constraints leave open.
    case ambiguity
    /// Text that has no room, and is cut short.
    case truncatedText
    /// A view that reaches beyond the screen, where nothing scrolls.
    case offScreen
    /// Something else that a view said, such as a picture that can't be read.
    case notice
  }

  public let kind: Kind
  /// One line.
  public let message: String
  /// The paths of the views and guides that it is about.
  public let views: [String]
  /// The constraints of a conflict, none of which can be spared for it; the one that is left out comes first.
  public let constraints: [String]
  /// What UIKit writes to its log about a conflict.
  public let log: String?
}

extension LayoutProblem: CustomStringConvertible {
  public var description: String { message }
}
