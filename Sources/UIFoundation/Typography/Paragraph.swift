import Typefaces

/// A paragraph of text as it is broken into lines: for each code point its advance, whether it is a
/// space, and whether a line may break after it.
package final class Paragraph: Sendable {
  /// What line breaking has to know of a code point.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The code point separates words.
    static let space = Flags(rawValue: 1)
    /// A line may break after the code point.
    static let mayBreakAfter = Flags(rawValue: 2)
    /// The code point belongs to the character before it.
    static let continuation = Flags(rawValue: 4)
    /// The code point is not shown. A soft hyphen is one, also where a line breaks after it.
    static let hidden = Flags(rawValue: 8)
  }

  /// A stretch of code points whose lines are equally high.
  struct Heights {
    /// The index after the last code point.
    var end: Int
    /// The distance from the baseline to the top, in points.
    var ascent: Double
    /// The distance from the baseline to the bottom, in points.
    var descent: Double
    /// The space to the next line, in points, which the last line does not have: all labels of one
    /// line in Helvetica Neue whose frames public documents have are as high without it.
    var spacing: Double
  }

  let text: String
  /// The advance of each code point, in points.
  let advances: [Double]
  /// The ``Flags`` of each code point.
  let flags: [UInt8]
  /// The place in UTF-8 of each code point; empty if each takes one byte.
  let offsets: [Int]
  /// Whether there are code points that are not shown.
  let hidesCharacters: Bool
  let heights: [Heights]
  let rules: ParagraphRules
  private let metrics: AnyTextMetrics
  private let lastFont: (typeface: Typeface, size: Double)?

  /// The number of code points.
  var count: Int { advances.count }

  /// Measures a paragraph.
  /// - Parameter runs: The text, without newlines and control characters; at least one run.
  init(_ runs: [TextRun], rules: ParagraphRules = ParagraphRules(), metrics: AnyTextMetrics) {
    var text = runs[0].text
    var advances: [Double] = []
    heights = runs.map { run in Self.measure(run, metrics, &advances) }
    for run in runs.dropFirst() { text += run.text }
    let breaks = BreakOpportunities(in: text)
    // Metrics of an app may count a text's code points wrongly.
    while advances.count < breaks.flags.count { advances.append(0) }
    advances.removeLast(advances.count - breaks.flags.count)
    self.text = text
    self.advances = advances
    flags = breaks.flags
    offsets = breaks.offsets
    hidesCharacters = breaks.hidesCharacters
    self.rules = rules
    self.metrics = metrics
    lastFont = runs.last.map { ($0.typeface, $0.size) }
  }

  private static func measure(
    _ run: TextRun, _ metrics: AnyTextMetrics, _ advances: inout [Double]
  ) -> Heights {
    let start = advances.count
    var line: LineMetrics
    if let attachment = run.attachment {
      advances.append(attachment.width)
      line = metrics.base.lineMetrics(of: run.typeface, size: run.size)
      line.ascender = attachment.ascent
      line.descender = -attachment.descent
      line.leading = 0
    } else {
      line = metrics.measure(run.text, in: run.typeface, size: run.size, to: &advances)
      if run.kerning != 0 {
        for index in start..<advances.count where advances[index] > 0 {
          advances[index] += run.kerning
        }
      }
    }
    return Heights(
      end: advances.count, ascent: line.ascender + run.baselineOffset,
      descent: -line.descender - run.baselineOffset,
      spacing: line.leading + metrics.spacing(below: line, pitch: run.linePitch))
  }

  /// The advance of the ellipsis in the paragraph's last font, in points.
  var ellipsis: Double {
    guard let lastFont else { return 0 }
    var dots: [Double] = []
    metrics.base.appendAdvances(of: "…", in: lastFont.typeface, size: lastFont.size, to: &dots)
    return dots.first ?? 0
  }
}
