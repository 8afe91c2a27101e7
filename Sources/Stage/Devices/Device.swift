import Foundation

/// A screen that can be simulated, with the name of its device. Sizes are in points.
///
/// Devices with the same screen are one entry of ``all``: an iPhone 8 Plus is laid out as an iPhone
/// 7 Plus. A device found by another of its names keeps that name.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides its size classes and whether its screen can be split.
  public enum Idiom: String, Hashable, Sendable {
    case phone, pad
  }

  /// The safe area insets without bars: the status bar and sensor housing at the top, the home
  /// indicator at the bottom, and the housing at both sides of a phone in landscape.
  public struct SafeArea: Hashable, Sendable {
    /// The inset from the top edge, in points.
    public let top: Double
    /// The inset from the left and the right edge, in points.
    public let sides: Double
    /// The inset from the bottom edge, in points.
    public let bottom: Double
  }

  /// The widths of the panes of a split iPad, without the divider between two panes.
  public struct SplitWidths: Hashable, Sendable {
    /// The width of the smaller pane in landscape, in points.
    let landscapeThird: Double
    /// The width of each half in landscape, in points.
    let landscapeHalf: Double
    /// The width of the larger pane in landscape, in points.
    let landscapeTwoThirds: Double
    /// The width of the smaller pane in portrait, in points.
    let portraitThird: Double
    /// The width of the larger pane in portrait, in points.
    let portraitTwoThirds: Double
    /// The width of a window over another app, in points.
    public let slideOver: Double
    /// Whether half of the landscape screen has a regular width, as on the largest iPads only.
    let isHalfRegular: Bool
  }

  /// The name by which it was found; in ``all``, its best known name.
  public private(set) var name: String
  /// All marketing names of devices with this screen, the best known first.
  public let names: [String]
  /// The kind of device.
  public let idiom: Idiom
  /// The width in portrait, in points, which is the height in landscape.
  public let portraitWidth: Double
  /// The height in portrait, in points, which is the width in landscape.
  public let portraitHeight: Double
  /// The number of pixels in a point.
  public let scale: Double
  /// The safe area insets in portrait, without bars.
  public let portraitSafeArea: SafeArea
  /// The safe area insets in landscape, without bars.
  public let landscapeSafeArea: SafeArea
  /// The inset of the sensor housing up to iOS 13, in points; nil where it was the same. The status
  /// bar was as high as this inset.
  let earlierHousing: Double?
  /// The height in portrait. Phones hide the status bar in landscape.
  let statusBarHeight: Double
  /// The margin at the left and right of a view controller's root view, the same in both
  /// orientations.
  public let layoutMargin: Double
  /// Whether the width is regular in landscape. It always is on iPads.
  public let isWidthRegularInLandscape: Bool
  /// The widths of split panes; nil on phones.
  public let splitWidths: SplitWidths?

  /// The size in portrait, in points.
  public var portraitSize: CGSize { CGSize(width: portraitWidth, height: portraitHeight) }
  /// The size in landscape, in points.
  public var landscapeSize: CGSize { CGSize(width: portraitHeight, height: portraitWidth) }

  /// Whether the screen has a home indicator or sensor housing instead of a home button.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// The safe area insets in a major version of iOS, without bars.
  public func safeArea(isLandscape: Bool, version: Int) -> SafeArea {
    let area = isLandscape ? landscapeSafeArea : portraitSafeArea
    guard let earlierHousing, version < 14 else { return area }
    return SafeArea(
      top: isLandscape ? 0 : earlierHousing, sides: isLandscape ? earlierHousing : 0,
      bottom: area.bottom)
  }

  /// Whether two devices have the same screen, whatever they are called.
  public func isSameScreen(as other: Device) -> Bool { names == other.names }

  /// The device with another of its names.
  func called(_ name: String) -> Device {
    var device = self
    device.name = name
    return device
  }
}
