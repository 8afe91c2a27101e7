import Foundation
@_spi(Package) import UIViews

/// A view above or below the rows of a section.
///
/// A subclass that does not have all designated initialisers of this class has to add
/// ``init(ofRegisteredClass:)``, unlike on Apple's systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  @_spi(Package) open override var contentIsScrolled: Bool { true }

  /// The identifier under which the table keeps the view for reuse.
  open package(set) var reuseIdentifier: String?
  open internal(set) var contentView: UIView = UITableViewCellContentView(
    verticalMargin: CellMetrics.headerMargin)
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    placePart(contentView, at: CGRect(origin: .zero, size: bounds.size))
    placePart(backgroundView, at: CGRect(origin: .zero, size: bounds.size))
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
