/// The position of text in a field that is wider than the text.
public enum ColumnAlignment: Hashable, Sendable {
  case left, center, right

  /// How many of some spare columns stand before the text; if they can't be halved, one more stands
  /// after it.
  public func indent(ofSpare columns: Int) -> Int {
    switch self {
    case .left: 0
    case .center: columns / 2
    case .right: columns
    }
  }
}

extension String {
  /// The text cut to a number of columns, with `mark` at the end if something was cut off.
  ///
  /// It is never wider than asked: a wide character that would reach beyond the end is left out.
  public func truncated(toColumns columns: Int, mark: Character = "…") -> String {
    if TextWidth.width(of: self) <= columns { return self }
    let markWidth = TextWidth.width(of: mark)
    guard columns >= markWidth else { return "" }
    return prefix(columns: columns - markWidth) + String(mark)
  }

  /// The text cut to a number of columns by replacing its middle by `mark`.
  ///
  /// Both ends get the same number of columns, or the beginning one more.
  public func truncatedInMiddle(toColumns columns: Int, mark: Character = "…") -> String {
    if TextWidth.width(of: self) <= columns { return self }
    let rest = columns - TextWidth.width(of: mark)
    guard rest >= 0 else { return "" }
    let end = suffix(columns: rest / 2)
    return prefix(columns: rest - TextWidth.width(of: end)) + String(mark) + end
  }

  /// The end of the text in a number of columns, after `mark` in place of its beginning.
  public func truncatedAtStart(toColumns columns: Int, mark: Character = "…") -> String {
    if TextWidth.width(of: self) <= columns { return self }
    let rest = columns - TextWidth.width(of: mark)
    return rest < 0 ? "" : String(mark) + suffix(columns: rest)
  }

  /// The text padded with blanks to a number of columns; wider text stays as it is.
  ///
  /// If the blanks around centred text can't be halved, the right side gets one more.
  public func padded(toColumns columns: Int, alignment: ColumnAlignment = .left) -> String {
    let blanks = max(0, columns - TextWidth.width(of: self))
    let before = alignment.indent(ofSpare: blanks)
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: blanks - before)
  }

  /// The longest beginning that fits.
  private func prefix(columns: Int) -> String {
    var left = columns
    return String(
      prefix { character in
        left -= TextWidth.width(of: character)
        return left >= 0
      })
  }

  /// The longest end that fits.
  private func suffix(columns: Int) -> String {
    var left = columns
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      left -= TextWidth.width(of: self[before])
      if left < 0 { break }
      start = before
    }
    return String(self[start...])
  }
}
