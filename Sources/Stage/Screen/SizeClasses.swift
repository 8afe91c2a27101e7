import Foundation

/// Roomy or tight: what a layout is told about one direction of the screen.
public enum SizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The size classes of a screen in both directions.
public struct SizeClasses: Hashable, Sendable {
  public var width: SizeClass
  public var height: SizeClass

  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// The classes of a size, in points. The full screens of the device table have their device's classes; elsewhere the
  /// width is regular from 660 points and the height compact below 480.
  public init(ofSize size: CGSize) {
    if let known = SizeClasses.ofDeviceScreens[size] {
      self = known
    } else {
      self.init(
        width: size.width >= 660 ? .regular : .compact,
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
  /// The classes of the whole screen.
  public func classes(isLandscape: Bool) -> SizeClasses {
    switch (idiom, isLandscape) {
    case (.pad, _): SizeClasses(width: .regular, height: .regular)
    case (.phone, false): SizeClasses(width: .compact, height: .regular)
    case (.phone, true):
      SizeClasses(width: isWidthRegularInLandscape ? .regular : .compact, height: .compact)
    }
  }
}

/// A size class as the screen has it, or forced.
public enum SizeClassChoice: String, CaseIterable, Hashable, Sendable {
  case device, compact, regular

  func applied(to own: SizeClass) -> SizeClass {
    switch self {
    case .device: own
    case .compact: .compact
    case .regular: .regular
    }
  }
}
