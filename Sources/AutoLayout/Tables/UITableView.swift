import Foundation

/// A scroll view of rows in sections, of which only those in sight exist.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Where in the view a row comes to lie that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go on devices; here they jump.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The height that stands for that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who is told what the table does; not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      needsRows = true
      setNeedsLayout()
    }
  }

  // MARK: Heights, in points

  open var rowHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(from: oldValue, to: rowHeight) }
  }
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(from: oldValue, to: sectionHeaderHeight) }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(from: oldValue, to: sectionFooterHeight) }
  }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension

  private func heightsChanged(from old: CGFloat, to new: CGFloat) {
    guard old != new else { return }
    needsRows = true
    setNeedsLayout()
  }

  // MARK: Looks

  public enum CellSeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
  open var separatorStyle: CellSeparatorStyle = .singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor? = .separator
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// A view above all rows, by its own height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all rows, by its own height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    needsRows = true
    setNeedsLayout()
  }

  // MARK: State

  var rows = TableRows()
  /// Whether the rows have to be counted anew.
  var needsRows = true
  /// The width that the rows were measured for.
  var measuredWidth: CGFloat?
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var selectedPaths: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Cells

  /// Makes the class that of the rows with that identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    cellClasses[identifier] = cellClass
  }

  open func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses[identifier] = aClass
  }

  /// A row with that identifier that is out of sight, or a new one if a class is registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// The same, for an identifier that must have a class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutException.raise(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = spareHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  // MARK: Changes

  /// Asks for all rows anew.
  open func reloadData() {
    selectedPaths = []
    for path in shownCells.keys.sorted() { putAway(path) }
    removeHeaders()
    needsRows = true
    setNeedsLayout()
  }

  private func changeRows() {
    let selected = selectedPaths
    reloadData()
    selectedPaths = selected
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  open func beginUpdates() {}
  open func endUpdates() { changeRows() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changeRows()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection != nil else { return }
    // Texts have another size: rows are measured anew.
    changeRows()
  }

  override func tapped(at point: CGPoint) -> Bool { select(at: point) }
}
