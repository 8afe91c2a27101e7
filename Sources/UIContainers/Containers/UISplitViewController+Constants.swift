extension UISplitViewController {
  /// The number of columns, and the way in which they are given.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum>
  public enum Style: Int, Sendable {
    /// Two controllers in ``UISplitViewController/viewControllers``: the classic interface.
    case unspecified
    case doubleColumn, tripleColumn
  }

  /// A column of a controller that has a style.
  public enum Column: Int, Sendable, CaseIterable {
    case primary
    /// The column between the others; only in three columns.
    case supplementary
    case secondary
    /// What is shown instead of all columns in compact width.
    case compact
  }

  /// The arrangement of the columns in regular width. “One” is the column next to the secondary
  /// one; “two” are both columns beside it, of three.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum>
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the secondary column makes room for the others.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    /// It becomes narrower.
    case tile
    /// The others cover it.
    case overlay
    /// It moves out of the screen.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// When the bar shows the button for the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// The value of a width that the controller chooses. Apple does not say which number it is.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
}
