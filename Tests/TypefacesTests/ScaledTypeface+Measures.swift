@testable import Typefaces

/// What tests ask of a typeface beyond the widths of texts.
extension ScaledTypeface {
  var lineHeight: Double { ascender - descender }

  /// What is added to the advance of a character.
  var tracking: Double { glyphs.tracking }

  /// What is added between two characters that follow each other, by the advances of both.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    var (pair, alone): ([Double], [Double]) = ([], [])
    appendAdvances(of: "\(left)\(right)", to: &pair)
    appendAdvances(of: "\(left)", to: &alone)
    return pair[0] - alone[0]
  }
}
