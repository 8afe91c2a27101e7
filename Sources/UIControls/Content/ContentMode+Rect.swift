extension UIView.ContentMode {
  /// The rectangle of content of `size` in `bounds`, in points. It may be larger than the bounds if
  /// the mode keeps the content's size or is `scaleAspectFill`.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, times: min(ratios.0, ratios.1), in: bounds)
    case .scaleAspectFill: return placed(size, times: max(ratios.0, ratios.1), in: bounds)
    default: return placed(size, times: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, times factor: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: bounds.minX + (bounds.width - width) * horizontalPlace,
      y: bounds.minY + (bounds.height - height) * verticalPlace, width: width, height: height)
  }

  /// The share of the free width that lies to the left of the content, from 0 to 1.
  private var horizontalPlace: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height that lies above the content, from 0 to 1.
  private var verticalPlace: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
