import Foundation

/// A view's frame and autoresizing mask, as one constraint of the layout.
package final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  override var isSystemOwned: Bool { true }

  package override var description: String {
    MainActor.assumeIsolated {
      let mask = (firstItem as? UIView)?.autoresizingMask ?? []
      return layoutDescription.replacingOccurrences(
        of: "<\(type(of: self)):\(address(of: self)) ",
        with: "<\(type(of: self)):\(address(of: self)) "
          + "h=\(mask.marks(on: .horizontal)) v=\(mask.marks(on: .vertical)) "
      )
      // A location without a second item, which only the system can make, is named as a variable.
      .replacingOccurrences(of: ".left ==", with: ".minX ==")
      .replacingOccurrences(of: ".top ==", with: ".minY ==")
    }
  }
}

extension UIView.AutoresizingMask {
  /// The margin before, the size and the margin after: `&` flexible, `-` fixed.
  fileprivate func marks(on axis: NSLayoutConstraint.Axis) -> String {
    let parts = flexibility(on: axis)
    // A mask that lets nothing give way acts, and prints, as a flexible margin after the view.
    if !parts.min, !parts.size, !parts.max { return "--&" }
    return [parts.min, parts.size, parts.max].map { $0 ? "&" : "-" }.joined()
  }
}

/// The four constraints that a view's frame and mask stand for.
@MainActor
struct AutoresizingConstraints {
  let all: [NSAutoresizingMaskLayoutConstraint]

  init(of view: UIView, in superview: UIView) {
    // A mask is about frames, a constraint about what lies within the alignment insets.
    let (insets, around) = (view.alignmentRectInsets, superview.alignmentRectInsets)
    func make(
      _ axis: NSLayoutConstraint.Axis, _ location: NSLayoutConstraint.Attribute,
      _ size: NSLayoutConstraint.Attribute, origin: CGFloat, length: CGFloat, whole: CGFloat
    ) -> [NSAutoresizingMaskLayoutConstraint] {
      let span = AutoresizingSpan(
        origin: origin, length: length, in: whole,
        flexibility: view.autoresizingMask.flexibility(on: axis))
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
        return constraint
      }
    }
    // An engine's frame is exact where the view's own is on whole pixels.
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
