/// Editing mode, in which rows have a control that deletes them or inserts others.
extension UITableView {
  /// Puts a row into editing mode if it can be edited and the table is in it, and out of it
  /// otherwise.
  func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    guard isEdited || cell.isEditing else { return }
    cell.editingStyle =
      isEdited ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if isEdited, let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }
    cell.setEditing(isEdited, animated: animated)
  }

  /// Puts the visible rows into editing mode or out of it.
  func editingChanged(animated: Bool) {
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      applyEditing(to: cell, at: path, animated: animated)
    }
    // The content has another width.
    needsHeights = true
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: CellMetrics.editingDuration, animations: layoutIfNeeded)
  }

  /// Has the data source carry out what the control at a point is for.
  /// - Returns: Whether there is a control at the point.
  func commitEditing(at point: CGPoint) -> Bool {
    guard let path = indexPathForRow(at: point), let cell = shownCells[path], cell.isEditing,
      cell.editingStyle != .none, let control = cell.editingPart,
      control.frame.contains(convert(point, to: cell))
    else { return false }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    return true
  }
}
