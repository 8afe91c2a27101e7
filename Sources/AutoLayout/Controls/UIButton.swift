import Foundation

/// A control that is tapped, with a title and a picture for each of its states.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks until it is told otherwise.
  public enum ButtonType: Int, Sendable {
    /// The title is white, in 18 points.
    case custom = 0
    /// The title has the tint colour, in 15 points.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom

  /// What the title looks like: font, lines, what is cut. Its text and colour come from the button's
  /// state. Made when it is first asked for, or when there is a title.
  open var titleLabel: UILabel? { titlePart ?? makeTitle() }
  private(set) var titlePart: UILabel?
  /// The label of a configuration's subtitle, if it has one.
  open var subtitleLabel: UILabel? { hasSubtitle ? subtitlePart : nil }
  private(set) var subtitlePart: UILabel?
  /// The view of the picture. Made when it is first asked for, or when there is a picture.
  open var imageView: UIImageView? { imagePart ?? makeImageView() }
  private(set) var imagePart: UIImageView?

  /// The space between the content and the button's edges, in points; `zero` stands for 6 points
  /// above and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// By how much the title is moved from its place, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// By how much the picture is moved from its place, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Content and spaces by iOS 15's rules, in place of those of the states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged() } }
  }
  /// Called when the state has changed, to bring the configuration up to it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// A button with the action's title and picture that runs it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    show(primaryAction)
  }

  /// A button of that configuration, which runs the action when tapped and shows its title and
  /// picture unless the configuration has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    show(primaryAction)
    configurationChanged()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state; states without one have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    setNeedsDisplay()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the picture for a state; states without one have that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateChanged()
  }

  open func image(for state: State) -> UIImage? { images[state] }

  /// The title of the current state.
  open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }

  /// The picture of the current state.
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if !isEnabled && buttonType == .system { return .tertiaryLabel }
    if let configuration { return configuration.foreground(tint: tintColor) }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  private var hasTitle: Bool { !(currentTitle ?? "").isEmpty }
  private var hasSubtitle: Bool { !(configuration?.subtitle ?? "").isEmpty }

  override func stateChanged() {
    super.stateChanged()
    updateConfiguration()
    showContent()
  }

  /// Brings the configuration up to the state, by the handler if there is one.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  private func configurationChanged() {
    titlePart?.font = .systemFont(ofSize: titleSize)
    subtitlePart?.font = .systemFont(ofSize: subtitleSize)
    showContent()
    contentChanged()
  }

  /// Hands the content to the parts that show it, and makes those that are missing.
  private func showContent() {
    (hasTitle ? titleLabel : titlePart)?.text = currentTitle
    if hasSubtitle, subtitlePart == nil { subtitlePart = makeLabel(size: subtitleSize) }
    subtitlePart?.text = configuration?.subtitle
    let old = imagePart?.image?.size
    (currentImage != nil ? imageView : imagePart)?.image = currentImage
    if currentImage?.size != old { contentChanged() }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  private var titleSize: CGFloat {
    if let configuration { return configuration.buttonSize.fontSizes.title }
    return buttonType == .system ? 15 : UIFont.buttonFontSize
  }

  private var subtitleSize: CGFloat {
    configuration?.buttonSize.fontSizes.subtitle ?? UIFont.smallSystemFontSize
  }

  private func makeTitle() -> UILabel {
    let label = makeLabel(size: titleSize)
    titlePart = label
    label.text = currentTitle
    return label
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = ButtonTitle()
    label.font = .systemFont(ofSize: size)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    addPart(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .center
    imagePart = view
    addPart(view)
    return view
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The size of the title is wanted now, before the title is told itself.
    titlePart?.traitCollectionDidChange(previousTraitCollection)
    subtitlePart?.traitCollectionDidChange(previousTraitCollection)
  }

  override func used(at point: CGPoint) -> Event { .primaryActionTriggered }

  // MARK: Layout

  /// The size of the content and the insets around it.
  open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard let titlePart, titlePart.numberOfLines != 1 else { return nil }
    return fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = partFrames
    placePart(titlePart, at: frames.title)
    placePart(subtitlePart, at: frames.subtitle)
    placePart(imagePart, at: frames.image)
  }

  package override var firstBaselineOffsetFromTop: CGFloat? { baselines.first }
  package override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }

  package override var drawnBackgroundColor: UIColor? {
    configuration?.backgroundColor(tint: tintColor) ?? backgroundColor
  }

  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .aroundText(Drawing.TextBox(leastColumns: 3))
    drawing.text = drawnText(edge: .center)
    drawing.text?.brackets = .inPlaceOfBackground
    drawing.picture = shownImage.map {
      Drawing.Picture(image: $0.image.drawn, frame: $0.rect, isTinted: true)
    }
    return drawing
  }
}

extension UIButton: TextIdentified {
  var identifyingText: String? { currentTitle }
}

extension UIButton.ButtonType {
  /// The symbol that buttons of a type show in place of a title.
  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }
}

/// A text of a button, which tells the button when its size changes.
private final class ButtonTitle: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}
