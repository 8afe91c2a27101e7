/// The heights of a table's rows, headers and footers, and their positions.
///
/// ```
/// table header | header 0 | row 0.0 | row 0.1 | footer 0 | header 1 | … | table footer
/// ```
struct TableRows {
  /// Where the height of a row comes from.
  enum HeightSource {
    /// The estimate for a row that was never visible.
    case estimate
    /// The row's cell.
    case cell
    /// The row's cell, before something changed on which its height depends.
    case formerCell
    /// The table or its delegate.
    case given
  }

  struct Section {
    var header: CGFloat = 0
    /// The space above the header.
    var padding: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat]
    var sources: [HeightSource]
    /// The tops of the rows and of the footer after them, and that of the section.
    fileprivate(set) var tops: [CGFloat] = []
    fileprivate(set) var top: CGFloat = 0
    var bottom: CGFloat { (tops.last ?? top + padding + header) + footer }

    init(count: Int) {
      rows = Array(repeating: 0, count: count)
      sources = Array(repeating: .estimate, count: count)
    }
  }

  var sections: [Section] = []
  var tableHeader: CGFloat = 0
  var tableFooter: CGFloat = 0

  /// The height of the whole table.
  private(set) var height: CGFloat = 0

  /// Computes the positions from the heights.
  mutating func place() {
    var y = tableHeader
    for section in sections.indices {
      sections[section].top = y
      y += sections[section].padding + sections[section].header
      var tops: [CGFloat] = []
      tops.reserveCapacity(sections[section].rows.count + 1)
      for height in sections[section].rows {
        tops.append(y)
        y += height
      }
      tops.append(y)
      sections[section].tops = tops
      y += sections[section].footer
    }
    height = y + tableFooter
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The top and the height of a row, which has to exist.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (section.tops[path.row], section.rows[path.row])
  }

  /// The height that a row's cell has asked for; nil if it was not asked.
  func measuredHeight(of path: IndexPath) -> CGFloat? {
    guard has(path), sections[path.section].sources[path.row] == .cell else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Sets the height that a row's cell asks for.
  mutating func setMeasuredHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].rows[path.row] = height
    sections[path.section].sources[path.row] = .cell
  }

  /// Takes the heights that cells have asked for as former ones, since something changes on which
  /// they depend.
  mutating func outdateMeasuredHeights() {
    for section in sections.indices {
      for row in sections[section].sources.indices where sections[section].sources[row] == .cell {
        sections[section].sources[row] = .formerCell
      }
    }
  }

  /// Where the height of a row comes from; nil for a row that is not there.
  func source(of path: IndexPath) -> HeightSource? {
    has(path) ? sections[path.section].sources[path.row] : nil
  }

  /// The rows that overlap a range of y coordinates, first to last.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.top < bottom && section.bottom > top
    {
      var row = section.firstRow(endingBelow: top)
      while row < section.rows.count, section.tops[row] < bottom {
        if section.rows[row] > 0 { paths.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return paths
  }

  /// The heights at the rows' places after updates.
  /// - Parameter counts: The number of rows in each section after the updates.
  func following(_ paths: UpdatedPaths, counts: [Int]) -> TableRows {
    var moved = TableRows()
    moved.sections = counts.map(Section.init)
    for (section, count) in counts.enumerated() {
      if let old = paths.origin(ofSection: section), paths.newSection(of: old) != nil,
        sections.indices.contains(old)
      {
        moved.sections[section].header = sections[old].header
        moved.sections[section].padding = sections[old].padding
        moved.sections[section].footer = sections[old].footer
      }
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        guard let old = paths.origin(of: path), paths.newPath(of: old) != nil,
          let height = measuredHeight(of: old)
        else { continue }
        moved.setMeasuredHeight(height, of: path)
      }
    }
    moved.place()
    return moved
  }
}

extension TableRows.Section {
  /// The index of the first row whose bottom is below a y coordinate; the number of rows if there
  /// is none.
  fileprivate func firstRow(endingBelow place: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + rows[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
