import Foundation

/// The font of a text: its size, weight and slant.
///
/// A terminal draws all text in its own font. The size determines how much room the text takes
/// (``TextMetrics``); bold and italic are shown; the name has no other effect.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifont>
@preconcurrency @MainActor open class UIFont: NSObject {
  public nonisolated let fontName: String
  /// The size in points.
  public nonisolated let pointSize: CGFloat
  package nonisolated let weight: Weight
  nonisolated let isItalic: Bool
  /// How the size follows the user's text size; `nil` for a fixed size.
  nonisolated let scaling: Scaling?

  init(
    name: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
    scaling: Scaling? = nil
  ) {
    fontName = name
    pointSize = size.isFinite && size > 0 ? size : UIFont.labelFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
  }

  /// Creates a font with this name. Every name but the empty one is accepted; `Bold`, `Italic` and
  /// `Oblique` in it set the weight and the slant.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let style = fontName.lowercased()
    self.init(
      name: fontName, size: fontSize, weight: style.contains("bold") ? .bold : .regular,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  /// This font in another, fixed size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize, weight: weight, isItalic: isItalic)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && scaling == other.scaling
  }

  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open nonisolated override var description: String {
    let style = isItalic ? "italic" : "normal"
    let size = String(format: "%.2f", Double(pointSize))
    return "font-family: \"\(fontName)\"; font-weight: \(weight.isBold ? "bold" : "normal"); "
      + "font-style: \(style); font-size: \(size)pt"
  }
}

extension UIFont {
  /// The size of labels, in points.
  public nonisolated static let labelFontSize: CGFloat = 17
  /// The size of button titles, in points.
  public nonisolated static let buttonFontSize: CGFloat = 18
  /// The size of the standard system font, in points.
  public nonisolated static let systemFontSize: CGFloat = 14
  /// The size of the small system font, in points.
  public nonisolated static let smallSystemFontSize: CGFloat = 12

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI-\(weight.name)", size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", size: fontSize, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".AppleSystemUIFontMonospaced-\(weight.name)", size: fontSize, weight: weight)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
    -> UIFont
  {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

/// The font's metrics in points, by the current traits. Views measure by their own traits instead.
extension UIFont {
  /// The height of one row of text.
  public var lineHeight: CGFloat { measured(by: .current).lineHeight }
  /// The distance from the baseline up to the top of the row.
  public var ascender: CGFloat { measured(by: .current).ascender }
  /// The distance from the baseline to the bottom of the row, as a negative number.
  public var descender: CGFloat { measured(by: .current).descender }
  /// The space between rows: 0, since rows of cells touch.
  public var leading: CGFloat { 0 }
}
