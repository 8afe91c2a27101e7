@_spi(Package) import UIViews

/// A control that runs its actions when it is tapped, with a title and an image for each state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The default style of a button.
  public enum ButtonType: Int, Sendable {
    /// The title is white, in 18 points.
    case custom
    /// The title has the tint colour, in 15 points.
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The meaning of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// The type, which a document sets before the first layout.
  open package(set) var buttonType = ButtonType.custom {
    didSet { if buttonType != oldValue { typeChanged() } }
  }

  /// The label of the title. Its text and colour are set by the button from its state; its font and
  /// line breaking are the caller's. It is created when it is first used.
  open var titleLabel: UILabel? { titlePart ?? makeTitle() }
  private(set) var titlePart: UILabel?
  /// The label of the configuration's subtitle; `nil` without a subtitle.
  open var subtitleLabel: UILabel? { hasSubtitle ? subtitlePart : nil }
  private(set) var subtitlePart: UILabel?
  /// The view of the image, created when it is first used.
  open var imageView: UIImageView? { imagePart ?? makeImageView() }
  private(set) var imagePart: UIImageView?

  /// The space between the content and the button's edges, in points. `zero` means 6 points at the
  /// top and bottom.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// The insets around the title alone, in points. They move it, and take from the room that it has
  /// or, where they are negative, add to it; the button's own size stays.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets that move the image, in points: by half the difference of opposite ones.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// The content and spacing of the button. Its title and image replace those set for states.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged() } }
  }
  /// Updates the configuration when the button's state changes. It is also called when it is set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateConfiguration() }
  }
  // Without an actor of its own: the compiler gives the accessors of a property with one another
  // symbol in subclasses than in a class that is `@preconcurrency`, and subclasses then don't link.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The menu, which is not shown.
  open var menu: UIMenu? { didSet { stateChanged() } }
  /// Whether the button has the title and the image of its menu's choice.
  open var changesSelectionAsPrimaryAction = false { didSet { stateChanged() } }
  private var choice: UIAction? { changesSelectionAsPrimaryAction ? menu?.shownChoice : nil }

  private var titles: [State: TextContent] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var shadowColors: [State: UIColor] = [:]

  /// Has no effect: a button looks the same while it is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Has no effect: images are drawn in the tint.
  open var adjustsImageWhenDisabled = true
  /// Has no effect.
  open var showsTouchWhenHighlighted = false
  /// Has no effect: shadows are not drawn.
  open var reversesTitleShadowWhenHighlighted = false
  /// The meaning of the button for the system. It has no effect.
  open var role: Role = .normal
  /// Has no effect: there is no pointer over the button.
  open var isPointerInteractionEnabled = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    // Observers don't run for properties that an initialiser of their class sets.
    self.buttonType = buttonType
    typeChanged()
  }

  /// Creates a button with the title and image of `primaryAction`, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    show(primaryAction)
  }

  /// Creates a button with a configuration. A tap performs `primaryAction`, whose title and image
  /// are shown unless the configuration has its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    show(primaryAction)
    configurationChanged()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeDocument(self, as: UIButton.self)
  }

  private func typeChanged() {
    if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
    titlePart.map(setTitleFont)
  }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state. A state without a title shows that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { TextContent($0) }
    stateChanged()
  }

  open func title(for state: State) -> String? { titles[state]?.text }

  /// Sets the title for a state with attributes of its own; it takes the place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title.map { title in
      var content = TextContent()
      content.set(title)
      return content
    }
    stateChanged()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? { titles[state]?.attributed }

  /// The title with attributes shown in the current state; `nil` if it has none.
  open var currentAttributedTitle: NSAttributedString? {
    if choice != nil { return nil }
    if let configuration {
      let title = configuration.titleTextAttributesTransformer.map {
        $0.transformed(
          configuration.attributedTitle ?? AttributedString(configuration.title ?? ""),
          font: titleFont, color: currentTitleColor)
      }
      return (title ?? configuration.attributedTitle).map { NSAttributedString(shown: $0) }
    }
    return (titles[state] ?? titles[.normal])?.attributed
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    setNeedsDisplay()
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the image for a state. A state without an image shows that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateChanged()
  }

  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets an image behind the title and the image, as large as the button. A state without one
  /// shows that of the normal state. It counts for the size, and is drawn if the button has no
  /// other image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentChanged()
  }

  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open var currentBackgroundImage: UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Sets the colour of the title's shadow, which is not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
  }

  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// The title shown in the current state.
  open var currentTitle: String? {
    choice?.title ?? configuration?.title ?? (titles[state] ?? titles[.normal])?.text
  }

  /// The image shown in the current state.
  open var currentImage: UIImage? {
    choice?.image ?? configuration?.image ?? images[state] ?? images[.normal]
  }

  /// What stands in the place of the image: the image, or an activity indicator.
  var shownPart: UIImage? {
    if configuration?.showsActivityIndicator == true { return Self.indicator }
    let symbol = configuration?.preferredSymbolConfigurationForImage
    return symbol.flatMap { currentImage?.applyingSymbolConfiguration($0) } ?? currentImage
  }

  private static let indicator = UIImage(ofKnownSize: CGSize(width: 20, height: 20))

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

  /// Updates the configuration for the current state, by calling the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  private func configurationChanged() {
    titlePart.map(setTitleFont)
    subtitlePart.map(setSubtitleFont)
    showContent()
    contentChanged()
  }

  /// Sets the text and image of the parts that show them, and creates missing parts.
  private func showContent() {
    show(titleOn: hasTitle ? titleLabel : titlePart)
    if hasSubtitle, subtitlePart == nil { subtitlePart = makeLabel(setSubtitleFont) }
    show(subtitleOn: subtitlePart)
    let old = imagePart?.image?.size
    (shownPart != nil ? imageView : imagePart)?.image = shownPart
    if shownPart?.size != old { contentChanged() }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  /// The font of a title that was given none.
  var titleFont: UIFont {
    if let configuration {
      return .preferredFont(forTextStyle: configuration.buttonSize.textStyles.title)
    }
    return .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  private func setTitleFont(of label: UILabel) {
    breakLines(of: label, configuration?.titleLineBreakMode)
    label.adjustsFontForContentSizeCategory = configuration != nil
    label.font = titleFont
  }

  private func setSubtitleFont(of label: UILabel) {
    breakLines(of: label, configuration?.subtitleLineBreakMode)
    label.adjustsFontForContentSizeCategory = configuration != nil
    label.font =
      if let configuration {
        .preferredFont(forTextStyle: configuration.buttonSize.textStyles.subtitle)
      } else {
        .systemFont(ofSize: UIFont.smallSystemFontSize)
      }
  }

  private func breakLines(of label: UILabel, _ mode: NSLineBreakMode?) {
    if let mode { label.lineBreakMode = mode }
    (label as? ButtonTitle)?.configuredLines = mode.map { $0.wrapsLines ? 0 : 1 }
  }

  private func show(subtitleOn label: UILabel?) {
    label?.text = configuration?.subtitle
    guard let label, let text = label.text, let font = label.font,
      let transformer = configuration?.subtitleTextAttributesTransformer
    else { return }
    let subtitle = transformer.transformed(
      AttributedString(text), font: font, color: label.textColor)
    label.attributedText = NSAttributedString(shown: subtitle)
  }

  private func makeTitle() -> UILabel {
    let label = makeLabel(setTitleFont)
    titlePart = label
    show(titleOn: label)
    return label
  }

  private func show(titleOn label: UILabel?) {
    if let title = currentAttributedTitle {
      label?.attributedText = title
    } else {
      label?.text = currentTitle
    }
  }

  private func makeLabel(_ setFont: (UILabel) -> Void) -> UILabel {
    let label = ButtonTitle()
    label.lineBreakMode = .byTruncatingMiddle
    setFont(label)
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
    // The button's size may be asked for before its labels have learnt of the change.
    titlePart?.traitCollectionDidChange(previousTraitCollection)
    subtitlePart?.traitCollectionDidChange(previousTraitCollection)
  }

  override func used(at point: CGPoint) -> Event {
    showsMenuAsPrimaryAction && menu != nil ? .menuActionTriggered : .primaryActionTriggered
  }

  // MARK: Layout

  /// The size of the content and its insets, in points. That of a button without a configuration
  /// has room for one line, however many its label may have.
  ///
  /// Source: <https://github.com/lionheart/openradar-mirror/issues/7315>
  open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

  @_spi(Package) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard configuration != nil,
      [titlePart, subtitleLabel].contains(where: { $0.map { $0.numberOfLines != 1 } ?? false })
    else { return nil }
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

  @_spi(Package) open override var firstBaselineOffsetFromTop: CGFloat? { baselines.first }
  @_spi(Package) open override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }
  @_spi(Package) open override var baselineOffsetFromCenter: CGFloat? {
    guard contentVerticalAlignment == .center, subtitleLabel == nil else { return nil }
    return baselines.first - intrinsicContentSize.height / 2
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    configuration?.backgroundColor(tint: tintColor) ?? backgroundColor
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .aroundText(Drawing.TextBox(leastColumns: 3))
    drawing.text = drawnText(edge: .center)
    drawing.text?.brackets = .inPlaceOfBackground
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.picture = shownImage.map {
      Drawing.Picture(
        image: $0.image.drawn(isReversed: isReversed), frame: $0.rect, isTinted: true,
        isTemplate: $0.image.isTemplate(byDefault: buttonType == .system))
    }
    if drawing.picture == nil, let background = currentBackgroundImage {
      drawing.picture = Drawing.Picture(
        image: background.drawn(isReversed: isReversed), frame: bounds, isTinted: false)
    }
    return drawing
  }
}

extension UIButton: TextIdentified {
  package var identifyingText: String? { currentTitle }
}

extension UIButton.ButtonType {
  /// The symbol that the type shows instead of a title.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }
}

/// A label of a button, which invalidates the button's intrinsic size with its own.
private final class ButtonTitle: UILabel {
  weak var button: UIButton?
  /// The number of lines by a configuration, which overrules what the app says of the label.
  ///
  /// Source: <https://github.com/mozilla-mobile/firefox-ios/issues/17791>
  var configuredLines: Int? {
    didSet { if configuredLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var numberOfLines: Int {
    get { configuredLines ?? super.numberOfLines }
    set { super.numberOfLines = newValue }
  }

  /// A title that is broken at words has as many lines as it needs.
  override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode.wrapsLines { numberOfLines = 0 } }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}

extension NSLineBreakMode {
  /// Whether a text goes on in another line, and is not cut short.
  fileprivate var wrapsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
