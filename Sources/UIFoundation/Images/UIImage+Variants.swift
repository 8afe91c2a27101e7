extension UIImage {
  /// The image as a view with these traits shows it: one of an asset catalog may have others for
  /// the dark style, for other scales or for other size classes.
  package func variant(in traits: UITraitCollection) -> UIImage {
    guard let other = variants?(traits), other.pixelsIdentity != pixelsIdentity else { return self }
    // A mode that code chose holds for all of them.
    return other.renderingMode == renderingMode ? other : other.withRenderingMode(renderingMode)
  }

  /// Whether the image that is shown depends on traits.
  package var dependsOnTraits: Bool { isSymbolImage || variants != nil }
}
