import AutoLayout
import Foundation
import Stage

/// One thing about the screen that a layout is tested on: what it is made with, and what can be changed later.
///
/// ```swift
/// let screen = try TestScreen(FormViewController(), .device("iPhone X"), .landscape)
/// try screen.set(.portrait, .textSize(.accessibilityLarge))
/// ```
///
/// Settings hold in whatever order they stand; of two of one kind, the last one wins. Lengths are in points.
public enum ScreenSetting: Hashable, Sendable {
  /// A device by a name its owner would give it, written loosely: "iPhone 7 Plus", "iphone-7-plus". An iPhone 7 Plus
  /// unless another is named.
  case device(String)
  /// A size. Without a device it is a plain screen that large; with one, the device's app in a window that large, which
  /// keeps the device's bars, safe area and scale. For a view that is hosted alone it is the view's.
  case size(width: CGFloat, height: CGFloat)
  case portrait
  /// Turned on its side.
  case landscape
  /// The part of an iPad's screen that the app has.
  case pane(Pane)
  /// Compact or regular, whatever the device has; `.unspecified` is the device's own again.
  case widthClass(UIUserInterfaceSizeClass)
  /// Compact or regular, whatever the device has; `.unspecified` is the device's own again.
  case heightClass(UIUserInterfaceSizeClass)
  /// The size of text that the reader has chosen; `.large` unless another is.
  case textSize(UIContentSizeCategory)
  /// The reading direction; left to right unless it is said.
  case direction(UIUserInterfaceLayoutDirection)
  /// The system's bars that cover parts of the screen; the status bar unless others are named.
  case bars(Bars)
  /// The safe area in place of what device and bars make of it; nil is theirs again.
  case safeArea(UIEdgeInsets?)
  /// A keyboard of that height along the bottom of the screen; 0 puts it away.
  case keyboard(height: CGFloat)

  /// The part of an iPad's screen that an app has.
  public enum Pane: String, CaseIterable, Hashable, Sendable {
    case full, twoThirds, half, third, slideOver
  }

  /// The bars of the system.
  public struct Bars: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let status = Bars(rawValue: 1)
    public static let navigation = Bars(rawValue: 2)
    public static let tab = Bars(rawValue: 4)
  }
}

extension ScreenSetting.Pane {
  var pane: SplitPane {
    switch self {
    case .full: .full
    case .twoThirds: .twoThirds
    case .half: .half
    case .third: .third
    case .slideOver: .slideOver
    }
  }
}

extension ScreenSetting.Bars {
  var bars: SimulatedScreen.Bars {
    var bars: SimulatedScreen.Bars = []
    if contains(.status) { bars.insert(.status) }
    if contains(.navigation) { bars.insert(.navigation) }
    if contains(.tab) { bars.insert(.tab) }
    return bars
  }
}
