extension UIView {
  /// The size that the view's own constraints give it if it comes as close to the target as they
  /// allow.
  ///
  /// A view without constraints inside it has the size that fits its content.
  /// - Parameter ignored: Active constraints that take no part.
  func fittingSize(_ target: FittingTarget, ignoring ignored: [NSLayoutConstraint] = []) -> CGSize {
    guard target.size.width.isFinite, target.size.height.isFinite,
      target.priorities.horizontal.isLegal(), target.priorities.vertical.isLegal()
    else { return .zero }
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(fitting: node, ignoring: ignored)
    guard let size = engine.size(fitting: target) else {
      return roundedUpToPixels(sizeThatFits(target.size))
    }
    return roundedUpToPixels(size)
  }

  /// The fitting size whatever layout the view has had, as a container asks for it that may lay it
  /// out otherwise than before.
  package func freshFittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    var priorities = PerAxis(both: horizontal)
    priorities.vertical = vertical
    return fittingSize(FittingTarget(size: size, priorities: priorities))
  }

  /// The size that the view's own constraints give it, but for some of them: as close to a width as
  /// they allow, or as narrow, and as low.
  package func fittingSize(atWidth width: CGFloat?, ignoring ignored: [NSLayoutConstraint])
    -> CGSize
  {
    var priorities = PerAxis(both: UILayoutPriority.fittingSizeLevel)
    if width != nil { priorities.horizontal = .required }
    let target = FittingTarget(size: CGSize(width: width ?? 0, height: 0), priorities: priorities)
    return fittingSize(target, ignoring: ignored)
  }
}
