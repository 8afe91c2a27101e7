/// A text that is searched for words, in which capitals don't count.
struct SearchedText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The place of a word.
  struct Place: Equatable, Sendable {
    let offset: Int
    let isAtStart: Bool
    /// Whether a word of the text, which a capital may begin as well, begins there.
    let isAtWord: Bool

    /// The offsets of the characters of a word that is there.
    func range(of word: [Character]) -> Range<Int> { offset..<offset + word.count }
  }

  let text: String
  private let folded: [Character]

  init(_ text: String) {
    self.text = text
    folded = Self.folded(text)
  }

  init(stringLiteral text: String) { self.init(text) }

  /// The characters in lower case. A character that would become several stays as it is, so that
  /// the offsets are those of the text.
  static func folded(_ text: some StringProtocol) -> [Character] {
    text.map { character in
      let lower = character.lowercased()
      return lower.count == 1 ? Character(lower) : character
    }
  }

  /// The best place of a word, given in lower case: at the start, else where a word begins, else
  /// the first.
  func place(of word: [Character]) -> Place? {
    guard let head = word.first, word.count <= folded.count else { return nil }
    var first: Int?
    for offset in 0...folded.count - word.count
    where folded[offset] == head && folded[offset..<offset + word.count].elementsEqual(word) {
      if offset == 0 { return Place(offset: 0, isAtStart: true, isAtWord: true) }
      if beginsWord(at: offset) { return Place(offset: offset, isAtStart: false, isAtWord: true) }
      first = first ?? offset
    }
    return first.map { Place(offset: $0, isAtStart: false, isAtWord: false) }
  }

  private func beginsWord(at offset: Int) -> Bool {
    guard folded[offset].isLetter || folded[offset].isNumber else { return false }
    let before = folded[offset - 1]
    if !before.isLetter && !before.isNumber { return true }
    return text[text.index(text.startIndex, offsetBy: offset)].isUppercase
  }

  /// The offsets of a word's characters in their order, and the number of other characters between
  /// them. The word ends at the first place at which it can end, and its characters are the last
  /// ones before that.
  func scattered(_ word: [Character]) -> (offsets: [Int], spread: Int)? {
    var wanted = word[...]
    guard
      let end = folded.firstIndex(where: { character in
        if character == wanted.first { wanted.removeFirst() }
        return wanted.isEmpty
      })
    else { return nil }
    var offsets: [Int] = []
    var rest = word[...]
    for offset in (0...end).reversed() where folded[offset] == rest.last {
      offsets.append(offset)
      rest.removeLast()
    }
    offsets.reverse()
    return (offsets, end + 1 - (offsets.first ?? 0) - word.count)
  }
}
