public import Typefaces

/// The text metrics of a device: advances, kerning, tracking and heights of the fonts of iOS.
///
/// The system font changed its spacing with iOS 11 and iOS 14; the others are alike in all versions.
/// How near the advances come to a device's is told by the tables of the module Typefaces.
public struct DeviceTextMetrics: TextMetrics {
  /// The version of iOS.
  public var version: Int

  public init(version: Int = 18) { self.version = version }

  public func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    LineMetrics(of: scaled(typeface, size))
  }

  public func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    scaled(typeface, size).appendAdvances(of: text, to: &advances)
  }

  public var summary: String { "iOS \(version)" }

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
    ScaledTypeface(typeface, size: size, era: SystemFontEra(iOSMajor: version))
  }
}

extension LineMetrics {
  fileprivate init(of face: ScaledTypeface) {
    self.init(
      ascender: face.ascender, descender: face.descender, leading: face.leading,
      capHeight: face.capHeight, xHeight: face.xHeight)
  }
}
