import Wording

extension ContractRuleReader {
  /// An edge of a view, or a length of the screen.
  mutating func quantity() throws(ContractMistake) -> ContractSum.Quantity {
    let start = tokens.position
    let isScreen = tokens.following?.isSign(".") != true
    if isScreen, case .word(let word) = tokens.current?.kind {
      if tokens.following?.isSign("(") == true {
        throw ContractMistake(start, "\(word.excerpt)(…) is no number: only gap(a, b) is one")
      }
      guard word == "width" || word == "height" else {
        throw ContractMistake(
          start,
          "'\(word.excerpt)' alone is no number: say which of its edges, as \(word.excerpt).left, or "
            + "width or height of the screen"
            + (tokens.following?.isSign("-") == true
              ? "; an id stands in quotes, as \"qXe-3c-Rq5\".left" : ""))
      }
      tokens.skip()
      return .screen(word == "width" ? .horizontal : .vertical)
    }
    var words = try chain()
    guard let last = words.popLast(), !words.isEmpty else {
      throw ContractMistake(start, "say which edge of the view, as \"…\".left")
    }
    guard !last.isQuoted, let attribute = ContractSum.Attribute(rawValue: last.text) else {
      let known = ContractSum.Attribute.allCases.map(\.rawValue)
      let near = Nearest.suggestions(for: last.text, among: known)
      throw ContractMistake(
        last.position,
        "'\(last.text.excerpt)' is no edge; "
          + (near.isEmpty
            ? "edges are \(known.joined(separator: ", "))"
            : "nearest: \(near.joined(separator: ", "))"))
    }
    return .attribute(name(of: words), attribute)
  }

  /// The name of a view.
  /// - Parameter word: What the view is for, in messages.
  mutating func name(asViewOf word: String) throws(ContractMistake) -> ContractName {
    let words = try chain()
    if words.count > 1, let last = words.last, !last.isQuoted,
      ContractSum.Attribute(rawValue: last.text) != nil
    {
      throw ContractMistake(last.position, "\(word) takes views, and no edges of them")
    }
    return name(of: words)
  }

  /// Words and names in quotes with points between them, of which there is one at least.
  private mutating func chain() throws(ContractMistake) -> [ChainedWord] {
    var words: [ChainedWord] = []
    repeat {
      let (position, described) = (tokens.position, tokens.described)
      switch tokens.current?.kind {
      case .word(let text): words.append(ChainedWord(text: text, position, isQuoted: false))
      case .quoted(let text): words.append(ChainedWord(text: text, position, isQuoted: true))
      case .number, .sign, .unreadable, nil:
        throw ContractMistake(
          position,
          "\(described) stands where \(words.isEmpty ? "the name of a view" : "an edge") is expected"
            + (words.isEmpty ? "; names with other characters stand in quotes" : ""))
      }
      tokens.skip()
    } while tokens.take(".")
    return words
  }

  private func name(of words: [ChainedWord]) -> ContractName {
    ContractName(
      text: words.map(\.text).joined(separator: "."),
      position: words.first?.position ?? tokens.position)
  }
}

/// A part of a name with points.
private struct ChainedWord {
  let text: String
  let position: TextPosition
  let isQuoted: Bool

  init(text: String, _ position: TextPosition, isQuoted: Bool) {
    (self.text, self.position, self.isQuoted) = (text, position, isQuoted)
  }
}
