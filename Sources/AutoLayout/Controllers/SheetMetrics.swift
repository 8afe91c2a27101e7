import Foundation

/// Where presented views lie: the one table of it.
///
/// Apple documents the styles, not the figures; those here were remembered rather than measured,
/// and stand in constants so that a better source can correct them.
struct SheetMetrics {
  /// From the safe area down to a sheet on a phone.
  static let gapAboveSheet: CGFloat = 10
  /// A sheet in the middle of an iPad's screen: its width, and what is left above and below it.
  static let pageSheet: (width: CGFloat, margin: CGFloat) = (704, 20)
  static let formSheet = CGSize(width: 540, height: 620)
  static let popover = CGSize(width: 320, height: 480)

  /// The container's size, in points, and what bars cover of it.
  var size: CGSize
  var safeArea: UIEdgeInsets
  var isWidthRegular: Bool
  var isHeightCompact: Bool

  func frame(of style: UIModalPresentationStyle, preferring preferred: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    switch style {
    case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return whole
    case .automatic, .pageSheet:
      guard isWidthRegular, !isHeightCompact else { return sheet }
      return centred(
        CGSize(
          width: Self.pageSheet.width,
          height: size.height - 2 * (safeArea.top + Self.pageSheet.margin)))
    case .formSheet:
      return isWidthRegular && !isHeightCompact
        ? centred(preferred == .zero ? Self.formSheet : preferred) : sheet
    case .popover:
      return isWidthRegular && !isHeightCompact
        ? centred(preferred == .zero ? Self.popover : preferred) : sheet
    }
  }

  /// A sheet over all of the width, which leaves the screen's top free; where the height is compact
  /// it leaves nothing free.
  private var sheet: CGRect {
    let top = isHeightCompact ? 0 : safeArea.top + Self.gapAboveSheet
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  private func centred(_ wanted: CGSize) -> CGRect {
    let width = min(wanted.width, size.width)
    let height = min(wanted.height, size.height)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
