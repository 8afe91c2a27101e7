/// Cells that the data source makes, which come into sight and go out of it.
extension UITableView {
  /// Gets a row from the data source and adds it to the table.
  /// - Returns: Whether its height differs from the estimate.
  func show(_ path: IndexPath, _ dataSource: any UITableViewDataSource) -> Bool {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // The data source may have changed the rows.
    guard rows.has(path) else { return false }
    AnimationScope.arrives(cell)
    adapt(cell.contentView)
    shownCells[path] = cell
    // In its place it has the table's traits and the safe area there: a cell kept for reuse may
    // have had others.
    cell.frame = rectOfRow(path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.placeContentView()
    guard rows.has(path) else { return false }
    applyEditing(to: cell, at: path, animated: false)
    let isNew = measure(cell, at: path)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    cell.frame = rectOfRow(path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return isNew
  }

  /// Asks a cell in the table for its height, unless that is given.
  /// - Returns: Whether it differs from the estimate.
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard rows.source(of: path) != .given, let height = fittingRowHeight(of: cell) else {
      return false
    }
    let isNew = height != rows.span(of: path).height
    rows.setMeasuredHeight(height, of: path)
    return isNew
  }

  /// Removes a row from the table and keeps it for reuse.
  func putAway(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cells.put(cell, for: cell.reuseIdentifier)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
