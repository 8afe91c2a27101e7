import Foundation

/// One row of a table.
///
/// A subclass that has its own initialiser of this signature has to mark it `required`, since
/// tables create cells from their class. That compiles on Apple's systems too.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of the two texts of a row.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// Two texts at opposite ends.
    case value1 = 1
    /// A narrow text followed by another.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// The symbol at the trailing end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4

    var symbolName: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .detailDisclosureButton, .detailButton: "info.circle"
      case .checkmark: "checkmark"
      }
    }
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  let style: CellStyle
  public let reuseIdentifier: String?
  /// The view of the row's content, beside the accessory.
  public let contentView = UIView()

  open var textLabel: UILabel? { textPart ?? makeText() }
  private var textPart: UILabel?
  /// The second text; `nil` for a style without one.
  open var detailTextLabel: UILabel? { style == .default ? nil : detailPart ?? makeDetail() }
  private var detailPart: UILabel?
  open var imageView: UIImageView? { imagePart ?? makeImage() }
  private var imagePart: UIImageView?

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// A view shown instead of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addPlacedSubview(accessoryView) }
      accessoryChanged()
    }
  }
  private var accessoryPart: UIImageView?

  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The insets of the separator below the row, in points. Not drawn.
  open var separatorInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.partRole = PartRole(isApart: true)
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CellMetrics.rowHeight))
    let side = UIScreen.main.configuration.layoutMargin
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CellMetrics.verticalMargin, leading: side, bottom: CellMetrics.verticalMargin,
      trailing: side)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates a row of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }

  package override var drawnBackgroundColor: UIColor? {
    storedIsSelected && selectionStyle != .none ? .systemGray4 : backgroundColor
  }

  // MARK: Parts

  private func makeText() -> UILabel {
    let label = CellLabel(of: self, size: CellMetrics.titleSize)
    textPart = label
    return label
  }

  private func makeDetail() -> UILabel {
    let label = CellLabel(
      of: self, size: style == .subtitle ? CellMetrics.subtitleSize : CellMetrics.titleSize)
    if style == .value1 { label.textColor = .secondaryLabel }
    detailPart = label
    return label
  }

  private func makeImage() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    imagePart = view
    contentView.addPlacedSubview(view)
    setNeedsLayout()
    return view
  }

  private func accessoryChanged() {
    let symbol = accessoryView == nil ? accessoryType.symbolName : nil
    if symbol != nil, accessoryPart == nil {
      let view = UIImageView()
      view.contentMode = .center
      accessoryPart = view
      addPlacedSubview(view)
    }
    accessoryPart?.image = symbol.flatMap { UIImage(systemName: $0) }
    accessoryPart?.isHidden = symbol == nil
    setNeedsLayout()
  }

  // MARK: Layout

  private var accessorySize: CGSize {
    if let accessoryView {
      let content = accessoryView.intrinsicFrameSize
      return content.width == UIView.noIntrinsicMetric ? accessoryView.bounds.size : content
    }
    return accessoryType == .none
      ? .zero : CGSize(width: CellMetrics.accessory, height: CellMetrics.accessory)
  }

  /// The width of the content in a row of this width, in points.
  func contentWidth(in width: CGFloat) -> CGFloat {
    let accessory = accessorySize.width
    let margin = contentView.directionalLayoutMargins.trailing
    return max(0, accessory > 0 ? width - accessory - margin : width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
      isReversed ? rect.mirrored(in: bounds) : rect
    }
    let width = contentWidth(in: bounds.width)
    let content = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    placePart(contentView, at: directed(content, in: bounds))
    backgroundView.map { placePart($0, at: bounds) }
    let size = accessorySize
    placePart(
      accessoryView ?? accessoryPart,
      at: directed(
        CGRect(
          x: width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
        in: bounds))
    let arrangement = arrangement(width: width)
    let down = max(0, (bounds.height - arrangement.height) / 2)
    for (part, frame) in [
      (imagePart as UIView?, arrangement.image), (textPart, arrangement.text),
      (detailPart, arrangement.detail),
    ] {
      placePart(part, at: directed(frame.offsetBy(dx: 0, dy: down), in: content))
    }
  }

  /// The frames of the row's own parts, and the height of the row with its margins.
  private func arrangement(width: CGFloat) -> (
    image: CGRect, text: CGRect, detail: CGRect, height: CGFloat
  ) {
    let margins = contentView.directionalLayoutMargins
    var left = margins.leading
    let right = max(left, width - margins.trailing)
    var image = CGRect.zero
    if let size = imagePart?.image?.size {
      image = CGRect(x: left, y: margins.top, width: size.width, height: size.height)
      left = min(right, image.maxX + CellMetrics.spacing)
    }
    let room = CGSize(width: right - left, height: .infinity)
    func size(_ label: UILabel?) -> CGSize {
      label.map { (($0.text ?? "").isEmpty) ? .zero : $0.sizeThatFits(room) } ?? .zero
    }
    let (first, second) = (size(textPart), size(detailPart))
    var text = CGRect(
      x: left, y: margins.top, width: min(first.width, room.width), height: first.height)
    var detail = CGRect(
      x: left, y: margins.top, width: min(second.width, room.width), height: second.height)
    var height = max(first.height, second.height)
    switch style {
    case .default: text.size.width = room.width
    case .subtitle:
      text.size.width = room.width
      detail.size.width = room.width
      detail.origin.y += first.height + (first == .zero ? 0 : CellMetrics.subtitleSpacing)
      height = detail.maxY - margins.top
    case .value1:
      detail.origin.x = right - detail.width
      text.size.width = min(
        text.width, max(0, detail.minX - left - (second == .zero ? 0 : CellMetrics.spacing)))
    case .value2:
      detail.origin.x = min(right, text.maxX + CellMetrics.spacing / 2)
      detail.size.width = right - detail.minX
    }
    let whole = max(height, image.height)
    text.origin.y += (whole - height) / 2
    detail.origin.y += (whole - height) / 2
    image.origin.y += (whole - image.height) / 2
    return (image, text, detail, whole + margins.top + margins.bottom)
  }

  /// The size of a row as tall as its content, by constraints or else by its texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard contentView.holdsConstraints else { return sizeThatFits(targetSize) }
    let beside = targetSize.width - contentWidth(in: targetSize.width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: max(
        CellMetrics.rowHeight, arrangement(width: contentWidth(in: size.width)).height))
  }

  override var contentHolder: UIView? { contentView }

  package override var drawing: Drawing {
    var drawing = Drawing(box: .never)
    drawing.content = .tableRow(
      Drawing.TableRow(
        isChosen: storedIsSelected && selectionStyle != .none,
        hasSeparator: (superview as? UITableView).map { $0.separatorStyle != .none } ?? false,
        isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    return drawing
  }
}

extension UITableViewCell: TextIdentified {
  var identifyingText: String? { reuseIdentifier }
}

/// A label of a row, which lays out the row again when its own size changes.
private final class CellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell, size: CGFloat) {
    self.cell = cell
    super.init(frame: .zero)
    font = .systemFont(ofSize: size)
    cell.contentView.addPlacedSubview(self)
    cell.setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
