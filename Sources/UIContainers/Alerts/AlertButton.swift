/// The button of an action. Its title gets smaller if it is too wide.
final class AlertButton: UIButton {
  let action: UIAlertAction

  init(_ action: UIAlertAction, chosen: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    accessibilityIdentifier = action.accessibilityIdentifier ?? action.title
    isEnabled = action.isEnabled
    contentEdgeInsets = UIEdgeInsets(
      top: 0, left: AlertMetrics.buttonPadding, bottom: 0, right: AlertMetrics.buttonPadding)
    setTitle(action.title, for: .normal)
    setTitleColor(action.style == .destructive ? .systemRed : .tintColor, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.6
    addAction(UIAction { _ in chosen() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }
}
