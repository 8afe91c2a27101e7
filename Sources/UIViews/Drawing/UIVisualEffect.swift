/// A change of the look of what is behind a view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// The colour that is drawn instead of the effect; `nil` for none.
  package var paper: UIColor? { nil }
}

/// A blur of what is behind a view. It is drawn as a translucent colour.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiblureffect>
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

    /// Whether the style is light or dark whatever the interface is.
    fileprivate var isFixedLight: Bool {
      self == .extraLight || self == .light || (11...15).contains(rawValue)
    }
    fileprivate var isFixedDark: Bool { self == .dark || (16...20).contains(rawValue) }
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  private static let light = UIColor(white: 0.97, alpha: 0.8)
  private static let dark = UIColor(white: 0.15, alpha: 0.8)

  package override var paper: UIColor? {
    if style.isFixedLight { return Self.light }
    if style.isFixedDark { return Self.dark }
    let (light, dark) = (Self.light, Self.dark)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

/// An effect that lets the colours behind a blur shine through the content. It is not drawn: the
/// content has its own colours.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivibrancyeffect>
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect for content of this role.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The role of content with an effect of vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
