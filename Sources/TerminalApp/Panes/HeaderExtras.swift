/// The header's words about choices that are not the default: as many as fit, with the number of
/// the others, as in ` RTL  +2 `.
struct HeaderExtras {
  private var words: [(span: Pen.Span, isEssential: Bool)] = []

  /// - Parameter isEssential: Whether the word goes before the others where not all have room: the
  ///   picture can't be read without it.
  mutating func add(_ text: String, _ command: Command, isEssential: Bool = false) {
    words.append((Pen.Span(text, Palette.accent, command: command), isEssential))
  }

  /// The words that fit.
  struct Shown {
    let spans: [Pen.Span]
    /// Whether all essential words are shown.
    let hasEssentials: Bool
  }

  func fitting(_ room: Int) -> Shown {
    let essential = words.indices.filter { words[$0].isEssential }
    let order = essential + words.indices.filter { !words[$0].isEssential }
    // Where an essential word and the number of the others don't both fit, the word stays.
    let counts =
      words.indices.reversed().map { ($0 + 1, words.count - $0 - 1) }
      + essential.indices.reversed().map { ($0 + 1, 0) } + [(0, words.count)]
    for (count, rest) in counts {
      // Essential words are chosen first, but all words are written in the order in which they were
      // added.
      let spans =
        order.prefix(count).sorted().map { words[$0].span }
        + (rest > 0 ? [Pen.Span("+\(rest)", Palette.accent)] : [])
      for spans in [Self.spaced(spans), Self.dense(spans)] where Pen.width(of: spans) <= room {
        return Shown(spans: spans, hasEssentials: count >= essential.count)
      }
    }
    return Shown(spans: [], hasEssentials: essential.isEmpty)
  }

  /// The words with a blank before and behind each.
  private static func spaced(_ spans: [Pen.Span]) -> [Pen.Span] {
    spans.map { Pen.Span(" \($0.text) ", $0.style, command: $0.command) }
  }

  /// The words with one blank between each two.
  private static func dense(_ spans: [Pen.Span]) -> [Pen.Span] {
    spans.enumerated().map { index, span in
      Pen.Span((index == 0 ? " " : "") + "\(span.text) ", span.style, command: span.command)
    }
  }
}
