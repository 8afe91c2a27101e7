public import Typefaces

/// The text metrics of a device: advances, kerning, tracking and heights of the fonts of iOS.
///
/// The system font changed its spacing with iOS 11 and iOS 14; the others are alike in all
/// versions. How near the advances come to a device's is told by the tables of the module
/// Typefaces.
public struct DeviceTextMetrics: TextMetrics {
  /// The version of iOS.
  public var version: Int
  /// Whether the user prefers bold text: fonts of the system are then two weights heavier, of the
  /// nine named ones, which is an estimate.
  public var isBold: Bool

  public init(version: Int = 18, isBold: Bool = false) {
    self.version = version
    self.isBold = isBold
  }

  public func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    LineMetrics(of: scaled(typeface, size))
  }

  public func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    scaled(typeface, size).appendAdvances(of: text, to: &advances)
  }

  public var summary: String { "iOS \(version)" + (isBold ? ", bold" : "") }

  /// Appends the advances of a text, and returns the heights of its lines: both with one search for
  /// the font.
  func measure(
    _ text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) -> LineMetrics {
    let face = scaled(typeface, size)
    face.appendAdvances(of: text, to: &advances)
    return LineMetrics(of: face)
  }

  private func scaled(_ typeface: Typeface, _ size: Double) -> ScaledTypeface {
    ScaledTypeface(
      isBold ? typeface.heavierInSystemFonts : typeface, size: size,
      era: SystemFontEra(iOSMajor: version))
  }
}

extension Typeface {
  /// A typeface of the system two weights heavier, or as heavy as there is; others as they are.
  fileprivate var heavierInSystemFonts: Typeface {
    guard family.isSystem else { return self }
    // The weights of UIFont, from ultralight to black.
    let steps = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let heavier = steps.filter { $0 > weight }
    return with(weight: heavier.prefix(2).last ?? weight)
  }
}

extension LineMetrics {
  fileprivate init(of face: ScaledTypeface) {
    self.init(
      ascender: face.ascender, descender: face.descender, leading: face.leading,
      capHeight: face.capHeight, xHeight: face.xHeight)
  }
}
