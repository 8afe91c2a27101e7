import AssetCatalogs

extension UIImage: NamedImageFinding {
  package static func image(
    named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection?
  ) -> UIImage? {
    let assets = DocumentAssets.of(ResourceFolder(bundle))
    let environment = AssetEnvironment(traits ?? UIScreen.main.traitCollection)
    switch assets.image(named: name, for: environment) {
    case .asset(let image), .standIn(let image, _): return image
    case .missing, .broken: return nil
    }
  }

  /// Creates an image from an asset catalog or a file of a bundle, the main one by default, for
  /// some traits, or else for the main screen's traits.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)>
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let image = UIImage.image(named: name, in: bundle ?? .main, compatibleWith: traitCollection)
    else { return nil }
    self.init(copying: image)
  }

  /// Creates an image from an asset catalog or a file of a bundle, the main one by default; a
  /// symbol of a catalog gets a configuration.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)>
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    guard let image = UIImage.image(named: name, in: bundle ?? .main, compatibleWith: nil) else {
      return nil
    }
    self.init(copying: configuration.map { image.withConfiguration($0) } ?? image)
  }
}

extension UIColor {
  /// Creates a colour of the main bundle's asset catalogs; nil if they have none of that name.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicolor/init(named:)>
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour of a bundle's asset catalogs, of the main one by default; nil if they have no
  /// colour of that name. The colour depends on traits if the catalog has several values for it,
  /// unless traits are given here.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicolor/init(named:in:compatiblewith:)>
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = DocumentAssets.color(named: name, in: bundle ?? .main) else { return nil }
    let resolved = traitCollection.map { color.resolvedColor(with: $0) }
    self.init { resolved ?? color.resolvedColor(with: $0) }
  }
}
