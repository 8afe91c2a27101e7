/// A paragraph of text as it is broken into lines: for each code point its advance, whether it is a
/// space, and whether a line may break after it.
struct Paragraph: Equatable, Sendable {
  /// What line breaking has to know of a code point.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The code point separates words.
    static let space = Flags(rawValue: 1)
    /// A line may break after the code point.
    static let mayBreakAfter = Flags(rawValue: 2)
    /// The code point belongs to the character before it.
    static let continuation = Flags(rawValue: 4)
  }

  /// A stretch of code points whose lines are equally high.
  struct Heights: Equatable {
    /// The index after the last code point.
    var end: Int
    /// The distance from the baseline to the top, in points.
    var ascent: Double
    /// The distance from the baseline to the bottom, in points.
    var descent: Double
    /// The space to the next line, in points.
    var leading: Double
  }

  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The place of each code point in ``bytes``; empty if each takes one byte.
  private(set) var offsets: [Int] = []
  /// The advance of each code point, in points.
  private(set) var advances: [Double] = []
  private(set) var flags: [UInt8] = []
  private(set) var heights: [Heights] = []
  /// The advance of the ellipsis in the paragraph's last font, in points.
  private(set) var ellipsis = 0.0
  var rules = ParagraphRules()

  /// The number of code points.
  var count: Int { advances.count }

  /// Measures a paragraph.
  /// - Parameter runs: The text, without newlines and control characters; at least one run.
  init(_ runs: [TextRun], rules: ParagraphRules = ParagraphRules(), metrics: any TextMetrics) {
    self.rules = rules
    var text = ""
    for run in runs {
      text += run.text
      measure(run, metrics)
    }
    bytes = Array(text.utf8)
    if !classifyPlain() { classify(text) }
    guard let last = runs.last else { return }
    var dots: [Double] = []
    metrics.appendAdvances(of: "…", in: last.typeface, size: last.size, to: &dots)
    ellipsis = dots.first ?? 0
  }

  private mutating func measure(_ run: TextRun, _ metrics: any TextMetrics) {
    let start = advances.count
    var line = metrics.lineMetrics(of: run.typeface, size: run.size)
    if let attachment = run.attachment {
      advances.append(attachment.width)
      line.ascender = attachment.ascent
      line.descender = -attachment.descent
      line.leading = 0
    } else {
      metrics.appendAdvances(of: run.text, in: run.typeface, size: run.size, to: &advances)
      if run.kerning != 0 {
        for index in start..<advances.count where advances[index] > 0 {
          advances[index] += run.kerning
        }
      }
    }
    heights.append(
      Heights(
        end: advances.count, ascent: line.ascender + run.baselineOffset,
        descent: -line.descender - run.baselineOffset, leading: line.leading))
  }

  /// Sets the flags of a text of ASCII, whose characters are bytes. Most texts are of this kind.
  /// - Returns: Whether the text is of this kind.
  private mutating func classifyPlain() -> Bool {
    guard bytes.count == advances.count else { return false }
    let classes = LineBreakClass.ofASCII
    var flags = [UInt8](repeating: 0, count: bytes.count)
    var previous = LineBreakClass.space
    for index in bytes.indices {
      let kind = classes[Int(bytes[index] & 0x7F)]
      if kind == .space {
        flags[index] = Flags.space.rawValue
      } else if index > 0, previous != .alphabetic || kind != .alphabetic, previous != .space,
        previous.mayBreak(before: kind)
      {
        flags[index - 1] |= Flags.mayBreakAfter.rawValue
      }
      previous = kind
    }
    self.flags = flags
    return true
  }

  private mutating func classify(_ text: String) {
    var previous = LineBreakClass.space
    var last = 0
    var offset = 0
    flags.reserveCapacity(count)
    offsets.reserveCapacity(count)
    for character in text {
      let kind = LineBreakClass(character)
      if !flags.isEmpty, previous != .space, previous.mayBreak(before: kind) {
        flags[last] |= Flags.mayBreakAfter.rawValue
      }
      for (place, scalar) in character.unicodeScalars.enumerated() {
        last = flags.count
        offsets.append(offset)
        offset += UTF8.width(scalar)
        let own: Flags = kind == .space ? .space : []
        flags.append(own.union(place > 0 ? .continuation : []).rawValue)
      }
      previous = kind
    }
  }
}

// MARK: - Parts

extension Paragraph {
  /// The text of a range of code points.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = offset(of: range.lowerBound)
    return String(decoding: bytes[start..<offset(of: range.upperBound)], as: UTF8.self)
  }

  private func offset(of index: Int) -> Int {
    if offsets.isEmpty { return index }
    return index < offsets.count ? offsets[index] : bytes.count
  }

  /// The width of a range of code points on one line, in points.
  func width(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for index in range { sum += advances[index] }
    return sum
  }

  /// The heights of a line with these code points: the greatest of its fonts. An empty line is as high
  /// as the font at its place.
  func height(of range: Range<Int>) -> (ascent: Double, descent: Double, leading: Double) {
    var (ascent, descent, leading) = (-Double.infinity, -Double.infinity, 0.0)
    var start = 0
    for part in heights {
      let isInLine = start < range.upperBound && part.end > range.lowerBound
      if isInLine || range.isEmpty && part.end >= range.lowerBound && ascent < 0 {
        ascent = max(ascent, part.ascent)
        descent = max(descent, part.descent)
        leading = max(leading, part.leading)
      }
      start = part.end
    }
    return ascent.isFinite ? (ascent, descent, leading) : (0, 0, 0)
  }

  func isSpace(_ index: Int) -> Bool { flags[index] & Flags.space.rawValue != 0 }

  func isContinuation(_ index: Int) -> Bool {
    index < flags.count && flags[index] & Flags.continuation.rawValue != 0
  }

  /// The range without spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
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
