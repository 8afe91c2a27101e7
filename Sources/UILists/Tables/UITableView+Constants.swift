extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2

    var backgroundColor: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }
  }

  /// The position in the view to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The way in which inserted or reloaded rows come in. Deleted rows disappear at once.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/rowanimation>
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// The rows slide in from the right.
    case right = 1
    case left = 2
    /// The rows slide down into their places.
    case top = 3
    case bottom = 4
    /// The default animation: here the rows fade in.
    case none = 5
    /// Here the rows fade in.
    case middle = 6
    /// The table chooses: here the rows fade in.
    case automatic = 100
  }

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  public enum CellSeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The value of a height that is determined by the row's content.
  public nonisolated static let automaticDimension: CGFloat = -1
}
