extension UITableView {
  /// The most passes that one layout takes: a row that is higher or lower than estimated changes
  /// which rows are visible.
  private static let roundLimit = 20

  /// Adds and places the visible rows, and removes the others.
  func layOutRows() {
    guard let dataSource, !gathered.isGathering else { return }
    prepareRows()
    if transition != nil { adopt(contentSize: rowsSize) }
    var arrived: [IndexPath] = []
    for _ in 0..<Self.roundLimit {
      let wanted =
        showsAllRows
        ? rows.rows(from: -.infinity, to: .infinity)
        : rows.rows(from: bounds.minY, to: bounds.maxY)
      let isWanted = Set(wanted)
      for path in shownCells.keys.sorted() where !isWanted.contains(path) { putAway(path) }
      var isMeasured = true
      for path in wanted {
        if let cell = shownCells[path] {
          guard rows.source(of: path) == .estimate else { continue }
          cell.frame = rectOfRow(path)
          cell.placeContentView()
          if measure(cell, at: path) { isMeasured = false }
          continue
        }
        if show(path, dataSource) { isMeasured = false }
        // The app has changed the rows, for which another layout is waiting.
        guard !needsHeights else { return }
        arrived.append(path)
      }
      if isMeasured { break }
      rows.place()
    }
    contentSize = rowsSize
    placeRows()
    placeHeaders()
    guard transition != nil else { return }
    for path in Set(arrived).sorted() {
      if let cell = shownCells[path] { enter(cell, at: path) }
    }
  }

  private var rowsSize: CGSize { CGSize(width: bounds.width, height: rows.height) }

  /// The frame of a row, which has to exist.
  func rectOfRow(_ path: IndexPath) -> CGRect {
    let span = rows.span(of: path)
    return CGRect(x: rowsInset, y: span.top, width: rowsWidth, height: span.height)
  }

  /// The space at both sides of rows, headers and footers: the margin in an inset table, else none.
  var rowsInset: CGFloat { style == .insetGrouped ? rowMargin : 0 }
  var rowsWidth: CGFloat { max(0, bounds.width - 2 * rowsInset) }

  private func placeRows() {
    for path in shownCells.keys.sorted() { placePart(shownCells[path], at: rectOfRow(path)) }
    placePart(
      tableHeaderView, at: CGRect(x: 0, y: 0, width: bounds.width, height: rows.tableHeader))
    placePart(
      tableFooterView,
      at: CGRect(
        x: 0, y: rows.height - rows.tableFooter, width: bounds.width, height: rows.tableFooter))
    orderSubviews()
  }

  /// Sorts the subviews: rows by their index paths, headers in front of them, and other views in
  /// the order in which they were added.
  private func orderSubviews() {
    let cells = shownCells.sorted { $0.key < $1.key }.map(\.value)
    let first = subviews.prefix(cells.count)
    guard !first.elementsEqual(cells, by: ===) else { return }
    for cell in cells.reversed() { sendSubviewToBack(cell) }
  }
}
