@_spi(Package) import UIViews

/// The view that shows a background configuration. It is as large as what it is the background of;
/// inside of it are the colour and the view of the app's.
package final class BackgroundView: UIView {
  package var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { configure() } }
  }
  private let fill = UIView()

  package init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addPlacedSubview(fill)
    configure()
  }

  required init?(coder: NSCoder) { nil }

  private func configure() {
    fill.backgroundColor = configuration.backgroundColor
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor = (configuration.strokeColor ?? tintColor).cgColor
    for view in subviews where view !== fill && view !== configuration.customView {
      view.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== self { addPlacedSubview(view) }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = UIEdgeInsets(
      configuration.backgroundInsets, direction: effectiveUserInterfaceLayoutDirection)
    for view in subviews {
      placePart(view, at: CGRect(origin: .zero, size: bounds.size).inset(by: insets))
    }
  }
}
