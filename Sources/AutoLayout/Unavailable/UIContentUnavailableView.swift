@_spi(Package) import UIViews

/// A view that shows that there is nothing to show, in the middle of its safe area.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != content
      else { return }
      content = newValue
      configure()
    }
  }
  private var content: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  private let ground: BackgroundView

  public init(configuration: UIContentUnavailableConfiguration) {
    (content, ground) = (configuration, BackgroundView(configuration: configuration.background))
    super.init(frame: .zero)
    addPlacedSubview(ground)
    addSubview(stack)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let inner = layoutMarginsGuide
    let height = stack.heightAnchor.constraint(lessThanOrEqualTo: inner.heightAnchor)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: inner.centerYAnchor), height,
    ])
    configure()
  }

  public required init?(coder: NSCoder) { nil }

  private func configure() {
    ground.configuration = content.background
    preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins != .neither
    directionalLayoutMargins = content.directionalLayoutMargins
    stack.alignment = content.alignment == .center ? .center : .leading
    for part in stack.arrangedSubviews { part.removeFromSuperview() }
    let (picture, texts) = (
      picture,
      [
        label(content.text, content.attributedText, content.textProperties),
        label(
          content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
      ]
    )
    let buttons = [
      button(content.button, content.buttonProperties),
      button(content.secondaryButton, content.secondaryButtonProperties),
    ]
    add([picture], before: content.imageToTextPadding)
    add(texts, between: content.textToSecondaryTextPadding, before: content.textToButtonPadding)
    add(buttons, between: content.buttonToSecondaryButtonPadding, before: 0)
  }

  /// Adds the parts that there are, with a space between them and another one after the last.
  private func add(_ parts: [UIView?], between inner: CGFloat = 0, before outer: CGFloat) {
    let parts = parts.compactMap { $0 }
    for (index, part) in parts.enumerated() {
      stack.addArrangedSubview(part)
      stack.setCustomSpacing(index == parts.count - 1 ? outer : inner, after: part)
    }
  }

  private var picture: UIView? {
    if content.isLoading, content.image == nil {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      return spinner
    }
    guard let image = content.image else { return nil }
    let (view, properties) = (UIImageView(image: image), content.imageProperties)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    let (own, most) = (view.sizeThatFits(.zero), properties.maximumSize)
    let factor = min(
      1, most.width > 0 ? most.width / own.width : 1, most.height > 0 ? most.height / own.height : 1
    )
    if factor < 1 {
      view.widthAnchor.constraint(equalToConstant: own.width * factor).isActive = true
      view.heightAnchor.constraint(equalToConstant: own.height * factor).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard !(attributed?.string ?? text ?? "").isEmpty else { return nil }
    let label = UILabel()
    (label.font, label.textColor) = (properties.font, properties.color)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = content.alignment == .center ? .center : .natural
    (label.lineBreakMode, label.numberOfLines) = (
      properties.lineBreakMode, properties.numberOfLines
    )
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placePart(ground, at: CGRect(origin: .zero, size: bounds.size))
  }
}
