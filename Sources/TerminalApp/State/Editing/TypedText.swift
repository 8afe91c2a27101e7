/// A text that is being typed, with the place at which characters are added.
struct TypedText: Equatable, Sendable {
  /// A key that changes the text or moves the place, as in a shell.
  enum Edit: Hashable, Sendable {
    case left, right, start, end
    /// Deletes what is before the place: a character, a word, or all.
    case erase, eraseWord, eraseLine

    /// The message if the key changes nothing.
    var idleness: String {
      switch self {
      case .left, .start: "This is the beginning of the line"
      case .right, .end: "This is the end of the line"
      case .erase, .eraseWord, .eraseLine: "Nothing is typed before this place"
      }
    }
  }

  /// The most characters that are typed.
  static let longest = 1000

  private var characters: [Character]
  /// The number of characters before the place.
  private(set) var place: Int
  /// Whether the text is a proposal, which the first character replaces.
  private(set) var isProposal = true

  /// A proposal, at its end.
  init(_ text: String) {
    characters = Array(text)
    place = characters.count
  }

  var text: String { String(characters) }
  /// The parts before the place and from it on.
  var before: String { String(characters[..<place]) }
  var after: String { String(characters[place...]) }

  /// Adds a character, or replaces a proposal by it.
  mutating func type(_ character: Character) {
    if isProposal { clear() }
    keep()
    guard characters.count < Self.longest else { return }
    characters.insert(character, at: place)
    place += 1
  }

  /// Takes the proposal as a text that goes on.
  mutating func keep() { isProposal = false }

  /// Deletes all.
  mutating func clear() {
    characters = []
    place = 0
    keep()
  }

  mutating func perform(_ edit: Edit) {
    keep()
    switch edit {
    case .left: place = max(0, place - 1)
    case .right: place = min(characters.count, place + 1)
    case .start: place = 0
    case .end: place = characters.count
    case .erase: erase(from: max(0, place - 1))
    case .eraseWord: erase(from: wordStart)
    case .eraseLine: erase(from: 0)
    }
  }

  private mutating func erase(from start: Int) {
    characters.removeSubrange(start..<place)
    place = start
  }

  /// Where the word before the place begins. Words have blanks between them.
  private var wordStart: Int {
    let before = characters[..<place]
    let end = (before.lastIndex { $0 != " " }).map { $0 + 1 } ?? 0
    return before[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }
}
