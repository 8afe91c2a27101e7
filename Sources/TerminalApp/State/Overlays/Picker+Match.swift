extension Picker {
  /// An entry that fits what is typed, with the characters that fit.
  struct Match: Equatable, Sendable {
    /// The index of the entry.
    let index: Int
    /// The offsets of the characters in the text and in the note that fit, in ascending order.
    var text: [Int] = []
    var note: [Int] = []
    /// How well the entry fits: 0 is best.
    var rank = 0
    /// Whether characters of a word are apart.
    var isScattered = false

    /// The entries that fit, the best first. Equals stay in their order.
    ///
    /// Each word of the query has to be in the text, in the note, in a keyword, at the beginning of
    /// a further word, or at the beginning of a word of the obstacle. Three or more characters may
    /// also stand apart in the text, in their order. Capitals don't count.
    static func all(of query: String, in entries: [Entry]) -> [Match] {
      let words = query.split(separator: " ").map { (String($0), SearchedText.folded($0)) }
      let found = entries.indices.compactMap { index -> Match? in
        var match = Match(index: index)
        for (word, folded) in words where !match.add(word, folded, entries[index]) { return nil }
        match.text = Set(match.text).sorted()
        match.note = Set(match.note).sorted()
        return match
      }
      return words.isEmpty ? found : found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    }

    /// Adds a word to the match.
    /// - Returns: Whether the word fits.
    private mutating func add(_ word: String, _ folded: [Character], _ entry: Entry) -> Bool {
      let place = entry.text.place(of: folded)
      if entry.keywords.contains(word) {
        if let place { text += place.range(of: folded) }
        return true
      }
      if let place {
        rank += place.isAtStart ? 1 : place.isAtWord ? 2 : 3
        text += place.range(of: folded)
      } else if entry.words.contains(where: { $0.place(of: folded)?.isAtStart == true }) {
        rank += 3
      } else if let place = entry.note.place(of: folded) {
        rank += 4
        note += place.range(of: folded)
      } else if entry.keywords.contains(where: { SearchedText($0).place(of: folded) != nil }) {
        rank += 4
      } else if SearchedText(entry.obstacle ?? "").place(of: folded)?.isAtWord == true {
        rank += 5
      } else if folded.count > 2, let scattered = entry.text.scattered(folded) {
        rank += 6 + scattered.spread
        text += scattered.offsets
        isScattered = true
      } else {
        return false
      }
      return true
    }
  }
}
