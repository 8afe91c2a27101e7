import Foundation

/// The part of an iPad's screen that the app fills.
public enum SplitPane: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case full
  /// The larger pane, beside an app with a third of the screen.
  case twoThirds = "two-thirds"
  /// One of two equal panes; in portrait, the larger one.
  case half
  /// The smaller pane.
  case third
  /// A window over another app.
  case slideOver = "slide-over"
}

extension Device {
  /// The size of a pane, in points. In portrait a half means two thirds. Phones are not split.
  public func size(of pane: SplitPane, isLandscape: Bool) -> CGSize {
    let full = isLandscape ? landscapeSize : portraitSize
    guard let splitWidths else { return full }
    let width: Double =
      switch (pane, isLandscape) {
      case (.full, _): full.width
      case (.twoThirds, true): splitWidths.landscapeTwoThirds
      case (.half, true): splitWidths.landscapeHalf
      case (.third, true): splitWidths.landscapeThird
      case (.twoThirds, false), (.half, false): splitWidths.portraitTwoThirds
      case (.third, false): splitWidths.portraitThird
      case (.slideOver, _): splitWidths.slideOver
      }
    return CGSize(width: width, height: full.height)
  }

  /// The size classes of a pane. Its width is compact in portrait and for a third, regular for two
  /// thirds in landscape; that of a half depends on the device.
  public func classes(of pane: SplitPane, isLandscape: Bool) -> SizeClasses {
    guard let splitWidths, pane != .full else { return classes(isLandscape: isLandscape) }
    let isRegular =
      isLandscape && (pane == .twoThirds || (pane == .half && splitWidths.isHalfRegular))
    return SizeClasses(width: isRegular ? .regular : .compact, height: .regular)
  }
}
