/// The button at the end of a field that clears it. It takes the place of the right view, and is
/// only there if the field has a text.
extension UITextField {
  var showsClearButton: Bool {
    clearButtonMode != .never && hasText && isShown(clearButtonMode)
      && !(rightView != nil && isShown(rightViewMode))
  }

  /// Adds or removes the button.
  func clearButtonChanged() {
    guard showsClearButton else {
      clearPart?.removeFromSuperview()
      return
    }
    let part = clearPart ?? UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
    clearPart = part
    part.tintColor = .systemGray
    if part.superview !== self { addPlacedSubview(part) }
    setNeedsLayout()
  }

  /// The frame of the button in a field whose bounds are `bounds`; empty if it is not shown.
  func clearRect(in bounds: CGRect) -> CGRect {
    let metrics = ControlMetrics.clearButton
    guard showsClearButton else { return .zero }
    let rect = CGRect(
      x: bounds.maxX - metrics.side - metrics.margin, y: bounds.midY - metrics.side / 2,
      width: metrics.side, height: metrics.side)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isReversed ? rect.mirrored(in: bounds) : rect
  }

  /// The width that the button takes from the text, in points.
  var clearWidth: CGFloat {
    showsClearButton ? ControlMetrics.clearButton.side + ControlMetrics.clearButton.margin : 0
  }
}
