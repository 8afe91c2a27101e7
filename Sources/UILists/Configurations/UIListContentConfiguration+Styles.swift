/// The configurations to begin with.
///
/// The figures of iOS 26 are what a port has read from UIKit on a Mac in the idiom of the iPad, and
/// device rows of 51.5 points with their separator agree with them. Those before iOS 26 are
/// estimated, as those of rows, headers and footers without a configuration here. The paddings at
/// the sides, and sidebars, have those of iOS 26 in any version.
///
/// Sources: <https://github.com/kern0x1b/charon>, `tests/backports/device/lists-expectations.h`;
/// <https://github.com/Vercantez/openuikit>, `golden/tableview_grouped.layout.json`
@MainActor extension UIListContentConfiguration {
  /// The width of the room of a symbol at the usual text size in points, which is estimated.
  static let symbolRoom: CGFloat = 24

  private static var isNew: Bool { UITraitCollection.current.systemVersion >= 26 }

  private init(_ style: UIFont.TextStyle, _ color: UIColor = .label, top: CGFloat, bottom: CGFloat)
  {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = textProperties
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: bottom, trailing: 8)
  }

  public static func cell() -> Self {
    let space = isNew ? 15 : CellMetrics.verticalMargin
    var made = Self(.body, top: space, bottom: space)
    made.directionalLayoutMargins.leading = 16
    made.secondaryTextProperties.font = .preferredFont(
      forTextStyle: isNew ? .subheadline : .caption1)
    if isNew { made.secondaryTextProperties.color = .secondaryLabel }
    if !isNew { made.textToSecondaryTextVerticalPadding = CellMetrics.subtitleSpacing }
    return made
  }

  public static func subtitleCell() -> Self {
    var made = cell()
    if isNew { made.textToSecondaryTextVerticalPadding = 0 }
    return made
  }

  public static func valueCell() -> Self {
    var made = cell()
    made.secondaryTextProperties.font = made.textProperties.font
    made.secondaryTextProperties.color = .secondaryLabel
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  public static func plainHeader() -> Self {
    guard !isNew else { return Self(.headline, top: 10, bottom: 10) }
    let space = CellMetrics.headerMargin
    var made = Self(.footnote, .secondaryLabel, top: space, bottom: space)
    made.textProperties.font = .boldSystemFont(ofSize: CellMetrics.headerSize)
    return made
  }

  public static func groupedHeader() -> Self {
    let space = CellMetrics.groupedHeaderSpace / 2
    return isNew ? plainHeader() : Self(.footnote, .secondaryLabel, top: space, bottom: space)
  }

  public static func plainFooter() -> Self {
    let space = CellMetrics.groupedFooterSpace / 2
    return Self(.footnote, .secondaryLabel, top: isNew ? 8 : space, bottom: isNew ? 6 : space)
  }

  public static func groupedFooter() -> Self { plainFooter() }

  public static func sidebarCell() -> Self {
    var made = Self(.body, top: 11, bottom: 11)
    made.textProperties.numberOfLines = 1
    made.textProperties.adjustsFontSizeToFitWidth = true
    made.textProperties.minimumScaleFactor = 0.9
    made.textProperties.allowsDefaultTighteningForTruncation = true
    made.secondaryTextProperties = made.textProperties
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    made.secondaryTextProperties.color = .secondaryLabel
    made.imageToTextPadding = 10
    return made
  }

  public static func sidebarSubtitleCell() -> Self {
    var made = sidebarCell()
    (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (4, 4)
    made.textToSecondaryTextVerticalPadding = 0
    return made
  }

  public static func sidebarHeader() -> Self { sidebarCell() }
}
