/// A language as the device's settings and the names of `.lproj` folders have it: `de`, `pt-BR`,
/// `zh-Hant-HK` (BCP 47).
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language in small letters: `de`.
  public var language: String
  /// The script, with a capital: `Hant`; nil if the tag has none.
  public var script: String?
  /// The region in capitals or digits: `HK`, `419`; nil if the tag has none.
  public var region: String?

  /// Creates a tag from its parts.
  public init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads a tag, in any case, with `-` or `_`, or the English name of a language as in folders of
  /// old (`German`). Parts other than language, script and region don't count.
  /// - Returns: nil if the text is no tag: if it doesn't begin with two or three letters, or is
  ///   `Base` or `mul`.
  public init?(_ text: String) {
    if let language = Self.formerNames[text] {
      self = language
      return
    }
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), Self.isWord(first) else {
      return nil
    }
    let name = first.lowercased()
    guard name != "mul" else { return nil }
    language = Self.formerCodes[name] ?? name
    for part in parts.dropFirst() {
      if part.utf8.count == 4, Self.isWord(part), script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.utf8.count == 2, Self.isWord(part), region == nil {
        region = part.uppercased()
      } else if part.utf8.count == 3, part.utf8.allSatisfy({ (48...57).contains($0) }),
        region == nil
      {
        region = String(part)
      } else {
        break
      }
    }
  }

  private static func isWord(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (65...90).contains($0 & 0xDF) }
  }

  /// The tag: `zh-Hant-HK`.
  public var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    if let script {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
    }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "syr", "nqo"]
      .contains(language)
  }

  /// The codes that languages had before, with those of today.
  private static let formerCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]

  /// The folders' names before they were codes (Core Foundation, CFLocaleIdentifier.c).
  private static let formerNames: [String: LanguageTag] = [
    "Arabic": "ar", "Bulgarian": "bg", "Catalan": "ca", "Croatian": "hr", "Czech": "cs",
    "Danish": "da", "Dutch": "nl", "English": "en", "Estonian": "et", "Finnish": "fi",
    "French": "fr", "German": "de", "Greek": "el", "Hebrew": "he", "Hindi": "hi",
    "Hungarian": "hu", "Icelandic": "is", "Indonesian": "id", "Italian": "it", "Japanese": "ja",
    "Korean": "ko", "Latvian": "lv", "Lithuanian": "lt", "Malay": "ms", "Norwegian": "nb",
    "Polish": "pl", "Portuguese": "pt", "Romanian": "ro", "Russian": "ru", "Serbian": "sr",
    "Slovak": "sk", "Slovenian": "sl", "Spanish": "es", "Swedish": "sv", "Thai": "th",
    "Turkish": "tr", "Ukrainian": "uk", "Vietnamese": "vi",
  ].mapValues { LanguageTag(language: $0) }
}
