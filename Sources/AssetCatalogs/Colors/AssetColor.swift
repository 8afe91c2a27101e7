/// A colour of a colour set.
public enum AssetColor: Hashable, Sendable {
  /// A colour by its components.
  case components(Components)
  /// A colour of the system, by its name in UIKit.
  case system(SystemColor)

  /// The spaces of colours
  /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html).
  public enum ColorSpace: String, CaseIterable, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether components may be below 0 and above 1.
    public var isExtended: Bool { rawValue.hasPrefix("extended") }
    /// Whether colours have a white component, instead of red, green and blue.
    public var isGray: Bool { self == .grayGamma22 || self == .extendedGray }
  }

  /// Red, green, blue and alpha in a space; of a gray, all three colours are its white component.
  public struct Components: Hashable, Sendable {
    /// The space of the components.
    public var space: ColorSpace
    /// The components, 0 to 1 unless the space is extended.
    public var red, green, blue: Double
    /// How much of the colour covers what is below, 0 to 1.
    public var alpha: Double
  }

  /// A colour of the system.
  public struct SystemColor: Hashable, Sendable {
    /// The platform whose colour it is, such as `ios` or `universal`.
    public var platform: String
    /// The name as the catalog has it, such as `systemBlueColor`.
    public var reference: String

    /// The name of the property of `UIColor`: `systemBlue`.
    public var name: String {
      reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    }
  }
}

/// A named colour: what it is in each appearance.
public struct AssetColorSet: Hashable, Sendable {
  /// A colour, and what it is for.
  public struct Entry: Hashable, Sendable {
    /// What the colour is for.
    public var slot: AssetSlot
    /// The colour.
    public var color: AssetColor
  }

  /// The name, with those of the folders that are namespaces: `Brand/accent`.
  public var name: String
  /// The colours, in the order of the file.
  public var entries: [Entry]

  /// The colour for a screen; nil if the set has none for it.
  public func color(for environment: AssetEnvironment) -> AssetColor? {
    environment.best(of: entries.map(\.slot)).map { entries[$0].color }
  }
}
