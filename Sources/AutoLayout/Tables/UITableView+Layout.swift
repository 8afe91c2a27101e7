import Foundation

extension UITableView {
  /// The most passes that one layout takes: a row that is higher or lower than estimated changes which
  /// rows are visible.
  private static let roundLimit = 20

  /// Adds and places the visible rows, and removes the others.
  func layOutRows() {
    guard let dataSource else { return }
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      // Heights depend on the width. Visible cells are removed, since cells are measured outside
      // the table.
      for path in shownCells.keys.sorted() { putAway(path) }
      needsRows = true
    }
    if needsRows { countRows(dataSource) }
    for _ in 0..<Self.roundLimit {
      let wanted = rows.rows(from: bounds.minY, to: bounds.maxY)
      let isWanted = Set(wanted)
      for path in shownCells.keys.sorted() where !isWanted.contains(path) { putAway(path) }
      var isMeasured = true
      for path in wanted where shownCells[path] == nil {
        if show(path, dataSource) { isMeasured = false }
      }
      if isMeasured { break }
      rows.place()
    }
    contentSize = CGSize(width: bounds.width, height: rows.height)
    placeRows()
    placeHeaders()
  }

  private func countRows(_ dataSource: any UITableViewDataSource) {
    needsRows = false
    removeHeaders()
    rows = TableRows()
    rows.tableHeader = tableHeaderView?.frame.height ?? 0
    rows.tableFooter = tableFooterView?.frame.height ?? 0
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      var made = TableRows.Section(
        rows: Array(repeating: 0, count: count), isMeasured: Array(repeating: true, count: count))
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        made.isMeasured[row] = height != Self.automaticDimension
        made.rows[row] = made.isMeasured[row] ? max(0, height) : estimate(path)
      }
      made.header = makeHeader(section, isFooter: false, dataSource)
      made.footer = makeHeader(section, isFooter: true, dataSource)
      rows.sections.append(made)
    }
    rows.place()
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return height > 0 ? height : CellMetrics.rowHeight
  }

  // MARK: Rows

  /// Gets a row from the data source and adds it to the table.
  /// - Returns: Whether its height differs from the estimate.
  private func show(_ path: IndexPath, _ dataSource: any UITableViewDataSource) -> Bool {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    AnimationScope.arrives(cell)
    shownCells[path] = cell
    var isNew = false
    if !rows.sections[path.section].isMeasured[path.row] {
      let height = roundedUpToPixels(
        CGSize(width: 0, height: fittingHeight(of: cell))
      ).height
      isNew = height != rows.sections[path.section].rows[path.row]
      rows.sections[path.section].rows[path.row] = height
      rows.sections[path.section].isMeasured[path.row] = true
    }
    cell.setSelected(selectedPaths.contains(path), animated: false)
    let span = rows.span(of: path)
    cell.frame = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return isNew
  }

  private func placeRows() {
    for (path, cell) in shownCells {
      let span = rows.span(of: path)
      placePart(cell, at: CGRect(x: 0, y: span.top, width: bounds.width, height: span.height))
    }
    placePart(
      tableHeaderView, at: CGRect(x: 0, y: 0, width: bounds.width, height: rows.tableHeader))
    placePart(
      tableFooterView,
      at: CGRect(
        x: 0, y: rows.height - rows.tableFooter, width: bounds.width, height: rows.tableFooter))
    orderSubviews()
  }

  /// Sorts the subviews: rows by their index paths, headers in front of them, and other views in the
  /// order in which they were added.
  private func orderSubviews() {
    let cells = shownCells.sorted { $0.key < $1.key }.map(\.value)
    let first = subviews.prefix(cells.count)
    guard !first.elementsEqual(cells, by: ===) else { return }
    for cell in cells.reversed() { sendSubviewToBack(cell) }
  }

  /// Removes a row from the table and keeps it for reuse.
  func putAway(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spareCells[identifier, default: []].append(cell) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Headers and footers

  /// Adds the header or footer of a section, if it has one.
  /// - Returns: Its height, in points.
  private func makeHeader(
    _ section: Int, isFooter: Bool, _ dataSource: any UITableViewDataSource
  ) -> CGFloat {
    let given =
      isFooter
      ? delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    var view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    let title =
      isFooter
      ? dataSource.tableView(self, titleForFooterInSection: section)
      : dataSource.tableView(self, titleForHeaderInSection: section)
    var height: CGFloat = style == .plain ? 0 : CellMetrics.groupedSpace
    if let view {
      height =
        (view as? UITableViewHeaderFooterView).map(fittingHeight)
        ?? (view.frame.height > 0 ? view.frame.height : CellMetrics.headerHeight)
    } else if let title {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.textLabel?.text = title
      view = made
      height = style == .plain ? CellMetrics.headerHeight : CellMetrics.groupedHeaderHeight
    }
    if given != Self.automaticDimension { height = max(0, given) }
    guard let view, height > 0 else { return height }
    addSubview(view)
    if isFooter { shownFooters[section] = view } else { shownHeaders[section] = view }
    return height
  }

  func removeHeaders() {
    for view in shownHeaders.sorted(by: { $0.key < $1.key }).map(\.value)
      + shownFooters.sorted(by: { $0.key < $1.key }).map(\.value)
    {
      view.removeFromSuperview()
      if let header = view as? UITableViewHeaderFooterView, let name = header.reuseIdentifier {
        spareHeaders[name, default: []].append(header)
      }
    }
    shownHeaders = [:]
    shownFooters = [:]
  }

  private func placeHeaders() {
    for (section, view) in shownHeaders { placePart(view, at: headerFrame(section)) }
    for (section, view) in shownFooters {
      let part = rows.sections[section]
      placePart(
        view,
        at: CGRect(
          x: 0, y: part.bottom - part.footer, width: bounds.width, height: part.footer))
    }
  }

  /// The frame of a header: in a plain table it stays at the top while its section is visible.
  private func headerFrame(_ section: Int) -> CGRect {
    let part = rows.sections[section]
    var y = part.top
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      y = max(y, min(top, part.bottom - part.footer - part.header))
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: part.header)
  }

  /// The height that a row, a header or a footer asks for in the table's width.
  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
