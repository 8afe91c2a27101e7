/// Updates of rows.
extension UITableView: UpdatedList {
  static var words: ListWords { .table }

  /// Adds updates whose rows come in by an animation of the app's choice.
  func update(
    _ change: (inout BatchUpdates) -> Void, entrances ask: (inout RowEntrances) -> Void
  ) {
    ask(&entrances)
    update(change)
  }

  /// Takes cells, headers, measured heights and the selection along to their new places.
  func follow(_ paths: UpdatedPaths) {
    transition = RowTransition(paths: paths, before: rows, entrances: entrances)
    var kept: [IndexPath: UITableViewCell] = [:]
    for path in shownCells.keys.sorted() {
      if let place = paths.newPath(of: path) {
        kept[place] = shownCells.removeValue(forKey: path)
      } else {
        putAway(path)
      }
    }
    shownCells = kept
    shownHeaders = following(shownHeaders, paths, isFooter: false)
    shownFooters = following(shownFooters, paths, isFooter: true)
    selectedPaths = selectedPaths.compactMap(paths.newPath)
    rows = rows.following(paths, counts: itemCounts ?? [])
    needsHeights = true
    setNeedsLayout()
  }

  private func following(
    _ views: [Int: UIView], _ paths: UpdatedPaths, isFooter: Bool
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in views.sorted(by: { $0.key < $1.key }) {
      if let place = paths.newSection(of: section) {
        kept[place] = view
      } else {
        putAwayHeader(view, section, isFooter: isFooter)
      }
    }
    return kept
  }

  func updatesAreLaidOut() {
    transition = nil
    entrances = RowEntrances()
  }

  /// Begins the animation of a row whose cell has come into sight by updates.
  func enter(_ cell: UITableViewCell, at path: IndexPath) {
    switch transition?.entrance(of: path, to: cell.frame) {
    case .fade: AnimationScope.fadesIn(cell)
    case .slide(let x, let y):
      AnimationScope.movesIn(cell, fromCenter: CGPoint(x: cell.center.x + x, y: cell.center.y + y))
    case nil: break
    }
  }
}
