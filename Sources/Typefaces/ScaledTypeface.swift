/// A typeface at a size: how wide texts are, and how high lines. All lengths are in points,
/// unrounded.
///
/// Lines are equally high for every text. Labels of the system font with Chinese or Korean text or
/// emoji are no higher in public documents; of other scripts no heights are known.
///
/// It measures as Core Text does: a text is as wide as its characters' advances, the tracking of
/// each, and the kerning of each pair. A view rounds the sum up to the pixel.
///
/// ```
/// ScaledTypeface(Typeface(), size: 17).width(of: "Label")   // 41.3; a label is 41.5 points wide
/// ```
public struct ScaledTypeface: Sendable {
  public let typeface: Typeface
  /// The size in points.
  public let size: Double
  public let era: SystemFontEra
  let glyphs: ScaledGlyphs

  /// Creates a typeface at a size.
  /// - Parameters:
  ///   - typeface: The design of the font.
  ///   - size: The size in points. Sizes that are not positive count as 0: then all lengths are 0.
  ///   - era: The versions of iOS whose system font is meant; other fonts are the same in all
  ///     versions.
  public init(_ typeface: Typeface, size: Double, era: SystemFontEra = .iOS14) {
    self.typeface = typeface
    self.size = size > 0 && size.isFinite ? size : 0
    self.era = era
    glyphs = ScaledGlyphs.shared(typeface, size: self.size, era: era)
  }

  /// The distance from the baseline to the top of the line.
  public var ascender: Double { glyphs.vertical.ascender }
  /// The distance from the baseline to the bottom of the line, as a negative number.
  public var descender: Double { glyphs.vertical.descender }
  /// The space between lines that the font asks for.
  public var leading: Double { glyphs.vertical.leading }
  /// The height of capital letters.
  public var capHeight: Double { glyphs.vertical.capHeight }
  /// The height of the letter x.
  public var xHeight: Double { glyphs.vertical.xHeight }
}
