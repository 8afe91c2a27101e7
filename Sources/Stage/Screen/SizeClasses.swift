import Foundation
import Wording

/// The amount of room in one direction of the screen.
public enum ScreenSizeClass: String, Hashable, Sendable {
  /// Little room and much room, in UIKit's terms.
  case compact, regular
  /// No class: the canvas of Xcode 6 and 7 stands for all devices.
  case any

  /// The class of the width of a window that is no full screen: regular from 660 points on.
  init(ofWidth width: CGFloat) { self = width >= 660 ? .regular : .compact }

  /// The class in the words of headers.
  public var title: String { rawValue.capitalizedFirst }
}

/// The horizontal and vertical size classes of a screen.
public struct SizeClasses: Hashable, Sendable {
  /// The horizontal size class.
  public var width: ScreenSizeClass
  /// The vertical size class.
  public var height: ScreenSizeClass

}

extension SizeClasses {
  /// Creates the size classes of a size in points. Sizes of full screens in the device table have
  /// their device's size classes. For others the width has that of a window, and the height is
  /// compact below 480 points.
  public init(ofSize size: CGSize) {
    if let known = SizeClasses.ofDeviceScreens[size] {
      self = known
    } else {
      self.init(
        width: ScreenSizeClass(ofWidth: size.width),
        height: size.height < 480 ? .compact : .regular)
    }
  }

  private static let ofDeviceScreens: [CGSize: SizeClasses] = {
    var classes: [CGSize: SizeClasses] = [:]
    for device in Device.all {
      classes[device.portraitSize] = device.classes(isLandscape: false)
      classes[device.landscapeSize] = device.classes(isLandscape: true)
    }
    return classes
  }()
}

extension Device {
  /// The size classes of the whole screen.
  public func classes(isLandscape: Bool) -> SizeClasses {
    switch (idiom, isLandscape) {
    case (.pad, _): SizeClasses(width: .regular, height: .regular)
    case (.phone, false): SizeClasses(width: .compact, height: .regular)
    case (.phone, true):
      SizeClasses(width: isWidthRegularInLandscape ? .regular : .compact, height: .compact)
    }
  }
}

/// The size class of the screen, or a forced one.
public enum SizeClassChoice: String, CaseIterable, Hashable, Sendable {
  /// The screen's own class, or a forced one.
  case device, compact, regular

  /// The device's, the other one, and the same one forced.
  static func order(own: ScreenSizeClass) -> [SizeClassChoice] {
    own == .compact ? [.device, .regular, .compact] : [.device, .compact, .regular]
  }

  func applied(to own: ScreenSizeClass) -> ScreenSizeClass {
    ScreenSizeClass(rawValue: rawValue) ?? own
  }
}
