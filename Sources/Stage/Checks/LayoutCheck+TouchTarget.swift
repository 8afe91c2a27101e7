import AutoLayout
import Foundation
import Wording

extension LayoutCheck {
  /// A control that is too small for a finger.
  ///
  /// Apple's Human Interface Guidelines (Accessibility, Mobility) recommend 44 by 44 points for
  /// controls on phones and tablets, and give 28 by 28 as the minimum.
  public static let touchTarget = LayoutCheck(
    "touch-target", .hint, "a control of less than 28 x 28 points"
  ) { check, layout in
    zip(layout.items, layout.views).compactMap { item, view in
      guard item.isShown, !item.frame.isEmpty, let control = view as? UIControl, control.isEnabled,
        control.isUserInteractionEnabled
      else { return nil }
      let size = control.bounds.size
      guard min(size.width, size.height) < least else { return nil }
      return LayoutProblem(
        check,
        "\(item.name) has \(size.width.shortDecimal) x \(size.height.shortDecimal) points; "
          + "a finger needs 44 x 44, and at least 28 x 28",
        views: [item.path])
    }
  }

  /// The minimum width and height, in points.
  private static let least: CGFloat = 28
}
