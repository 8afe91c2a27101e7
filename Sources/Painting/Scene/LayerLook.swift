import AutoLayout

/// What a view's layer adds to its look.
struct LayerLook: Equatable {
  /// The radius of the corners in points, at most half of the shorter side.
  let cornerRadius: CGFloat
  /// The corners that are round.
  let corners: CACornerMask
  /// The opacity of the shadow, 0 for none.
  let shadow: Double

  /// Nil for a layer with square corners and without a shadow.
  @MainActor
  init?(of view: UIView) {
    let layer = view.layer
    guard layer.cornerRadius > 0 || layer.shadowOpacity > 0 else { return nil }
    let limit = min(view.bounds.width, view.bounds.height) / 2
    cornerRadius = max(0, min(layer.cornerRadius, limit))
    corners = layer.maskedCorners
    shadow = view.clipsToBounds ? 0 : Double(min(max(layer.shadowOpacity, 0), 1))
  }
}
