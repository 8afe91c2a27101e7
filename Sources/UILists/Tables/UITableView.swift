@_spi(Package) import UIViews

/// A scroll view that shows rows in sections. Only visible rows have cells.
///
/// The cells come from ``dataSource``, which the table does not retain:
///
/// ```swift
/// final class Characters: NSObject, UITableViewDataSource {
///   let names = ["Alice", "White Rabbit", "Cheshire Cat"]
///   func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { names.count }
///   func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
///     let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
///     cell.textLabel?.text = names[path.row]
///     return cell
///   }
/// }
/// let characters = Characters()
/// let table = UITableView()
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = characters
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public var style: Style { storedStyle }
  /// The style, which a document sets before the first layout.
  package var storedStyle: Style {
    didSet { if storedStyle != oldValue { styleChanged(oldValue) } }
  }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      selectedPaths = []
      itemCounts = nil
      gathered.overrule()
      discardRows()
    }
  }
  /// Never asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The delegate; not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsChanged()
    }
  }

  // MARK: Heights, in points

  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height assumed for rows out of sight. 0 switches the measuring of rows off: those of
  /// automatic height then have 44 points.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// Whether the delegate that was asked last for the height of a header or footer has left it to
  /// the table.
  var isHeightLeftToTable = false
  /// Whether a cell whose constraints leave its height open has been told of.
  var hasWarnedOfCollapse = false
  /// The height assumed for headers. All are measured at once; 0 switches the measuring of those of
  /// automatic height off.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height assumed for footers, as that for headers.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// The space above each header. The automatic one is 22 points in a plain table since iOS 15, and
  /// none in others.
  ///
  /// Source: <https://juejin.cn/post/7042957324612436004>
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// Has no effect: there are no rows below the last one.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Looks

  open var separatorStyle: CellSeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }
  /// Not drawn.
  open var separatorInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
  /// Has no effect: separators are not drawn with insets.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Has no effect.
  open var insetsContentViewsToSafeArea = true
  /// The view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }
  /// Has no effect: there is no index at the side.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Has no effect: there is no index at the side.
  open var sectionIndexColor: UIColor?
  /// Has no effect: there is no index at the side.
  open var sectionIndexBackgroundColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// A view above all rows. Its height is that of its frame.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all rows. Its height is that of its frame.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows have a control that deletes them or
  /// inserts others. A tap on it asks the data source at once to commit that; nothing asks for
  /// confirmation.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/isediting>
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Switches editing mode on or off, animated in a window.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingChanged(animated: animated)
  }

  // MARK: State

  /// The number of rows in each section, as the data source said; nil if it has to be asked.
  var itemCounts: [Int]?
  var rows = TableRows()
  /// Whether the heights of the rows have to be found again.
  var needsHeights = true
  /// What the rows were measured for.
  var measuredRoom: RowRoom?
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var cells = ReusePool<String, UITableViewCell>()
  var headers = ReusePool<String, UITableViewHeaderFooterView>()
  var selectedPaths: [IndexPath] = []
  var gathered = GatheredUpdates()
  /// The animations asked for in the updates that are being gathered.
  var entrances = RowEntrances()
  /// The change of the rows that is being laid out.
  var transition: RowTransition?

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table as `init(frame:)` does: there are no archives here.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    prepare()
    coder.decodeDocument(self, as: UITableView.self)
  }

  private func prepare() {
    backgroundColor = style.backgroundColor
    alwaysBounceVertical = true
  }

  private func styleChanged(_ old: Style) {
    if backgroundColor == old.backgroundColor { backgroundColor = style.backgroundColor }
    discardRows()
  }

  // MARK: Rows of documents

  /// The rows that a document has for the table.
  package var documentContent: (any UITableViewDataSource & UITableViewDelegate)? {
    didSet { reloadData() }
  }
  /// Whether rows out of sight have cells as well, which a design lists.
  package var showsAllRows = false { didSet { setNeedsLayout() } }

  // MARK: Cells

  /// Registers the class of cells with an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    cells.classes[identifier] = cellClass
    cells.documents[identifier] = nil
  }

  open func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headers.classes[identifier] = aClass
    headers.documents[identifier] = nil
  }

  /// Registers what makes cells out of a document; nil removes it.
  package func register(
    _ document: (@MainActor () -> UITableViewCell?)?, forCellReuseIdentifier identifier: String
  ) {
    cells.documents[identifier] = document
  }

  /// Registers what makes headers and footers out of a document; nil removes it.
  package func register(
    _ document: (@MainActor () -> UITableViewHeaderFooterView?)?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headers.documents[identifier] = document
  }

  /// A cell that is free for reuse, or a new one if a class is registered for the identifier;
  /// otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = cells.take(identifier) else {
      if let made = cells.documents[identifier]?() {
        made.reuseIdentifier = identifier
        return made
      }
      return cells.classes[identifier]?.init(ofRegisteredClass: identifier)
    }
    LayoutLog.willCall("prepareForReuse()", of: cell)
    cell.prepareForReuse()
    return cell
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
    guard let view = headers.take(identifier) else {
      if let made = headers.documents[identifier]?() {
        made.reuseIdentifier = identifier
        return made
      }
      return headers.classes[identifier]?.init(ofRegisteredClass: identifier)
    }
    LayoutLog.willCall("prepareForReuse()", of: view)
    view.prepareForReuse()
    return view
  }

  // MARK: Changes

  /// Discards all rows and asks the data source at once how many there are. The selection is lost.
  open func reloadData() {
    selectedPaths = []
    itemCounts = nil
    gathered.overrule()
    entrances = RowEntrances()
    discardRows()
    countItems()
  }

  /// Inserts rows, which the data source has to have already. The other cells move to their new
  /// places, animated in a window.
  ///
  /// If the number of rows doesn't fit the updates, an exception is raised, here and in the
  /// methods below.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.insertedItems.formUnion(indexPaths)
    } entrances: {
      for path in indexPaths { $0.rows[path] = animation }
    }
  }

  /// Deletes rows, which the data source must no longer have. Their cells disappear at once, and
  /// the others move to their new places, animated in a window.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Replaces the cells of rows. The other cells stay.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.reloadedItems.formUnion(indexPaths)
    } entrances: {
      for path in indexPaths { $0.reloadedRows[path] = animation }
    }
  }

  /// Here it replaces the cells, as ``reloadRows(at:with:)`` does.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  /// Moves a row's cell to another place, which the data source has to have done already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has to have already.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.insertedSections.formUnion(sections)
    } entrances: {
      for section in sections { $0.sections[section] = animation }
    }
  }

  /// Deletes sections, which the data source must no longer have.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Replaces the cells, the headers and the footers of sections, which may have other numbers of
  /// rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.reloadedSections.formUnion(sections)
    } entrances: {
      for section in sections { $0.reloadedSections[section] = animation }
    }
  }

  /// Moves a section with its rows to another place, which the data source has to have done
  /// already.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Begins a group of updates that happen together at the end of the outermost group.
  open func beginUpdates() { beginGroup() }

  /// Ends a group of updates. At the end of the outermost one the heights of all rows are asked for
  /// again, also without updates, and changes are animated in a window.
  open func endUpdates() { endGroup() }

  /// Runs updates that happen together, as between ``beginUpdates()`` and ``endUpdates()``.
  ///
  /// The completion is called after the animation, with whether the animation came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    group(updates, completion: completion)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    placeBackground(backgroundView)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    // Texts change their size, so rows are measured again. Another version of iOS has other rows.
    if previousTraitCollection.systemVersion == traitCollection.systemVersion {
      removeHeaders()
      outdateHeights()
    } else {
      discardRows()
    }
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool { select(at: point) }
}
