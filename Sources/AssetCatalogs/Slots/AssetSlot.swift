/// What an entry of a set is for: the screens that may get it. What is nil holds for all
/// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html).
public struct AssetSlot: Hashable, Sendable {
  /// The kinds of devices.
  public enum Idiom: String, CaseIterable, Sendable {
    case universal
    case iPhone = "iphone"
    case iPad = "ipad"
    case mac, tv, watch, vision, car
  }

  /// The brightness of the interface.
  public enum Luminosity: String, CaseIterable, Sendable {
    case light, dark, tinted
  }

  /// The range of colours that a display shows.
  public enum DisplayGamut: String, CaseIterable, Sendable {
    case sRGB = "sRGB"
    case displayP3 = "display-P3"
  }

  /// The direction of the interface.
  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// A size class, of the width or of the height.
  public enum SizeClass: String, CaseIterable, Sendable {
    case compact, regular
  }

  /// The kind of device.
  public var idiom: Idiom = .universal
  /// The pixels of a point, 1, 2 or 3; nil for an image that is drawn anew at each scale, or that
  /// has one file for all.
  public var scale: Double?
  /// The brightness; nil for any.
  public var luminosity: Luminosity?
  /// Whether the entry is for high contrast alone.
  public var isHighContrast = false
  /// The range of colours; nil for any.
  public var displayGamut: DisplayGamut?
  /// The direction in which the image is drawn; nil if it is the same in both.
  public var direction: Direction?
  /// The size class of the width; nil for any.
  public var widthClass: SizeClass?
  /// The size class of the height; nil for any.
  public var heightClass: SizeClass?
  /// The language; nil for any.
  public var locale: String?
  /// The model of the device, such as `retina4`; nil for any.
  public var subtype: String?

  /// Creates a slot for all screens.
  public init() {}
}
