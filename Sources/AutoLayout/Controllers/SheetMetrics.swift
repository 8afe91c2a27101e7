import Foundation

/// The frames of presented views, in one table.
///
/// Apple documents the presentation styles without figures. The figures here are from memory, not
/// measured; a better source can correct them in one place.
struct SheetMetrics {
  /// The distance from the safe area to the top of a sheet on a phone.
  static let gapAboveSheet: CGFloat = 10
  /// The width of a page sheet on an iPad, and the space above and below it besides the safe area's
  /// top inset.
  static let pageSheet: (width: CGFloat, margin: CGFloat) = (704, 20)
  static let formSheet = CGSize(width: 540, height: 620)
  static let popover = CGSize(width: 320, height: 480)

  /// The size of the container and its safe area insets, in points.
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

  /// A sheet of the full width. It leaves the top of the screen free, except in a compact height.
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
