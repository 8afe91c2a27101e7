/// A font with the text metrics of the place where it is used. All lengths are in points.
package struct MeasuredFont {
  private let run: TextRun
  private let metrics: any TextMetrics
  private let line: LineMetrics

  init(_ run: TextRun, metrics: any TextMetrics) {
    self.run = run
    self.metrics = metrics
    line = metrics.lineMetrics(of: run.typeface, size: run.size)
  }

  /// The height of one line of text.
  package var lineHeight: CGFloat { line.lineHeight }
  /// The distance from the baseline up to the top of the line.
  package var ascender: CGFloat { line.ascender }
  /// The distance from the baseline to the bottom of the line, as a negative number.
  package var descender: CGFloat { line.descender }
  /// The space between lines.
  var leading: CGFloat {
    line.leading + AnyTextMetrics(metrics).spacing(below: line, pitch: run.linePitch)
  }
  /// The height of capital letters.
  var capHeight: CGFloat { line.capHeight }
  /// The height of the letter x.
  var xHeight: CGFloat { line.xHeight }

  /// The width of the text on one line.
  package func width(of text: String) -> CGFloat {
    var advances: [Double] = []
    for paragraph in StyledText.paragraphs(of: text) {
      metrics.appendAdvances(of: paragraph, in: run.typeface, size: run.size, to: &advances)
    }
    return advances.reduce(0, +)
  }
}

extension UIFont {
  package nonisolated func measured(by metrics: any TextMetrics) -> MeasuredFont {
    MeasuredFont(run, metrics: metrics)
  }
}
