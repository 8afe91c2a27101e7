/// What finds images by name in the asset catalogs of a bundle.
@MainActor package protocol NamedImageFinding {
  /// The image for some traits, or else for those of the main screen; nil if the catalogs have
  /// none.
  static func image(
    named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection?
  ) -> UIImage?
}
