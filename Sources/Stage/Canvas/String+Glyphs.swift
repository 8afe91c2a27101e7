import Cells
import Foundation

extension String {
  /// The text in the characters that may be drawn. In ASCII letters lose their accents, common signs become what they are
  /// typed as, and what is left a `?`; the width stays the same.
  func drawn(with glyphs: GlyphSet) -> String {
    if glyphs == .unicode || utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(flatMap { $0.plain })
  }
}

extension Character {
  /// The character in ASCII, as wide as before.
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
    "←": "<", "\u{A0}": " ",
  ]
}
