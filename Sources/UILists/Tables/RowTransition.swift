/// The animations with which rows come in, as the calls of a group of updates ask for them.
struct RowEntrances {
  /// Those of inserted rows and sections, by their places after the updates.
  var rows: [IndexPath: UITableView.RowAnimation] = [:]
  var sections: [Int: UITableView.RowAnimation] = [:]
  /// Those of reloaded rows and sections, by their places before the updates.
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
}

/// Where rows come from that a group of updates brings into sight.
struct RowTransition {
  let paths: UpdatedPaths
  /// The rows before the updates.
  let before: TableRows
  let entrances: RowEntrances

  /// The way in which a row that had no cell comes in.
  enum Entrance: Equatable {
    case fade
    /// From a frame whose centre is so far away from the row's own.
    case slide(x: CGFloat, y: CGFloat)
  }

  /// - Parameters:
  ///   - path: The index path of a row after the updates.
  ///   - frame: Its frame after them.
  /// - Returns: `nil` for a row that just appears, since the table was not laid out before.
  func entrance(of path: IndexPath, to frame: CGRect) -> Entrance? {
    if let old = paths.origin(of: path), paths.newPath(of: old) != nil {
      guard before.has(old) else { return nil }
      let span = before.span(of: old)
      return .slide(x: 0, y: span.top + span.height / 2 - frame.midY)
    }
    return switch animation(of: path) {
    case .left: .slide(x: -frame.width, y: 0)
    case .right: .slide(x: frame.width, y: 0)
    case .top: .slide(x: 0, y: -frame.height)
    case .bottom: .slide(x: 0, y: frame.height)
    case .fade, .none, .middle, .automatic: .fade
    }
  }

  private func animation(of path: IndexPath) -> UITableView.RowAnimation {
    if let animation = entrances.rows[path] { return animation }
    if let old = paths.origin(of: path), let animation = entrances.reloadedRows[old] {
      return animation
    }
    guard let old = paths.origin(ofSection: path.section) else {
      return entrances.sections[path.section] ?? .automatic
    }
    return entrances.reloadedSections[old] ?? .automatic
  }
}
