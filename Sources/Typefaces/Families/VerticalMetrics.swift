/// The heights of a family, in units of its em.
struct VerticalMetrics: Sendable {
  /// The distance from the baseline to the top of the line.
  let ascender: Double
  /// The distance from the baseline to the bottom of the line, negative.
  let descender: Double
  /// The space between lines.
  let leading: Double
  /// The height of capital letters.
  let capHeight: Double
  /// The height of the letter x.
  let xHeight: Double

  static let zero = VerticalMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)

  static func * (metrics: VerticalMetrics, factor: Double) -> VerticalMetrics {
    VerticalMetrics(
      ascender: metrics.ascender * factor, descender: metrics.descender * factor,
      leading: metrics.leading * factor, capHeight: metrics.capHeight * factor,
      xHeight: metrics.xHeight * factor)
  }

  static func += (sum: inout VerticalMetrics, metrics: VerticalMetrics) {
    sum = VerticalMetrics(
      ascender: sum.ascender + metrics.ascender, descender: sum.descender + metrics.descender,
      leading: sum.leading + metrics.leading, capHeight: sum.capHeight + metrics.capHeight,
      xHeight: sum.xHeight + metrics.xHeight)
  }
}
