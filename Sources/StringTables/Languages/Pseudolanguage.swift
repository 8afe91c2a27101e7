/// A language that is made from the texts of another one, to try a layout before there are
/// translations
/// (https://developer.apple.com/documentation/xcode/testing-localizations-when-running-your-app).
public enum Pseudolanguage: String, CaseIterable, Sendable {
  /// Each text twice: `Text Text`.
  case doubleLength = "Double-Length Pseudolanguage"
  /// Texts as they are, the layout from right to left.
  case rightToLeft = "Right-to-Left Pseudolanguage"
  /// Letters with accents above and below.
  case accented = "Accented Pseudolanguage"
  /// Each text between marks, which show where it is cut: `[# Text #]`.
  case bounded = "Bounded String Pseudolanguage"
  /// Texts and the layout from right to left.
  case rightToLeftStrings = "Right-to-Left Pseudolanguage With Right-to-Left Strings"

  /// Whether the layout is that of a language from right to left.
  public var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftStrings }

  /// A text in this language.
  ///
  /// An empty text stays empty. Formats such as `%@` are changed as other letters are, as on the
  /// device.
  public func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .doubleLength: return text + " " + text
    case .rightToLeft: return text
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: return "[# " + text + " #]"
    // Apple doesn't tell how; Unicode has these characters to turn a text's direction and to end
    // this.
    case .rightToLeftStrings: return "\u{202E}" + text + "\u{202C}"
    }
  }

  /// The letters with the accents that Apple's systems give them: diaeresis, grave, cedilla, tilde,
  /// ring below and ring above, in turn.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÄB̀ÇD̃E̥F̊G̈H̀I̧J̃K̥L̊M̈ǸO̧P̃Q̥R̊S̈T̀U̧ṼW̥X̊ŸZ̀a̧b̃c̥d̊ëf̀ģh̃i̥j̊k̈l̀m̧ño̥p̊q̈r̀şt̃u̥v̊ẅx̀y̧z̃"))
}
