import InterfaceBuilder

extension Element {
  /// Whether the element is a cell that a table view or a collection view lists: a prototype, or a
  /// static row.
  var isListedCell: Bool { isCell && parent?.isCellGroup == true }

  private var isCellGroup: Bool { name == "prototypes" || name == "cells" }
}

extension NewElement {
  /// Whether the element is a cell that goes into a table view or a collection view.
  var isCell: Bool { Element.tables[name] != nil }
}

/// The cells of a table view, of a section of one, or of a collection view.
public struct CellList {
  /// The table view or the collection view.
  let table: Element
  /// What has the cells: the table, or the section.
  let holder: Element
  /// The element around the cells, in the holder: `prototypes` or `cells`.
  let group: String
  /// The cells, in order.
  let cells: [Element]

  /// The list that has a cell.
  init?(of cell: Element) {
    guard cell.isListedCell, let holder = cell.parent?.parent,
      let table = sequence(first: holder, next: \.parent).first(where: \.isView)
    else { return nil }
    self.init(table, holder, cell.parent?.name ?? "cells")
  }

  /// The list of a table view, of its last section if its rows are static, or of a collection view.
  init?(in table: Element) {
    guard Element.tables.values.contains(table.name) else { return nil }
    guard table.name == "tableView" else {
      self.init(table, table, "cells")
      return
    }
    if table["dataMode"] == "static" || !table.list("sections").isEmpty {
      guard let section = table.list("sections").last, section["id"] != nil else { return nil }
      self.init(table, section, "cells")
    } else {
      self.init(table, table, "prototypes")
    }
  }

  /// The lists of a table view, section by section, or the only one.
  static func lists(of table: Element) -> [CellList] {
    let sections = table.list("sections")
    guard !sections.isEmpty else { return [CellList(in: table)].compactMap(\.self) }
    return sections.map { CellList(table, $0, "cells") }
  }

  private init(_ table: Element, _ holder: Element, _ group: String) {
    self.table = table
    self.holder = holder
    self.group = group
    cells = holder.child(group)?.children.filter { $0["id"] != nil } ?? []
  }

  /// Whether the cells are static rows, which code does not ask for.
  var isStatic: Bool { holder != table }

  /// The path of the element around the cells.
  var path: ElementPath? { holder["id"].map { ElementPath($0).group(group) } }

  /// The id of the cell behind another one; nil if there is none.
  func next(after id: String?) -> String? {
    guard let place = cells.firstIndex(where: { $0["id"] == id }), place + 1 < cells.count else {
      return nil
    }
    return cells[place + 1]["id"]
  }

  /// A reuse identifier for a new cell: the given name, or the name with another number if a cell
  /// of the list or another new cell has it.
  func identifier(like name: String, besides others: [String]) -> String {
    let used = Set(cells.compactMap { $0["reuseIdentifier"] } + others)
    guard used.contains(name) else { return name }
    let digits = name.reversed().prefix(while: \.isNumber).count
    let stem = name.dropLast(digits)
    var number = 2
    while used.contains("\(stem)\(number)") { number += 1 }
    return "\(stem)\(number)"
  }

  /// The list into which new cells go, beside what is selected, and the cell behind which they
  /// come.
  ///
  /// It is the list around the selected view, or else the list of the only table that can have the
  /// cells.
  /// - Parameter name: The element of the cells.
  static func beside(
    _ selection: String?, for name: String, on canvas: Canvas
  ) throws(ArrangementRefusal) -> (list: CellList, after: String?) {
    let tableName = Element.tables[name] ?? ""
    var element = selection.flatMap(canvas.document.object)
    while let found = element {
      if found.name == name, let list = CellList(of: found) { return (list, found["id"]) }
      if found.name == tableName {
        guard let list = CellList(in: found) else {
          throw ArrangementRefusal(
            "\(canvas.name(of: found["id"] ?? "")) has static rows but no section for them")
        }
        return (list, nil)
      }
      element = found.parent
    }
    let title = name == "tableViewCell" ? "table view" : "collection view"
    let tables = canvas.items.compactMap { canvas.document.object($0.id) }.filter {
      $0.name == tableName
    }
    guard let table = tables.first else {
      throw ArrangementRefusal("a cell goes into a \(title), but there is none here")
    }
    guard tables.count == 1, let list = CellList(in: table) else {
      throw ArrangementRefusal("a cell goes into a \(title): select which one")
    }
    return (list, nil)
  }
}
