extension UISplitViewController {
  /// The number of columns, and the way in which they are given.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum>
  public enum Style: Int, Sendable {
    /// Two controllers in ``UISplitViewController/viewControllers``: the classic interface.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a controller that has a style.
  public enum Column: Int, Sendable, CaseIterable {
    case primary = 0
    /// The column between the others; only in three columns.
    case supplementary = 1
    case secondary = 2
    /// What is shown instead of all columns in compact width.
    case compact = 3
  }

  /// The arrangement of the columns in regular width. “One” is the column next to the secondary
  /// one; “two” are both columns beside it, of three.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum>
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the secondary column makes room for the others.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// It becomes narrower.
    case tile = 1
    /// The others cover it.
    case overlay = 2
    /// It moves out of the screen.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// When the bar shows the button for the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The value of a width that the controller chooses. Apple does not say which number it is.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
}
