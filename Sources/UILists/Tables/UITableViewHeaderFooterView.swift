@_spi(Package) import UIViews

/// A view above or below the rows of a section.
///
/// A subclass that does not have all designated initialisers of this class has to add
/// ``init(ofRegisteredClass:)``, unlike on Apple's systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurationHolder {
  @_spi(Package) open override var contentIsScrolled: Bool { true }

  /// The identifier under which the table keeps the view for reuse.
  open package(set) var reuseIdentifier: String?
  open internal(set) var contentView: UIView = makeEmptyContentView()
  open var textLabel: UILabel? { textPart ?? makeText() }
  private var textPart: UILabel?
  /// The space above and below the text together, in points, where the height follows from the
  /// text; nil where it does not.
  var titleSpace: CGFloat?
  /// Always `nil`: headers and footers have one text here.
  open var detailTextLabel: UILabel? { nil }
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertPlacedSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// Creates a view as a table does from the class that is registered, by
  /// ``init(reuseIdentifier:)``.
  public required convenience init(ofRegisteredClass identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CellMetrics.frame(height: CellMetrics.headerHeight))
    prepare()
  }

  /// Creates a view without an identifier: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CellMetrics.frame(height: CellMetrics.headerHeight)
    prepare()
    coder.decodeDocument(self, as: UITableViewHeaderFooterView.self)
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  private func makeText() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: CellMetrics.headerSize)
    label.textColor = .secondaryLabel
    textPart = label
    contentView.addPlacedSubview(label)
    setNeedsLayout()
    return label
  }

  /// Called with a state that has changed, by ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  // Without an actor of its own, for the reason that `UIButton` gives at its own.
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// A header's configuration of the table's style without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView).map { $0.style == .plain } ?? true
      ? .plainHeader() : .groupedHeader()
  }
  var configurations = CellConfigurations()
  static func makeEmptyContentView() -> UIView {
    UITableViewCellContentView(verticalMargin: CellMetrics.headerMargin)
  }
  var contentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: rowMargin(), bottom: 0, trailing: rowMargin())
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    for part in [contentView, configurations.background, backgroundView] {
      placePart(part, at: CGRect(origin: .zero, size: bounds.size))
    }
    let height = textHeight(inWidth: bounds.width)
    placePart(
      textPart,
      at: CGRect(
        x: contentView.layoutMargins.left, y: (bounds.height - height) / 2,
        width: textWidth(inWidth: bounds.width), height: height))
  }

  private func textWidth(inWidth width: CGFloat) -> CGFloat {
    max(0, width - contentView.layoutMargins.left - contentView.layoutMargins.right)
  }

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: textWidth(inWidth: width), height: .greatestFiniteMagnitude)
    return textPart?.sizeThatFits(room).height ?? 0
  }

  /// The size that the constraints of the content result in, or the lines of a title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    if configurations.content != nil, !contentView.holdsConstraints {
      return contentView.sizeThatFits(targetSize)
    }
    if let titleSpace {
      let height = textHeight(inWidth: targetSize.width).rounded(.up) + titleSpace
      return CGSize(width: targetSize.width, height: height)
    }
    guard contentView.holdsConstraints else {
      return CGSize(width: targetSize.width, height: CellMetrics.headerHeight)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  @_spi(Package) open override var contentHolder: UIView? { contentView }
  @_spi(Package) open override var drawing: Drawing { Drawing(box: .never) }
}
