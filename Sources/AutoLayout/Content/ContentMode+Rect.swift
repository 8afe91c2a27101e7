import Foundation

extension UIView.ContentMode {
  /// Where content of `size` lies in `bounds`, in points. Content that keeps its size may reach
  /// beyond the bounds, and so may content that fills them without losing its proportions.
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

  /// The part of the free width that lies left of the content.
  private var horizontalPlace: CGFloat {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The part of the free height that lies above the content.
  private var verticalPlace: CGFloat {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
