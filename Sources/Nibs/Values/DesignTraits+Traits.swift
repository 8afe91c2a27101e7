import InterfaceBuilder

extension DesignTraits {
  /// The size classes and the idiom of traits, for which a document's values are chosen.
  init(_ traits: UITraitCollection) {
    self.init(
      width: SizeClass(traits.horizontalSizeClass), height: SizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}

extension SizeClass {
  /// The class as documents know it; nil for an unspecified class.
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
