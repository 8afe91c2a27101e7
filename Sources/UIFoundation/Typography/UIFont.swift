import Typefaces

/// The font of a text: its family, size, weight and slant.
///
/// Texts are as wide and as high as this font makes them on a device (``DeviceTextMetrics``). A
/// terminal draws all of them in its own font, of which bold and italic are all that is seen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifont>
@preconcurrency @MainActor open class UIFont: TextAttributeValue, @unchecked Sendable {
  public nonisolated let fontName: String
  /// The size in points.
  public nonisolated let pointSize: CGFloat
  nonisolated let typeface: Typeface
  /// How the size follows the user's text size; `nil` for a fixed size.
  nonisolated let scaling: Scaling?

  init(name: String, typeface: Typeface, size: CGFloat, scaling: Scaling? = nil) {
    fontName = name
    self.typeface = typeface
    pointSize = size.isFinite && size > 0 ? size : UIFont.labelFontSize
    self.scaling = scaling
  }

  /// Creates a font by its PostScript name or the name of its family.
  ///
  /// A font that is not known here is looked for in the app's own files. Every name but the empty
  /// one is accepted: texts of a font that is not found are measured as those of the nearest
  /// family, and `Bold`, `Italic` and the like in the name set weight and slant.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let typeface = Typeface(named: fontName)
    if typeface.isStandIn, let file = AppFonts.font(named: fontName) {
      self.init(file, size: fontSize)
    } else {
      self.init(name: fontName, typeface: typeface, size: fontSize)
    }
  }

  /// The name of the font's family.
  open nonisolated var familyName: String {
    fontName.hasPrefix(".") ? ".AppleSystemUIFont" : typeface.familyName
  }

  package nonisolated var weight: Weight { Weight(CGFloat(typeface.weight)) }
  nonisolated var isItalic: Bool { typeface.isItalic }

  /// The font as a run without text.
  package nonisolated var run: TextRun {
    TextRun(
      text: "", typeface: typeface, size: pointSize,
      linePitch: scaling?.linePitch(ofSize: pointSize) ?? 0)
  }

  // MARK: Measures in points, by the current traits; views measure by their own traits instead

  /// The height of a line of text, without ``leading``.
  open var lineHeight: CGFloat { measured.lineHeight }
  /// The distance from the baseline up to the top of the line.
  open var ascender: CGFloat { measured.ascender }
  /// The distance from the baseline to the bottom of the line, as a negative number.
  open var descender: CGFloat { measured.descender }
  /// The space between one line and the next.
  open var leading: CGFloat { measured.leading }
  /// The height of capital letters above the baseline.
  open var capHeight: CGFloat { measured.capHeight }
  /// The height of the letter x above the baseline.
  open var xHeight: CGFloat { measured.xHeight }

  private var measured: MeasuredFont { measured(by: UITraitCollection.current.textMetrics) }

  /// This font in another, fixed size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, typeface: typeface, size: fontSize)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && typeface == other.typeface && scaling == other.scaling
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
    UIFont(
      name: ".SFUI-\(weight.name)", typeface: Typeface(weight: weight.rawValue), size: fontSize)
  }

  /// The system font in the semibold weight, which is what iOS gives for this name.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", typeface: Typeface(italic: true), size: fontSize)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      name: ".AppleSystemUIFontMonospaced-\(weight.name)",
      typeface: Typeface(design: .monospaced, weight: weight.rawValue), size: fontSize)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
    -> UIFont
  {
    UIFont(
      name: ".SFUI-\(weight.name)",
      typeface: Typeface(weight: weight.rawValue, monospacedDigits: true), size: fontSize)
  }
}
