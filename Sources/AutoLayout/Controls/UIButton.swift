import Foundation

/// A control that is tapped, with a title for each of its states.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks until it is told otherwise.
  public enum ButtonType: Int, Sendable {
    /// The title is white, in 18 points.
    case custom = 0
    /// The title has the tint colour, in 15 points.
    case system = 1
  }

  public private(set) var buttonType = ButtonType.custom

  /// What the title looks like: font, lines, what is cut. It draws as part of the button and is
  /// not among its subviews; its text and colour come from the button's state.
  open var titleLabel: UILabel? { title }
  private let title = ButtonTitle()

  /// The space between the title and the button's edges, in points; `zero` stands for 6 points
  /// above and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.button = self
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.lineBreakMode = .byTruncatingMiddle
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { title.font = .systemFont(ofSize: 15) }
  }

  /// A button with the action's title that runs it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Title

  /// Sets the title for a state; states without one have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The title of the current state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if !isEnabled && buttonType == .system { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  override func stateChanged() { title.text = currentTitle }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    title.traitCollectionDidChange(previousTraitCollection)
  }

  override var primaryEventOfTouch: Event { .primaryActionTriggered }

  // MARK: Size

  /// The insets in effect. A button without any still keeps its title off its edges.
  private var insets: UIEdgeInsets {
    contentEdgeInsets == .zero ? UIEdgeInsets(top: 6, bottom: 6) : contentEdgeInsets
  }

  /// The size of the title and the insets around it.
  open override var intrinsicContentSize: CGSize { around(title.intrinsicContentSize) }

  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    title.contentSize(forWidth: width - insets.left - insets.right).map(around)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: max(size.width - insets.left - insets.right, 0), height: size.height)
    return around(title.sizeThatFits(room))
  }

  private func around(_ size: CGSize) -> CGSize {
    roundedUpToPixels(
      CGSize(
        width: max(size.width + insets.left + insets.right, 30),
        height: size.height + insets.top + insets.bottom))
  }

  package override var firstBaselineOffsetFromTop: CGFloat? {
    insets.top + title.shownFont.ascender
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    insets.bottom - title.shownFont.descender
  }
}

extension UIButton: TextShowing {
  package var placedLines: [PlacedLine] {
    let edge: LineEdge =
      switch contentHorizontalAlignment {
      case .center, .fill: .center
      case .left: .left
      case .right: .right
      case .leading: self.edge(of: .natural)
      case .trailing: self.edge(of: .natural) == .left ? .right : .left
      }
    return title.placedLines(in: bounds.inset(by: insets), edge: edge)
  }

  package var shownFont: UIFont { title.shownFont }
  package var shownColor: UIColor { currentTitleColor }
}

extension UIButton: TextIdentified {
  var identifyingText: String? { currentTitle }
}

/// A button's title, which tells the button when its size changes.
private final class ButtonTitle: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}
