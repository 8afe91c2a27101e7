/// Texts about views by their paths, of which the end tells most: the view, and the attribute
/// behind it.
public enum ShortenedItem {
  /// The offsets of the characters that stay where a text has too few columns, and nil for the sign
  /// of what is left out: the beginnings of the longest words, `…ContentView.leading ==
  /// button.trailing + 8`.
  public static func offsets(of text: String, toColumns columns: Int) -> [Int?] {
    let characters = Array(text)
    let widths = characters.map { TextWidth.width(of: $0) }
    var words = characters.indices.split { characters[$0] == " " }.map { Word($0, widths) }
    var excess = widths.reduce(0, +) - columns
    while excess > 0 {
      guard
        let index = words.indices.filter({ words[$0].canLose }).max(by: {
          (words[$0].width, $1) < (words[$1].width, $0)
        })
      else { break }
      // Words become equally long before any of them loses more.
      let next = words.indices.filter { $0 != index }.map { words[$0].width }.max() ?? 0
      let surplus = max(1, min(excess, words[index].width - next))
      excess -= words[index].shorten(by: surplus, widths)
    }
    var offsets: [Int?] = []
    for offset in characters.indices {
      if let word = words.first(where: { $0.lost.contains(offset) }) {
        if offset == word.lost.lowerBound { offsets.append(nil) }
      } else {
        offsets.append(offset)
      }
    }
    return offsets
  }

  /// The text in a number of columns, without the beginnings of its longest words.
  public static func text(_ text: String, toColumns columns: Int, glyphs: GlyphSet) -> String {
    guard TextWidth.width(of: text) > columns else { return text }
    let characters = Array(text)
    return offsets(of: text, toColumns: columns)
      .map { $0.map { String(characters[$0]) } ?? String(glyphs.ellipsis) }.joined()
  }

  /// A word, of which a beginning may be left out.
  private struct Word {
    private let range: Range<Int>
    private(set) var lost: Range<Int>
    private(set) var width: Int

    init(_ offsets: Range<Int>, _ widths: [Int]) {
      range = offsets
      lost = offsets.lowerBound..<offsets.lowerBound
      width = widths[offsets].reduce(0, +)
    }

    /// Whether more than a few letters would stay.
    var canLose: Bool { width > ShortenedItem.least }

    /// Leaves letters out, at whose place a sign stands.
    /// - Returns: The columns that are saved.
    mutating func shorten(by columns: Int, _ widths: [Int]) -> Int {
      let before = width
      if lost.isEmpty { width += 1 }
      while width > max(ShortenedItem.least, before - columns), lost.upperBound < range.upperBound {
        width -= widths[lost.upperBound]
        lost = lost.lowerBound..<lost.upperBound + 1
      }
      return before - width
    }
  }

  /// The fewest columns of a word that loses letters: the longest attributes, with the sign before
  /// them.
  private static let least = 10
}
