/// The size, the baseline and the alignment insets of a symbol, in points.
///
/// A symbol is aligned as a line of text of its size would be, from ascender to descender, whatever
/// its own height: this rule and the rounding to pixels agree with all four symbols whose sizes,
/// baselines and insets were found published (`person` at two sizes, `play.circle.fill` and
/// `chevron.compact.down`). Symbols in circles have the size of these; of some others documents of
/// Interface Builder have the proportions, and the width is an estimate; all the rest have the size
/// of a circle, which is an estimate that may be wrong by several points.
///
/// Sources: descriptions of symbol images as UIKit prints them, in public notes;
/// <https://forums.developer.apple.com/forums/thread/716773>; public Interface Builder documents.
package struct SymbolMetrics: Equatable, Sendable {
  var size = CGSize.zero
  var alignmentInsets = UIEdgeInsets.zero
  /// The distance from the bottom up to the baseline.
  var baseline: CGFloat = 0

  /// The measures of nothing.
  init() {}

  /// - Parameter traits: The traits by which lengths are rounded to pixels and text styles have
  ///   their size.
  @MainActor init(
    of shape: Shape, _ configuration: UIImage.SymbolConfiguration, in traits: UITraitCollection
  ) {
    let pixels = max(traits.displayScale, 1)
    func nearest(_ length: CGFloat) -> CGFloat { (length * pixels + 0.5).rounded(.down) / pixels }
    // The tolerance keeps errors of floating point from adding a pixel.
    func up(_ length: CGFloat) -> CGFloat { (length * pixels - 1e-6).rounded(.up) / pixels }

    let points = configuration.pointSize(in: traits) ?? Self.standardSize
    let factor = points / Self.standardSize * configuration.scale.factor
    size = CGSize(width: up(shape.width * factor), height: up(shape.height * factor))
    baseline = nearest(size.height / 2 - shape.middle * points)
    alignmentInsets.top = size.height - baseline - nearest(Self.line.ascender * points)
    alignmentInsets.bottom = baseline - nearest(Self.line.descender * points)
  }

  /// The distances from the top and the bottom of the alignment rectangle to the baseline.
  package var baselineOffsets: (top: CGFloat, bottom: CGFloat) {
    (size.height - baseline - alignmentInsets.top, baseline - alignmentInsets.bottom)
  }

  /// The size of the text beside which a symbol stands that is not configured.
  static let standardSize: CGFloat = 17
  /// The ascender and descender of the system font in relation to its size.
  private static let line: (ascender: CGFloat, descender: CGFloat) = (1950.0 / 2048, 494.0 / 2048)

  /// The size of a symbol at ``standardSize``, in points before rounding.
  struct Shape: Sendable {
    var width, height: CGFloat
    /// The height of the middle above the baseline in relation to the size of the text: half of the
    /// font's cap height, unless measured.
    var middle: CGFloat = 0.3523

    static let circle = Shape(width: 19.8, height: 18.7, middle: 0.36)

    /// The shape of a symbol, whether filled or not.
    static func named(_ name: String) -> Shape {
      let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      return table[outline] ?? .circle
    }

    private static let table: [String: Shape] = [
      // Measured.
      "person": Shape(width: 18.7, height: 17.4, middle: 0.37),
      "chevron.compact.down": Shape(width: 18.65, height: 6.8, middle: 0.362),
      "arrow.right": Shape(width: 19.4, height: 14.85),
      // Of measured proportions.
      "checkmark.square": Shape(width: 19.8, height: 17.6),
      "folder": Shape(width: 19.8, height: 15.0),
      "heart": Shape(width: 19.8, height: 16.6),
      "house": Shape(width: 19.8, height: 17.0),
      "lock.rotation": Shape(width: 19.8, height: 18.4),
      "plus": Shape(width: 19.8, height: 17.5),
      "square.and.pencil": Shape(width: 19.8, height: 18.3),
      "star": Shape(width: 19.8, height: 17.9),
    ]
  }
}
