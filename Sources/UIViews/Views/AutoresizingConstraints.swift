/// The four constraints that stand for a view's frame and autoresizing mask.
@MainActor
struct AutoresizingConstraints {
  let all: [NSAutoresizingMaskLayoutConstraint]

  init(of view: UIView, in superview: UIView) {
    // A mask applies to frames, a constraint to alignment rectangles.
    let (insets, around) = (view.alignmentRectInsets, superview.alignmentRectInsets)
    let mask = view.followedMask
    let flexibility = PerAxis(
      horizontal: mask.flexibility(on: .horizontal), vertical: mask.flexibility(on: .vertical))
    func make(
      _ axis: NSLayoutConstraint.Axis, _ location: NSLayoutConstraint.Attribute,
      _ size: NSLayoutConstraint.Attribute, origin: CGFloat, length: CGFloat, whole: CGFloat
    ) -> [NSAutoresizingMaskLayoutConstraint] {
      let span = AutoresizingSpan(
        origin: origin, length: length, in: whole,
        flexibility: flexibility[axis])
      let lines = [
        (location, span.origin, plus: insets.start(on: axis)),
        (size, span.length, plus: -insets.sum(on: axis)),
      ]
      return lines.map { attribute, line, shift in
        let constraint = NSAutoresizingMaskLayoutConstraint(
          validatedFirst: view.node, attribute, .equal,
          second: line.multiplier == 0 ? nil : superview.node, size,
          multiplier: line.multiplier == 0 ? 1 : line.multiplier,
          constant: line.constant + shift + line.multiplier * around.sum(on: axis))
        constraint.containerNode = superview.node
        constraint.flexibility = flexibility
        // A list gives its rows their sizes by constraints of these names.
        if attribute == size, superview.contentHolder === view {
          constraint.identifier =
            "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
        }
        return constraint
      }
    }
    // The solved frame is exact, while the view's own is on whole pixels.
    let frame = view.solvedFrame
    let whole = superview.solvedFrame.size
    all =
      make(
        .horizontal, .left, .width, origin: frame.origin.x, length: frame.size.width,
        whole: whole.width)
      + make(
        .vertical, .top, .height, origin: frame.origin.y, length: frame.size.height,
        whole: whole.height)
  }
}

extension UIEdgeInsets {
  fileprivate func start(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left : top
  }

  fileprivate func sum(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left + right : top + bottom
  }
}
