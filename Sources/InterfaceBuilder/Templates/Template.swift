/// A document to begin with.
public enum Template: String, Hashable, Sendable, CaseIterable {
  /// A storyboard with one controller and an empty view.
  case empty
  /// A storyboard with a controller in a navigation controller.
  case navigation
  /// A storyboard with two controllers in a tab bar controller.
  case tabs
  /// A storyboard with a table and a prototype cell.
  case table
  /// A xib with one view.
  case xib

  /// The name in commands.
  public var name: String { rawValue }

  /// What a document made of it has, in a line.
  public var summary: String {
    switch self {
    case .empty: "a storyboard with an empty view"
    case .navigation: "a storyboard with a view in a navigation controller"
    case .tabs: "a storyboard with two views in a tab bar controller"
    case .table: "a storyboard with a table and a prototype cell"
    case .xib: "a xib with an empty view"
    }
  }

  /// Whether documents of it are storyboards or xibs.
  public var kind: Document.Kind { self == .xib ? .xib : .storyboard }

  /// The text of a document, as Xcode 16 writes it for a phone of 393 x 852 points, with the same
  /// ids each time.
  public var text: String { text(seed: 0) }

  /// The text of a document, with ids that come from a seed.
  public func text(seed: UInt64) -> String {
    // The ids of two templates differ.
    let place = UInt64(Self.allCases.firstIndex(of: self) ?? 0) + 1
    var scenes = TemplateScenes(seed: seed &+ place)
    let content =
      switch self {
      case .empty: scenes.empty()
      case .navigation: scenes.navigation()
      case .tabs: scenes.tabs()
      case .table: scenes.table()
      case .xib: scenes.xib()
      }
    return content.documentText(kind)
  }
}
