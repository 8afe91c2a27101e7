/// Headers and footers of sections.
extension UITableView {
  /// Finds the height of a section's header or footer, and makes its view if it has none.
  /// - Parameter former: The height that it had.
  /// - Returns: Its height, in points.
  func layOutHeader(_ section: Int, isFooter: Bool, former: CGFloat?) -> CGFloat {
    isHeightLeftToTable = delegate == nil
    let given =
      isFooter
      ? delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let shown = isFooter ? shownFooters[section] : shownHeaders[section]
    let made = shown == nil ? makeHeader(section, isFooter: isFooter) : nil
    var height = made?.height ?? heightOfHeader(shown, isFooter, former: former)
    // The table's own height is that of sections without a title, if it measures titles. A delegate
    // may take it and answer with another one.
    let own = isFooter ? sectionFooterHeight : sectionHeaderHeight
    let title = (shown ?? made?.view) as? UITableViewHeaderFooterView
    let isMeasured = isHeightLeftToTable && given == own && title?.titleSpace != nil
    let isBlank = shown == nil && made?.view == nil
    if isBlank, given == Self.automaticDimension, !isHeightLeftToTable, measuresHeader(isFooter) {
      height = max(height, CellMetrics.headerHeight)
    }
    // A plain table has no header without a title or a view, whatever its own height for headers
    // is. Up to iOS 10 a grouped one had its gap also where a delegate asked for none.
    let isOpen =
      isBlank
      && (isHeightLeftToTable && style == .plain
        || given == 0 && style != .plain && traitCollection.systemVersion < 11)
    if !isMeasured, !isOpen, let given = given.usableLength, given != Self.automaticDimension {
      height = max(0, given)
    }
    if let shown, height <= 0 {
      if isFooter { shownFooters[section] = nil } else { shownHeaders[section] = nil }
      putAwayHeader(shown, section, isFooter: isFooter)
    }
    guard let view = made?.view else { return height }
    guard height > 0 else {
      view.removeFromSuperview()
      return height
    }
    if isFooter {
      shownFooters[section] = view
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      shownHeaders[section] = view
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return height
  }

  /// Whether headers or footers of automatic height are measured: from iOS 11 on, unless their
  /// estimate is 0. A blank one then has the usual height.
  ///
  /// Source: <https://github.com/venmo/Static/issues/105>,
  /// <https://github.com/xmartlabs/Eureka/pull/1257>
  private func measuresHeader(_ isFooter: Bool) -> Bool {
    measures(isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight)
  }

  /// The height of all headers or footers, as the answer of a delegate that has none of its own.
  func heightLeftToTable(isFooter: Bool) -> CGFloat {
    isHeightLeftToTable = true
    return isFooter ? sectionFooterHeight : sectionHeaderHeight
  }

  /// Gets the view of a header or footer, which is nil without one, and the height that it asks
  /// for.
  private func makeHeader(_ section: Int, isFooter: Bool) -> (view: UIView?, height: CGFloat) {
    let view =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let view { return (view, heightOfNewHeader(view, isFooter)) }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let title else { return (nil, style == .plain ? 0 : CellMetrics.groupedSpace) }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.textLabel?.text = isFooter || !capitalizesHeaders ? title : title.uppercased()
    AnimationScope.arrives(made)
    addSubview(made)
    guard style != .plain else { return (made, CellMetrics.headerHeight) }
    made.textLabel?.font = .systemFont(ofSize: CellMetrics.headerSize)
    made.textLabel?.numberOfLines = 0
    made.titleSpace = isFooter ? CellMetrics.groupedFooterSpace : CellMetrics.groupedHeaderSpace
    return (made, heightOfHeader(made, isFooter, former: nil))
  }

  /// Adds a view to the table, whose traits it then has, and finds the height that it asks for.
  private func heightOfNewHeader(_ view: UIView, _ isFooter: Bool) -> CGFloat {
    AnimationScope.arrives(view)
    addSubview(view)
    return heightOfHeader(view, isFooter, former: nil)
  }

  /// Whether the titles of headers are shown in capitals: in grouped tables before iOS 26.
  private var capitalizesHeaders: Bool {
    style != .plain && traitCollection.systemVersion < 26
  }

  /// The height that a view asks for: that of its constraints or its title, else the one that it
  /// had.
  private func heightOfHeader(_ view: UIView?, _ isFooter: Bool, former: CGFloat?) -> CGFloat {
    guard let header = view as? UITableViewHeaderFooterView else {
      if let view, view.holdsConstraints, measuresHeader(isFooter),
        let fitting = fittingHeight(of: view), fitting > 0
      {
        return fitting
      }
      let height = former ?? view?.frame.height ?? 0
      return height > 0 ? height : CellMetrics.headerHeight
    }
    adapt(header.contentView)
    if let former, header.titleSpace == nil, header.configurations.content == nil,
      !header.contentView.holdsConstraints
    {
      return former
    }
    return fittingHeight(of: header) ?? CellMetrics.headerHeight
  }

  func removeHeaders() {
    for (views, isFooter) in [(shownHeaders, false), (shownFooters, true)] {
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        putAwayHeader(view, section, isFooter: isFooter)
      }
    }
    shownHeaders = [:]
    shownFooters = [:]
  }

  /// Removes a header or footer from the table and keeps it for reuse.
  func putAwayHeader(_ view: UIView, _ section: Int, isFooter: Bool) {
    view.removeFromSuperview()
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    guard let header = view as? UITableViewHeaderFooterView else { return }
    headers.put(header, for: header.reuseIdentifier)
  }

  func placeHeaders() {
    for section in shownHeaders.keys.sorted() {
      placePart(shownHeaders[section], at: headerFrame(section))
    }
    for section in shownFooters.keys.sorted() {
      let part = rows.sections[section]
      placePart(
        shownFooters[section],
        at: CGRect(
          x: rowsInset, y: part.bottom - part.footer, width: rowsWidth, height: part.footer))
    }
  }

  /// The space above headers, in points.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding != Self.automaticDimension {
      return sectionHeaderTopPadding.usableLength.map { max(0, $0) } ?? 0
    }
    return style == .plain && traitCollection.systemVersion >= 15
      ? CellMetrics.headerTopPadding : 0
  }

  /// The frame of a header: in a plain table it stays at the top while its section is visible.
  private func headerFrame(_ section: Int) -> CGRect {
    let part = rows.sections[section]
    var y = part.top + part.padding
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      y = max(y, min(top, part.bottom - part.footer - part.header))
    }
    return CGRect(x: rowsInset, y: y, width: rowsWidth, height: part.header)
  }
}
