@_spi(Package) import UIViews

/// One row of a table.
///
/// A subclass that does not have all designated initialisers of this class has to add
/// ``init(ofRegisteredClass:)``, unlike on Apple's systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfigurationHolder {
  @_spi(Package) open override var contentIsScrolled: Bool { true }

  @_spi(Package) open override var marginOfScrolledContent: CGFloat {
    traitCollection.values.systemVersion >= 11 ? CellMetrics.verticalMargin : 0
  }

  /// The arrangement of the texts, which a document sets before they are first used.
  package var style: CellStyle { didSet { if style != oldValue { setNeedsLayout() } } }
  /// The identifier under which the table keeps the row for reuse.
  open package(set) var reuseIdentifier: String?
  /// The view of the row's content, beside the accessory.
  open internal(set) var contentView: UIView = makeEmptyContentView()

  open var textLabel: UILabel? { textPart ?? makeText() }
  var textPart: UILabel?
  /// The second text; `nil` for a style without one.
  open var detailTextLabel: UILabel? { style == .default ? nil : detailPart ?? makeDetail() }
  var detailPart: UILabel?
  open var imageView: UIImageView? { imagePart ?? makeImage() }
  var imagePart: UIImageView?

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// A view shown instead of the accessory.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged() } }
  }
  var accessoryPart: UIImageView?
  /// The accessory's view that is in the row.
  var attachedAccessory: UIView?

  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false {
    didSet { if storedIsSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// The insets of the separator below the row, in points. Not drawn.
  open var separatorInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertPlacedSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// The view behind the content while the row is selected.
  open var selectedBackgroundView: UIView? { didSet { backgroundChanged(oldValue) } }
  /// The view behind the content of a row selected among others; here that of any selected row has
  /// its place.
  open var multipleSelectionBackgroundView: UIView?
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of a step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Has no effect: rows can't be dragged here.
  open var showsReorderControl = false

  // MARK: Editing

  /// Whether the row is in editing mode: its content makes room for a control at the leading edge,
  /// and it has the accessory for editing or none.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// The control in editing mode, which the table sets.
  open internal(set) var editingStyle: EditingStyle = .none
  /// Whether a row without a control is indented in editing mode. It has no effect in plain tables.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uitableviewcell/shouldindentwhileediting>
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// A view shown instead of the accessory for editing.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryChanged() } }
  }
  var editingPart: UIImageView?

  /// Switches editing mode on or off, animated in a window.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != storedIsEditing { stateChanged() }
    storedIsEditing = editing
    editingChanged()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: CellMetrics.editingDuration, animations: layoutIfNeeded)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CellMetrics.frame(height: CellMetrics.rowHeight))
    prepare()
  }

  /// Creates a row of the default style without an identifier: there are no archives here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = CellMetrics.frame(height: CellMetrics.rowHeight)
    prepare()
    coder.decodeDocument(self, as: UITableViewCell.self)
  }

  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// What a storyboard performs when the row is selected.
  package var selectionSegue: ((UITableViewCell) -> Void)?
  /// What a storyboard performs when the button of the accessory is tapped.
  package var accessorySegue: ((UITableViewCell) -> Void)?

  /// Creates a row as a table does from the class that is registered, by
  /// ``init(style:reuseIdentifier:)``.
  ///
  /// Swift creates objects of a class that it knows only at run time by required initialisers
  /// alone. Subclasses that have those of this class inherit this one.
  public required convenience init(ofRegisteredClass identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a row of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    if selectedBackgroundView != nil { backgroundChanged(nil) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    showsSelection && selectedBackgroundView == nil ? .systemGray4 : backgroundColor
  }

  /// Whether the row looks selected.
  var showsSelection: Bool { storedIsSelected && selectionStyle != .none }

  // MARK: Configurations

  /// Called with a state that has changed, by ``updateConfiguration(using:)``.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/configurationupdatehandler-swift.property>
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  // Without an actor of its own, for the reason that `UIButton` gives at its own.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// A configuration of the cell's style without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  var configurations = CellConfigurations()
  static func makeEmptyContentView() -> UIView {
    UITableViewCellContentView(verticalMargin: CellMetrics.verticalMargin)
  }
  var contentMargins: NSDirectionalEdgeInsets {
    let side = rowMargin()
    return NSDirectionalEdgeInsets(
      top: CellMetrics.verticalMargin,
      leading: side + max(0, CGFloat(indentationLevel) * indentationWidth),
      bottom: CellMetrics.verticalMargin, trailing: hasAccessory ? CellMetrics.accessorySpace : side
    )
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of a row as tall as its content, by constraints or else by its texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    guard contentView.holdsConstraints, !(contentView is UIListContentView) else {
      return sizeThatFits(targetSize)
    }
    let beside = targetSize.width - contentWidth(in: targetSize.width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(
        width: max(0, targetSize.width - beside),
        height: max(0, targetSize.height - separatorHeight)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height + separatorHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = contentWidth(in: size.width)
    let height =
      configurations.content == nil
      ? arrangement(width: width).height
      : contentView.sizeThatFits(CGSize(width: width, height: .infinity)).height
    return CGSize(width: size.width, height: max(CellMetrics.rowHeight, height))
  }

  @_spi(Package) open override var contentHolder: UIView? { contentView }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = Drawing(box: .never)
    drawing.content = .tableRow(
      Drawing.TableRow(
        isChosen: showsSelection,
        hasSeparator: (superview as? UITableView).map { $0.separatorStyle != .none } ?? false,
        isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    return drawing
  }
}

extension UITableViewCell: TextIdentified {
  package var identifyingText: String? { reuseIdentifier }
}
