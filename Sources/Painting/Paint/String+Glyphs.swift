import Cells
import Foundation

extension String {
  /// The text in the permitted characters, with its width unchanged. For ASCII, accents are
  /// dropped, common signs are replaced by similar ones, and all others by `?`.
  func drawn(with glyphs: GlyphSet) -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    if glyphs == .unicode {
      // Terminals have no picture of an attachment's place, which begins with this byte.
      guard utf8.contains(0xEF) else { return self }
      return replacingOccurrences(of: "\u{FFFC}", with: "▪")
    }
    return String(flatMap { $0.plain })
  }
}

extension Character {
  /// The character in ASCII, with its width unchanged.
  fileprivate var plain: String {
    if isASCII { return String(self) }
    if let typed = Character.typed[self] { return String(typed) }
    let width = TextWidth.width(of: self)
    let base = String(self).decomposedStringWithCanonicalMapping.first { $0.isASCII }
    let bare = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
    let letter = base ?? (bare?.isASCII == true ? bare.map(Character.init) : nil)
    return String(repeating: String(letter ?? "?"), count: width)
  }

  private static let typed: [Character: Character] = [
    "…": "~", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-",
    "−": "-", "•": "*", "·": ".", "×": "x", "‹": "<", "›": ">", "«": "<", "»": ">", "→": ">",
    "←": "<", "\u{A0}": " ", "\u{FFFC}": "*",
  ]
}
