import JSON
import Wording

/// A string catalog (`.xcstrings`): the texts of all languages by key
/// (https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog).
///
/// A catalog keeps what could be read; ``problems`` tells what couldn't.
public struct StringCatalog: Equatable, Sendable {
  /// A key with its texts.
  public struct Entry: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The place of the key in the file.
    public var position: TextPosition
    /// Whether the text may be translated.
    public var shouldTranslate: Bool
    /// The texts, in the order of the file.
    public var texts: [Text]
  }

  /// The text of a key in a language.
  public struct Text: Equatable, Sendable {
    /// The language, for example `de` or `zh-Hant`.
    public var language: String
    /// The text: of several for numbers the one for `other`, of several for devices that of the
    /// device.
    public var text: String
    /// How far the translation is, such as `new`, `needs_review` or `translated`; nil if it isn't
    /// told.
    public var state: String?
  }

  /// The device whose texts are taken where texts differ.
  public enum Device: String, Sendable {
    case iPhone = "iphone"
    case iPad = "ipad"
  }

  /// The language of the keys, for example `en`.
  public internal(set) var sourceLanguage = "en"
  /// The keys with their texts, in the order of the file.
  public private(set) var entries: [Entry] = []
  /// What is wrong in the file, in its order; at most ``StringTable/mostProblems``.
  public internal(set) var problems: [StringTableProblem] = []
  /// Where the texts of each language are, in the order of the file. A file may have as many
  /// languages as texts, so that none of them may cost a look at all entries.
  private var places: [String: [Place]] = [:]

  /// The place of a text: the entry, and the text in it.
  private struct Place: Equatable, Sendable {
    var entry: Int
    var text: Int
  }

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: The JSON, in UTF-8.
  ///   - device: The device whose texts are taken where texts differ.
  public init(_ bytes: [UInt8], device: Device = .iPhone) {
    guard bytes.count <= StringTable.mostBytes else {
      report(StringTable.tooLarge(bytes), TextPosition())
      return
    }
    do throws(JSONDocument.Mistake) {
      var reader = StringCatalogReader(
        document: try JSONDocument(bytes), device: device, catalog: self)
      reader.read()
      self = reader.catalog
    } catch {
      report(error.message, error.position)
    }
  }

  /// Adds an entry with at most one text in each language.
  mutating func add(_ entry: Entry) {
    for (index, text) in entry.texts.enumerated() {
      places[text.language, default: []].append(Place(entry: entries.count, text: index))
    }
    entries.append(entry)
  }

  mutating func report(_ message: String, _ position: TextPosition) {
    guard problems.count < StringTable.mostProblems else { return }
    problems.append(StringTableProblem(position: position, message: message))
  }

  /// The languages that any key has a text in, and the source language, in alphabetical order.
  ///
  /// ``LanguageTag/folders(among:development:)`` orders them for a language, as it does folders.
  public var languages: [String] {
    Set(places.keys).union([sourceLanguage]).sorted()
  }

  /// The texts of one language, as Xcode would build a table of them.
  ///
  /// Keys without a text in the language are not in the table: the device shows the text of the
  /// document or of the code. A key that may not be translated has its text of the source language.
  /// - Parameter language: A language of ``languages``, compared exactly.
  public func table(language: String) -> StringTable {
    let translated = (places[language] ?? []).filter { entries[$0.entry].shouldTranslate }
    let kept = (places[sourceLanguage] ?? []).filter { !entries[$0.entry].shouldTranslate }
    var table = StringTable()
    for place in (translated + kept).sorted(by: { $0.entry < $1.entry }) {
      let entry = entries[place.entry]
      let text = entry.texts[place.text]
      // An empty text is one that a translator hasn't begun.
      if text.text.isEmpty, text.state == "new" { continue }
      table.add(entry.key, text.text, at: entry.position)
    }
    return table
  }
}
