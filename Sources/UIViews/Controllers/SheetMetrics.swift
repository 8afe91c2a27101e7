/// The place of a presented view.
package struct PresentedPlace {
  /// The frame in the container, in points.
  var frame: CGRect
  /// The parts of the frame that a popover's arrow covers, in points.
  var arrow = UIEdgeInsets.zero
  /// The frame without the arrow.
  package var content: CGRect { frame.inset(by: arrow) }
}

/// The frames of presented views, in one table.
///
/// The top of a sheet on a phone was measured: public Interface Builder documents have sheets of
/// 647 points on a screen of 667 with a home button, and of 758 and 842 on screens of 812 and 896
/// with a safe area of 44. Apple documents the styles without figures; the sizes on iPads are from
/// memory, not measured, and a better source can correct them in one place. Before iOS 13 sheets
/// filled narrow screens.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
struct SheetMetrics {
  /// The distance from the safe area to the top of a sheet on a phone with a sensor housing. With a
  /// home button the sheet begins below the status bar, and this far from the top without one.
  static let gapAboveSheet: CGFloat = 10
  /// The height of the status bar on a phone with a home button.
  private static let plainStatusBar: CGFloat = 20
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
  /// The major version of iOS.
  var version: Int
  /// Whether popovers are no sheets where the width is compact.
  var keepsPopovers = false

  func frame(of style: UIModalPresentationStyle, preferring preferred: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    switch style {
    case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return whole
    case .automatic, .pageSheet:
      guard isCentred else { return sheet }
      if version < 13 {
        return centred(CGSize(width: min(size.width, size.height), height: size.height))
      }
      return centred(
        CGSize(
          width: Self.pageSheet.width,
          height: size.height - 2 * (safeArea.top + Self.pageSheet.margin)))
    case .formSheet:
      return isCentred ? centred(size(preferred, or: Self.formSheet)) : sheet
    case .popover:
      return hasPopovers ? centred(size(preferred, or: Self.popover)) : sheet
    }
  }

  /// The preferred lengths, and the usual ones for those that are 0 or none.
  private func size(_ preferred: CGSize, or usual: CGSize) -> CGSize {
    let preferred = preferred.usable
    return CGSize(
      width: preferred.width > 0 ? preferred.width : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height)
  }

  /// Whether popovers are smaller than the container on all sides.
  var hasPopovers: Bool { isCentred || keepsPopovers }

  /// Whether sheets are smaller than the container on all sides. In a compact height they fill it
  /// since iOS 13.
  var isCentred: Bool { isWidthRegular && (version < 13 || !isHeightCompact) }

  /// A sheet of the full width. Since iOS 13 it leaves the top of the screen free, except in a
  /// compact height.
  private var sheet: CGRect {
    var top: CGFloat = 0
    if version >= 13, !isHeightCompact {
      top =
        safeArea.top > Self.plainStatusBar
        ? safeArea.top + Self.gapAboveSheet : max(safeArea.top, Self.gapAboveSheet)
    }
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  private func centred(_ wanted: CGSize) -> CGRect {
    let width = min(wanted.width, size.width)
    let height = min(wanted.height, size.height)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
