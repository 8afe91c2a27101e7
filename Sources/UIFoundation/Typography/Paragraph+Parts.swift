extension Paragraph {
  /// The text of a range of code points as it is shown.
  func text(_ range: Range<Int>) -> String {
    let whole = source(range)
    return hidesCharacters ? shown(whole, from: range.lowerBound) : whole
  }

  /// The text of a range of code points, with those that are not shown.
  func source(_ range: Range<Int>) -> String {
    if range == 0..<count { return text }
    let start = text.utf8.index(text.startIndex, offsetBy: offset(of: range.lowerBound))
    let end = text.utf8.index(text.startIndex, offsetBy: offset(of: range.upperBound))
    return String(decoding: text.utf8[start..<end], as: UTF8.self)
  }

  private func shown(_ part: String, from start: Int) -> String {
    var shown = String.UnicodeScalarView()
    for (index, scalar) in part.unicodeScalars.enumerated()
    where flags[start + index] & Flags.hidden.rawValue == 0 {
      shown.append(scalar)
    }
    return String(shown)
  }

  private func offset(of index: Int) -> Int {
    if offsets.isEmpty { return index }
    return index < offsets.count ? offsets[index] : text.utf8.count
  }

  /// The width of a range of code points on one line, in points.
  func width(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for index in range { sum += advances[index] }
    return sum
  }

  /// The heights of a line with these code points: the greatest of its fonts. An empty line is as
  /// high as the font at its place.
  func height(of range: Range<Int>) -> Heights {
    let first = firstHeights(at: range)
    guard first < heights.count else {
      return Heights(end: 0, ascent: 0, descent: 0, spacing: 0)
    }
    var line = heights[first]
    var next = first + 1
    while next < heights.count, heights[next - 1].end < range.upperBound {
      line.ascent = max(line.ascent, heights[next].ascent)
      line.descent = max(line.descent, heights[next].descent)
      line.spacing = max(line.spacing, heights[next].spacing)
      next += 1
    }
    return line
  }

  /// The index of the first of ``heights`` with a code point of the range; of an empty range, the
  /// first that reaches its place.
  private func firstHeights(at range: Range<Int>) -> Int {
    let place = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    var (low, high) = (0, heights.count)
    while low < high {
      let middle = (low + high) / 2
      if heights[middle].end < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isSpace(_ index: Int) -> Bool { flags[index] & Flags.space.rawValue != 0 }

  func isContinuation(_ index: Int) -> Bool {
    index < flags.count && flags[index] & Flags.continuation.rawValue != 0
  }

  /// The width of the widest stretch of text in which no line may break, in points.
  var widestWord: Double {
    var (widest, word) = (0.0, 0.0)
    for (advance, flag) in zip(advances, flags) {
      if flag & Flags.space.rawValue != 0 {
        word = 0
        continue
      }
      word += advance
      widest = max(widest, word)
      if flag & Flags.mayBreakAfter.rawValue != 0 { word = 0 }
    }
    return widest
  }

  /// The range without spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The start of the last word in a range; nil if there is one word alone.
  func lastWordStart(in range: Range<Int>) -> Int? {
    range.dropFirst().last { !isSpace($0) && isSpace($0 - 1) }
  }

  /// The range without spaces at its start.
  func withoutLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, isSpace(start) { start += 1 }
    return start..<range.upperBound
  }

  /// The first characters of the range that fit into a width.
  func first(of range: Range<Int>, in width: Double) -> Range<Int> {
    var used = 0.0
    var end = range.lowerBound
    for index in range {
      used += advances[index]
      if used > width + LineBreaker.slack { break }
      if !isContinuation(index + 1) { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  /// The last characters of the range that fit into a width.
  func last(of range: Range<Int>, in width: Double) -> Range<Int> {
    var used = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      used += advances[index]
      if used > width + LineBreaker.slack { break }
      if !isContinuation(index) { start = index }
    }
    return start..<range.upperBound
  }
}
