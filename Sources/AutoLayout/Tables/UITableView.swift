import Foundation

/// A scroll view that shows rows in sections. Only visible rows have cells.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The position in the view to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation of rows that are inserted or deleted. Here rows are never animated.
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

  /// The value of a height that is determined by the row's content.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate; not retained.
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
  /// Has no effect: all headers are measured.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// Has no effect: all footers are measured.
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
  open var separatorStyle: CellSeparatorStyle = .singleLine { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var separatorInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// A view above all rows. Its height is that of its frame.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all rows. Its height is that of its frame.
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
  /// Whether the data source has to be asked for the number of rows again.
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

  /// Registers the class of cells with an identifier.
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

  /// A cell that is free for reuse, or a new one if a class is registered for the identifier; otherwise
  /// `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that is free for reuse, or a new one. A class has to be registered for the identifier.
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

  /// Discards all rows and asks the data source for them again. The selection is lost.
  open func reloadData() {
    selectedPaths = []
    for path in shownCells.keys.sorted() { putAway(path) }
    removeHeaders()
    needsRows = true
    setNeedsLayout()
  }

  /// Reloads all rows, and keeps the selection.
  private func changeRows() {
    let selected = selectedPaths
    reloadData()
    selectedPaths = selected
  }

  /// Reloads the whole table and keeps the selected index paths: rows are not animated, and the index
  /// paths given here are ignored.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Reloads the whole table and keeps the selected index paths. The data source has to have the new rows
  /// already; unlike UIKit, nothing checks that their number fits.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Reloads the whole table and keeps the selected index paths. The data source must no longer have
  /// the rows; unlike UIKit, nothing checks that their number fits.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Reloads the whole table and keeps the selected index paths; the sections are ignored.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Reloads the whole table and keeps the selected index paths. The data source has to have the new
  /// sections already; unlike UIKit, nothing checks that their number fits.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Reloads the whole table and keeps the selected index paths. The data source must no longer have
  /// the sections; unlike UIKit, nothing checks that their number fits.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Does nothing: ``endUpdates()`` reloads the table.
  open func beginUpdates() {}
  /// Reloads the whole table, and keeps the selected index paths.
  open func endUpdates() { changeRows() }
  /// Runs the updates, reloads the whole table, and calls the completion at once with `true`. Nothing
  /// is animated.
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
    // Texts change their size, so rows are measured again.
    changeRows()
  }

  override func tapped(at point: CGPoint) -> Bool { select(at: point) }
}
