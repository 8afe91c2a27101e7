/// The two classes of widths and heights.
public enum SizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The traits that variations depend on: the size classes and the kind of device.
public struct DesignTraits: Hashable, Sendable {
  /// The class of the width; nil on a canvas that stands for all devices, where no class holds.
  public var width: SizeClass?
  /// The class of the height, or nil likewise.
  public var height: SizeClass?
  /// The kind of device by its name in documents: `phone`, `pad`, `mac`.
  public var idiom: String

  /// Creates traits.
  public init(width: SizeClass?, height: SizeClass?, idiom: String = "phone") {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}

/// When a variation holds: `default`, `widthClass=compact`,
/// `heightClass=compact-widthClass=regular`.
public struct VariationCondition: Hashable, Sendable {
  /// The class that the width has to have; nil for any.
  public private(set) var width: SizeClass?
  /// The class that the height has to have; nil for any.
  public private(set) var height: SizeClass?
  /// The kind of device that is demanded; nil for any.
  public private(set) var idiom: String?

  /// Reads the key of a variation. Nil for conditions that are not known, which never hold.
  public init?(key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass":
        guard let found = SizeClass(rawValue: String(sides[1])), width == nil else { return nil }
        width = found
      case "heightClass":
        guard let found = SizeClass(rawValue: String(sides[1])), height == nil else { return nil }
        height = found
      case "userInterfaceIdiom" where idiom == nil: idiom = String(sides[1])
      default: return nil
      }
    }
  }

  /// The number of traits that the condition demands: variations that demand more are applied
  /// later.
  public var rank: Int { [width != nil, height != nil, idiom != nil].count { $0 } }

  /// Whether the condition holds for some traits.
  public func holds(for traits: DesignTraits) -> Bool {
    (width ?? traits.width) == traits.width && (height ?? traits.height) == traits.height
      && (idiom ?? traits.idiom) == traits.idiom
  }
}

extension VariationCondition {
  /// Creates a condition; nil stands for any class or kind of device.
  public init(width: SizeClass?, height: SizeClass? = nil, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// The condition as the key of a variation; `default` if it demands nothing.
  public var key: String {
    let parts = [
      height.map { "heightClass=\($0.rawValue)" }, width.map { "widthClass=\($0.rawValue)" },
      idiom.map { "userInterfaceIdiom=\($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }
}
