import Foundation

@testable import AutoLayout

/// A stack of the given size around the views.
@MainActor func stack(
  _ width: CGFloat, _ height: CGFloat, _ views: [UIView], spacing: CGFloat = 10,
  _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
  stack.spacing = spacing
  change(stack)
  stack.layoutIfNeeded()
  return stack
}

/// The frames of the arranged views, each as x, y, width and height.
@MainActor func frames(_ stack: UIStackView) -> [[CGFloat]] {
  stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
}

/// Where the arranged views start and how long they are, from left to right.
@MainActor func columns(_ stack: UIStackView) -> [[CGFloat]] {
  stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
}

/// Where the arranged views start and how high they are, from top to bottom.
@MainActor func rows(_ stack: UIStackView) -> [[CGFloat]] {
  stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
}

/// A text of one line, by columns of 8 x 16 points at 17.
@MainActor func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}
