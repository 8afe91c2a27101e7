extension UIImage {
  /// The size of a symbol, as far as it is specified: by the size of the text beside it, and in
  /// relation to that text.
  ///
  /// Weights are kept but have no effect: how much they widen symbols is not known.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    /// The size of a text: a number of points, or that of a style in the user's text size.
    private enum Size: Hashable {
      case points(CGFloat)
      case style(UIFont.TextStyle)
    }

    private let size: Size?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(size: Size?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      if case .points(let points) = size, !(points.isFinite && points > 0) {
        self.size = nil
      } else {
        self.size = size
      }
      self.weight = weight
      self.scale = scale
    }

    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil, .unspecified, .unspecified)
    }

    /// The size of symbols beside text of this size, in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(size: .points(pointSize), weight, scale)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: .points(pointSize), .unspecified, .unspecified)
    }

    public convenience init(scale: SymbolScale) { self.init(size: nil, .unspecified, scale) }

    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight, .unspecified) }

    /// The size of symbols beside text of this font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(size: .points(font.pointSize), .unspecified, scale)
    }

    /// The size of symbols beside text of this style, in the user's text size, which image views
    /// follow.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(size: .style(textStyle), .unspecified, scale)
    }

    /// The size of the text in points; `nil` if it is unspecified.
    @MainActor func pointSize(in traits: UITraitCollection) -> CGFloat? {
      switch size {
      case .points(let points): points
      case .style(let style):
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      case nil: nil
      }
    }

    /// This configuration with what another one specifies in place of its own.
    open func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        size: other.size ?? size,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return size == other.size && weight == other.weight && scale == other.scale
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(size)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  /// The size of a symbol in relation to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    /// The factor of the size. That of large symbols is between 1.32 and 1.34, by a symbol whose
    /// sizes in two scales are published (``SymbolMetrics``); that of small ones is an estimate.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.33
      case .default, .unspecified, .medium: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight
    case thin, light, regular, medium, semibold, bold, heavy, black
  }
}
