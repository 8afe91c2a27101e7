/// The positions of rows, the visible ones, and the selection.
extension UITableView {
  public var numberOfSections: Int {
    countItems()
    return itemCounts?.count ?? 0
  }

  public func numberOfRows(inSection section: Int) -> Int {
    countItems()
    guard let itemCounts, itemCounts.indices.contains(section) else { return 0 }
    return itemCounts[section]
  }

  /// The cell of a row; `nil` if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// The frame of a row in the table's coordinates, measured or estimated; zero if there is no such
  /// row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareRows()
    return rows.has(indexPath) ? rectOfRow(indexPath) : .zero
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  public func rect(forSection section: Int) -> CGRect {
    prepareRows()
    guard rows.sections.indices.contains(section) else { return .zero }
    let part = rows.sections[section]
    return CGRect(x: rowsInset, y: part.top, width: rowsWidth, height: part.bottom - part.top)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    prepareRows()
    guard rows.sections.indices.contains(section) else { return .zero }
    let part = rows.sections[section]
    return CGRect(x: rowsInset, y: part.top + part.padding, width: rowsWidth, height: part.header)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    prepareRows()
    guard rows.sections.indices.contains(section) else { return .zero }
    let part = rows.sections[section]
    return CGRect(x: rowsInset, y: part.bottom - part.footer, width: rowsWidth, height: part.footer)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareRows()
    return rows.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Scrolls until a row is at a position in the view, or as near as the content allows.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareRows()
    guard rows.has(indexPath) else { return }
    let rect = rectForRow(at: indexPath)
    guard scrollPosition != .none else { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom - rect.height
    let share: CGFloat =
      switch scrollPosition {
      case .top, .none: 0
      case .middle: 0.5
      case .bottom: 1
      }
    let offset = CGPoint(x: contentOffset.x, y: rect.minY - inset.top - share * room)
    setContentOffset(held(offset), animated: animated)
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects a row without notifying the delegate. Other rows are deselected unless several may be
  /// selected.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !selectsSeveral {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Selects the row at a point as a tap does, and notifies the delegate.
  /// - Returns: Whether there is a row at the point, or the control of one in editing mode or its
  ///   accessory's button.
  func select(at point: CGPoint) -> Bool {
    if isEditing, commitEditing(at: point) { return true }
    if tapAccessory(at: point) { return true }
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      let touched = indexPathForRow(at: point), shownCells[touched] != nil,
      delegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return false }
    if selectsSeveral, selectedPaths.contains(touched) {
      deselectRow(at: touched, animated: true)
      delegate?.tableView(self, didDeselectRowAt: touched)
      return true
    }
    var path: IndexPath? = touched
    if let delegate { path = delegate.tableView(self, willSelectRowAt: touched) }
    guard let path else { return false }
    let left = selectsSeveral ? [] : selectedPaths.filter { $0 != path }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for old in left { delegate?.tableView(self, didDeselectRowAt: old) }
    if let cell = cellForRow(at: path) { cell.selectionSegue?(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }
}
