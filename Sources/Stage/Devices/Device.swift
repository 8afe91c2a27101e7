import Foundation

/// A screen that can be simulated, under the name its owner would give it. Sizes are in points.
///
/// Devices with the same screen are one entry of ``all``: an iPhone 8 Plus lays out as an iPhone 7 Plus does. A device
/// that was looked up by another of its names keeps that name.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable {
    case phone, pad
  }

  /// What keeps views away from the edges when no bars are shown: the status bar and the sensor housing on top, the
  /// home indicator at the bottom, and the housing at both sides when a phone lies on its side.
  public struct SafeArea: Hashable, Sendable {
    public let top: Double
    public let sides: Double
    public let bottom: Double
  }

  /// The widths of the panes of a split iPad. The thin divider between two panes belongs to neither.
  public struct SplitWidths: Hashable, Sendable {
    public let landscapeThird: Double
    public let landscapeHalf: Double
    public let landscapeTwoThirds: Double
    public let portraitThird: Double
    public let portraitTwoThirds: Double
    public let slideOver: Double
    /// Half of the landscape screen is regular on the largest iPads alone.
    public let isHalfRegular: Bool
  }

  /// The name it was found by; in ``all``, the best known of its names.
  public let name: String
  /// Every marketing name of devices with this screen, the best known first.
  public let names: [String]
  public let idiom: Idiom
  public let portraitWidth: Double
  public let portraitHeight: Double
  /// Pixels per point.
  public let scale: Double
  public let portraitSafeArea: SafeArea
  public let landscapeSafeArea: SafeArea
  /// In portrait; phones hide the status bar in landscape.
  public let statusBarHeight: Double
  /// The margin at the left and right of a view controller's root view, the same in both orientations.
  public let layoutMargin: Double
  /// Whether the width is regular when the device lies on its side. It always is on iPads.
  public let isWidthRegularInLandscape: Bool
  /// Nil on phones.
  public let splitWidths: SplitWidths?

  public var portraitSize: CGSize { CGSize(width: portraitWidth, height: portraitHeight) }
  public var landscapeSize: CGSize { CGSize(width: portraitHeight, height: portraitWidth) }

  /// Whether the screen reaches around a sensor housing or home indicator instead of ending at a home button.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// Whether two devices have the same screen, whatever they are called.
  public func isSameScreen(as other: Device) -> Bool { names == other.names }

  /// The entry of ``all`` that stands `steps` further on, beginning again at either end.
  public func neighbour(_ steps: Int) -> Device {
    let all = Device.all
    let here = all.firstIndex { $0.isSameScreen(as: self) } ?? 0
    let there = (here + steps) % all.count
    return all[there < 0 ? there + all.count : there]
  }
}

extension Device {
  /// A device under one of its names.
  func called(_ name: String) -> Device {
    Device(
      name: name, names: names, idiom: idiom, portraitWidth: portraitWidth,
      portraitHeight: portraitHeight, scale: scale, portraitSafeArea: portraitSafeArea,
      landscapeSafeArea: landscapeSafeArea, statusBarHeight: statusBarHeight,
      layoutMargin: layoutMargin, isWidthRegularInLandscape: isWidthRegularInLandscape,
      splitWidths: splitWidths)
  }
}
