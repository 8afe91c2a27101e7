import Cells
import Testing

@testable import TerminalApp

/// What somebody reads from the picture, and from nothing else.
extension User {
  // MARK: - Panes

  /// The rows below a pane's title, as far as it has columns; nil if it is not in sight.
  func rect(of title: String) -> CellRect? {
    let grid = grid
    let isASCII = scripted.glyphs == .ascii
    let (rule, edge): (Character, Character) = isASCII ? ("-", "|") : ("─", "│")
    let heading = "\(rule) \(title)"
    guard let row = lines(of: grid).firstIndex(where: { $0.contains(heading) }) else { return nil }
    let cells = grid.characters(ofRow: row)
    guard let start = cells.indices.first(where: { cells[$0...].starts(with: heading) }) else {
      return nil
    }
    let end = cells[start...].firstIndex(of: edge) ?? cells.count
    // A list over all panes goes down to the hints.
    let last = row == 0 ? grid.size.rows - 1 : grid.size.rows - 2
    let below = (row + 1..<max(row + 1, last)).prefix { below in
      grid[start, below].text != String(rule)
        && (start == 0 || grid[start - 1, below].text == grid[start - 1, row].text)
    }
    return CellRect(column: start, row: row + 1, columns: end - start, rows: below.count)
  }

  /// The lines of a pane below its title, without blanks at their ends; nil if it is not in sight.
  func pane(_ title: String) -> [String]? { rect(of: title).map(lines(in:)) }

  /// The lines in a part of the picture.
  func lines(in rect: CellRect) -> [String] {
    var part = CellGrid(size: rect.size)
    part.draw(grid, at: CellPoint(column: 0, row: 0), from: rect)
    return lines(of: part)
  }

  private func lines(of grid: CellGrid) -> [String] {
    grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines at the left of the inspector, or all of them where it is closed.
  var canvasLines: [String] {
    let edge = ["Views", "Inspector"].compactMap(rect).map(\.column).min() ?? panelColumn
    return lines.map { line in
      edge.map { $0 > 0 ? String(line.prefix($0 - 1)) : line } ?? line
    }
  }

  /// The cell of the canvas in which a text begins.
  func placeOnCanvas(of text: String) -> CellPoint? {
    for (row, line) in canvasLines.enumerated() {
      if let range = line.firstRange(of: text) {
        return CellPoint(column: TextWidth.width(of: String(line[..<range.lowerBound])), row: row)
      }
    }
    return nil
  }

  // MARK: - The selection

  /// A row of the tree.
  struct TreeRow {
    /// The names of the view and of those around it.
    let path: String
    let isMarked: Bool
    let isFolded: Bool
  }

  /// The rows of the tree that are in sight. Of views around them that are not, there is a `…`.
  var tree: [TreeRow] {
    guard let lines = pane("Views") else {
      Issue.record("the tree is not in sight:\n\(screen)")
      return []
    }
    var around: [(column: Int, path: String)] = []
    return lines.filter { !$0.isEmpty }.map { line in
      let trunk = line.dropFirst().prefix { " │├└─▾▸".contains($0) }
      around.removeAll { $0.column >= trunk.count }
      let name = Self.name(in: line.dropFirst(1 + trunk.count))
      let superview = around.last?.path ?? (trunk.isEmpty ? nil : "…")
      let path = (superview.map { $0 + "/" } ?? "") + name
      around.append((trunk.count, path))
      return TreeRow(path: path, isMarked: line.first == "▸", isFolded: trunk.contains("▸"))
    }
  }

  /// The name at the beginning of a row of the tree, before its marks and its frame.
  private static func name(in row: Substring) -> String {
    let words = (row + " ").replacing(/\s+([−\d.]+, +[−\d.]+ +)?[−\d.]+ × [−\d.]+\s*$/, with: " ")
    return String(words.replacing(/(\s+(hidden|not installed))?(\s+[?!~•×·○])?\s*$/, with: ""))
  }

  /// The views that are marked in the tree, each with the names of the views around it.
  var selectedViews: [String] { tree.filter(\.isMarked).map(\.path) }

  /// The view that is marked in the tree: `view/avatarView/imageView`; nil if there is none.
  var selected: String? {
    let views = selectedViews
    if views.count > 1 { Issue.record("several views are selected: \(views)") }
    return views.last
  }

  /// The constraint of which the inspector says more than its text; nil if there is none.
  var markedConstraint: String? {
    guard let lines = pane("Inspector"),
      let card = lines.firstIndex(where: { $0.hasPrefix("     = constant ") })
    else { return nil }
    // Its signs are those of all others, but for what is in order and has its own.
    let start = lines[..<card].lastIndex { $0.firstMatch(of: #/^ [▸●×·○] /#) != nil }
    guard let start else { return nil }
    let rest = lines[(start + 1)..<card].prefix { !$0.hasPrefix("     why ") }
    return ([String(lines[start].dropFirst(3))] + rest)
      .map { $0.trimmingPrefix(while: { $0 == " " }).description }.joined(separator: " ")
      .components(separatedBy: "  ").first
  }

  // MARK: - What is said

  /// What the row above the hints says of the last key, as far as it is one row; nil if it says
  /// nothing.
  var message: String? {
    let grid = grid
    let row = grid.size.rows - 2
    guard row >= 0, !grid[1, row].isBlank, grid[1, row].style == Palette.plain else { return nil }
    return String(status.dropFirst()).components(separatedBy: "  ").first
  }

  /// Whether the rows above the hints say a sentence, which may take several of them, and no more.
  func says(_ sentence: String) -> Bool {
    (1...6).contains { count in
      let rows = lines.dropLast().suffix(count).map { $0.dropFirst() }
      return rows.joined(separator: " ").components(separatedBy: "  ").first == sentence
    }
  }

  // MARK: - What is open

  /// Whether the document is edited, and whether it then differs from its file.
  var isEditing: Bool { header.contains(" EDIT") }
  var isChanged: Bool { header.contains(" EDIT*") || header.contains(" unsaved ") }
  /// Whether the program's own document is shown, and not the copy that is edited.
  var isOriginal: Bool { !header.contains(" · copy") }
  /// Why the document can't be read, and its line at fault; nil if it can.
  var fault: [String]? {
    let grid = grid
    let start = (1..<max(1, grid.size.rows - 2)).first { row in
      grid[1, row].text == "!" && grid[1, row].style == Palette.problem
        && grid[3, row].style == Palette.problem
    }
    return start.map { lines[$0..<(grid.size.rows - 2)].map { String($0.dropFirst(3)) } }
  }
  /// Whether the tour moves the screen.
  var isTouring: Bool { status.contains("tour: any key ends it") }
  /// The field or text view to which keys are typed; nil if none is.
  var typing: String? { status.firstMatch(of: /typing into (.*): esc ends/).map { String($0.1) } }
  /// Whether the keyboard of the device is up, which the first row says.
  var hasKeyboard: Bool { header.contains(" keyboard") }
  /// Whether the wall of small screens is shown.
  var isWallOpen: Bool { hints.contains("what differs") }

  /// The title of the list, question or line in front of the panes; nil if none is.
  var inFront: String? {
    if header.firstMatch(of: /\d+ [×x] \d+/) == nil {
      return String(header.trimmingPrefix(while: { " ─".contains($0) }))
        .components(separatedBy: "  ").first
    }
    let isClosed = ["esc close", "esc leave"].contains(where: hints.contains)
    guard isClosed, tool == nil, !isWallOpen else { return nil }
    let label = status.dropFirst().prefix { $0 != ":" }
    return hints.contains("esc leave") ? String(label) : list.first ?? "a list"
  }

  /// Whether a question is asked.
  var isAsked: Bool {
    guard let title = inFront, list.isEmpty else { return false }
    return hints.hasPrefix(" ↑↓ move  enter select  esc") && !title.hasSuffix("_")
  }

  /// The title of the tool or inspector of the document that is open; nil if none is.
  var tool: String? {
    guard pane("Views") == nil, pane("Inspector") == nil else { return nil }
    return panelTitle?.title
  }

  /// The lines of that tool or inspector, from its title on; empty if none is open.
  var panelLines: [String] {
    guard let column = panelColumn else { return [] }
    let size = grid.size
    return lines(
      in: CellRect(column: column, row: 1, columns: size.columns - column, rows: size.rows - 3))
  }

  private var panelColumn: Int? { panelTitle?.column }

  /// The first words of the panel in the inspector's place, which stand out, and its column.
  private var panelTitle: (title: String, column: Int)? {
    let grid = grid
    for row in 1..<max(1, grid.size.rows - 2) {
      let cells = grid.characters(ofRow: row)
      for start in cells.indices.dropLast(2) where start == 0 || "│|".contains(cells[start - 1]) {
        guard cells[start] == " ", cells[start + 1].isLetter else { continue }
        let end = cells.indices.dropFirst(start + 1).first { grid[$0, row].style != Palette.accent }
        guard let end, end > start + 1 else { continue }
        return (String(cells[(start + 1)..<end]), start)
      }
    }
    return nil
  }
}

extension CellGrid {
  /// The characters of a row, one for each cell.
  fileprivate func characters(ofRow row: Int) -> [Character] {
    (0..<size.columns).map { self[$0, row].text.first ?? "\u{0}" }
  }
}
