/// The number of rows, and their heights.
extension UITableView {
  /// Asks the data source for the number of rows in each section, if that isn't known.
  func countItems() {
    guard itemCounts == nil, let dataSource else { return }
    itemCounts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Discards cells, headers and heights.
  func discardRows() {
    for path in shownCells.keys.sorted() { putAway(path) }
    heightsChanged()
  }

  /// Makes the next layout find all heights again, and make new headers.
  func heightsChanged() {
    removeHeaders()
    rows = TableRows()
    needsHeights = true
    setNeedsLayout()
  }

  /// Makes the next layout measure the rows that are then in sight. Their cells stay.
  func outdateHeights() {
    rows.outdateMeasuredHeights()
    needsHeights = true
    setNeedsLayout()
  }

  /// Lays the rows out again, from whose height separators may take a part.
  func separatorsChanged() {
    setNeedsDisplay()
    guard traitCollection.values.systemVersion < 13 else { return }
    for cell in shownCells.values { cell.setNeedsLayout() }
    heightsChanged()
  }

  /// Replaces the view above or below all rows.
  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    needsHeights = true
    setNeedsLayout()
  }

  /// Brings the number of rows and the heights up to date, without making cells. While updates are
  /// gathered, the rows remain those before them.
  func prepareRows() {
    guard dataSource != nil, !gathered.isGathering else { return }
    let room = RowRoom(width: rowsWidth, margin: rowMargin)
    if measuredRoom != room {
      measuredRoom = room
      // Heights depend on the width and the margins. Cells and headers that are shown stay.
      outdateHeights()
    }
    countItems()
    if needsHeights { findHeights() }
  }

  private func findHeights() {
    needsHeights = false
    let known = rows
    // The app, which is asked for heights and headers, may have them all forgotten meanwhile.
    var found = TableRows()
    found.tableHeader = tableHeaderView?.frame.height ?? 0
    found.tableFooter = tableFooterView?.frame.height ?? 0
    for (section, count) in (itemCounts ?? []).enumerated() {
      var made = TableRows.Section(count: count)
      for row in 0..<count {
        (made.rows[row], made.sources[row]) = height(
          of: IndexPath(row: row, section: section), known)
      }
      let former = known.sections.indices.contains(section) ? known.sections[section] : nil
      made.header = layOutHeader(section, isFooter: false, former: former?.header)
      made.padding = made.header > 0 ? headerPadding : 0
      made.footer = layOutHeader(section, isFooter: true, former: former?.footer)
      found.sections.append(made)
    }
    found.place()
    rows = found
  }

  private func height(of path: IndexPath, _ known: TableRows) -> (CGFloat, TableRows.HeightSource) {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if let given = given.usableLength, given != Self.automaticDimension {
      return (max(0, given), .given)
    }
    guard measures(givenEstimate(path)) else { return (CellMetrics.rowHeight, .given) }
    // Which rows are in sight is found out with estimates, and not by what was in sight before.
    if known.source(of: path) == .formerCell { return (estimate(path), .estimate) }
    if let height = shownCells[path].flatMap(fittingRowHeight) ?? known.measuredHeight(of: path) {
      return (height, .cell)
    }
    return (estimate(path), .estimate)
  }

  /// The height that a cell asks for, rounded up to pixels. Where its constraints leave the height
  /// open, so that nothing but the separator could be left of it, it is the usual one, as UIKit's
  /// log says of it.
  func fittingRowHeight(of cell: UIView) -> CGFloat? {
    let least = (cell as? UITableViewCell)?.separatorHeight ?? 0
    guard let height = fittingHeight(of: cell), height <= least else {
      return fittingHeight(of: cell)
    }
    let usual = fittingHeight(of: cell, near: CellMetrics.rowHeight)
    if let usual, usual > least, !hasWarnedOfCollapse {
      hasWarnedOfCollapse = true
      LayoutLog.write(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
          + "for a table view cell's content view. We're considering the collapse unintentional and "
          + "using standard height instead. Cell: \(className(of: cell))")
    }
    return usual
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    givenEstimate(path).usableLength.flatMap { $0 > 0 ? $0 : nil } ?? CellMetrics.rowHeight
  }

  private func givenEstimate(_ path: IndexPath) -> CGFloat {
    delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
  }

  /// Whether what has this estimate is measured: an estimate of 0 switches that off, and up to
  /// iOS 10 there was none unless it was set.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight>
  func measures(_ estimate: CGFloat) -> Bool {
    if let estimate = estimate.usableLength, estimate >= 0 { return estimate > 0 }
    return traitCollection.systemVersion >= 11
  }

  /// Gives a content view outside of the table the margins that it will have in it.
  func adapt(_ contentView: UIView) {
    (contentView as? UITableViewCellContentView)?.outerMargin = rowMargin
  }

  /// The height that a row, a header or a footer asks for in the table's width, rounded up to
  /// pixels; nil if it is not a usable length.
  /// - Parameter target: The height that it gets where it may be any.
  func fittingHeight(of view: UIView, near target: CGFloat = 0) -> CGFloat? {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: rowsWidth, height: target), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height.usableLength.map {
      roundedUpToPixels(CGSize(width: 0, height: max(0, $0))).height
    }
  }
}

/// What the heights of rows depend on, in points.
struct RowRoom: Equatable {
  var width: CGFloat
  /// The margin at the sides.
  var margin: CGFloat
}
