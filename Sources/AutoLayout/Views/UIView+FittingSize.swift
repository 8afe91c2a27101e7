import Foundation

extension UIView {
  /// The size that the view's own constraints give it if it comes as close to the target as they
  /// allow.
  ///
  /// A view without constraints inside it has the size that fits its content.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    guard target.size.width.isFinite, target.size.height.isFinite,
      target.priorities.horizontal.isLegal(), target.priorities.vertical.isLegal()
    else { return .zero }
    updateConstraintsIfNeeded()
    guard let size = LayoutEngine(root: node, isFitting: true).size(fitting: target) else {
      return roundedUpToPixels(sizeThatFits(target.size))
    }
    return roundedUpToPixels(size)
  }
}
