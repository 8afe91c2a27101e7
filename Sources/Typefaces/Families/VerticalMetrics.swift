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
}
