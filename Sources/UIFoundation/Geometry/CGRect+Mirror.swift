extension CGRect {
  /// The rectangle mirrored about the vertical centre line of `bounds`.
  package func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
