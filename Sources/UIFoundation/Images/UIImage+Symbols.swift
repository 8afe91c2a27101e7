extension UIImage {
  /// A character that is drawn for one of the system's symbols.
  package struct Symbol: Equatable, Sendable {
    /// The character, and the ASCII character drawn by terminals without Unicode.
    package var glyph: (unicode: Character, ascii: Character)
    /// The name; empty for an image without content.
    package var name = ""
    var configuration = SymbolConfiguration.unspecified
    var shape = SymbolMetrics.Shape.circle
    package var metrics = SymbolMetrics()

    /// The characters for a reading direction: symbols that point forward are others in one from
    /// right to left.
    package func glyph(isReversed: Bool) -> (unicode: Character, ascii: Character) {
      guard isReversed,
        SymbolGlyphs.directed(name) != SymbolGlyphs.directed(name, isReversed: true)
      else { return glyph }
      return SymbolGlyphs.glyph(named: name, isReversed: true)
    }

    package static func == (one: Symbol, other: Symbol) -> Bool {
      one.glyph == other.glyph && one.metrics == other.metrics
    }
  }

  /// Creates one of the system's symbols, which is drawn as a character. Unknown names share one
  /// character; the empty name gives `nil`.
  ///
  /// `SymbolMetrics` says how well its size is known.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)>
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the system's symbols in the size of a configuration.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/init(systemname:withconfiguration:)>
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(symbolNamed: name, configuration ?? .unspecified)
  }

  private convenience init(
    symbolNamed name: String, _ configuration: SymbolConfiguration,
    in traits: UITraitCollection = .current
  ) {
    let shape = SymbolMetrics.Shape.named(SymbolGlyphs.directed(name))
    self.init(
      symbol: Symbol(
        glyph: SymbolGlyphs.glyph(named: name), name: name, configuration: configuration,
        shape: shape, metrics: SymbolMetrics(of: shape, configuration, in: traits)),
      scale: 1)
  }

  /// The image as a view shows it: a symbol has the size that the view's traits give it, and what
  /// its configuration leaves open is the view's choice. Other images stay as they are.
  package func resolved(preferring preferred: SymbolConfiguration?, in traits: UITraitCollection)
    -> UIImage
  {
    guard let symbol, isSymbolImage else { return self }
    let configuration = preferred?.applying(symbol.configuration) ?? symbol.configuration
    let metrics = SymbolMetrics(of: symbol.shape, configuration, in: traits)
    guard metrics != symbol.metrics else { return self }
    let image = UIImage(symbolNamed: symbol.name, configuration, in: traits)
    // Insets that were given stay.
    return alignmentRectInsets == symbol.metrics.alignmentInsets
      ? image : image.withAlignmentRectInsets(alignmentRectInsets)
  }

  public var isSymbolImage: Bool { symbol.map { !$0.name.isEmpty } ?? false }

  /// The configuration of a symbol; `nil` for other images.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.property>
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? symbol?.configuration : nil
  }

  /// The symbol with another configuration; other images stay as they are.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/withconfiguration(_:)>
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol, isSymbolImage else { return self }
    return UIImage(symbolNamed: symbol.name, configuration)
  }

  /// The symbol with what a configuration says in place of its own; `nil` for other images.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/applyingsymbolconfiguration(_:)>
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// The distance from the bottom of a symbol up to the baseline of text beside it, in points,
  /// negative if the symbol is above the baseline; `nil` for other images.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/baselineoffsetfrombottom-1tdjv>
  public var baselineOffsetFromBottom: CGFloat? { isSymbolImage ? symbol?.metrics.baseline : nil }

  /// The width and the height of a symbol in any unit: their proportion is what documents have of
  /// it.
  package static func symbolProportions(named name: String) -> CGSize {
    let shape = SymbolMetrics.Shape.named(SymbolGlyphs.directed(name))
    return CGSize(width: shape.width, height: shape.height)
  }
}
