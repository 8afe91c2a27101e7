extension String {
  /// The line that marks a part of this one where it stands under it: `^` under the part's first
  /// column, and `~` under its others.
  ///
  /// A tab before the part stays one, so that the mark is below its place however wide a tab is
  /// shown. A part that begins inside of a character is marked from that character on.
  /// - Parameter part: The places of the part among the scalars of the text. An empty part gets one
  ///   sign, and may be at the end.
  package func marks(under part: Range<Int>) -> String {
    var (blanks, columns, end) = ("", 0, 0)
    for character in self {
      let start = end
      end += character.unicodeScalars.count
      if end <= part.lowerBound {
        blanks +=
          character == "\t"
          ? "\t" : String(repeating: " ", count: TextWidth.width(of: character))
      } else if start < part.upperBound, !part.isEmpty {
        columns += TextWidth.width(of: character)
      } else {
        break
      }
    }
    return blanks + "^" + String(repeating: "~", count: max(0, columns - 1))
  }
}
