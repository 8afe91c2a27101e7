import InterfaceBuilder

/// Puts a cell of the library into a table view or a collection view, behind the selected one or at
/// the end.
public struct CellPlacement: Arrangement {
  /// Where the table is.
  public let canvas: Canvas
  /// Which cell.
  public let entry: LibraryEntry
  /// The id of the table, or of a view in it; nil for the only table of the canvas.
  public let selection: String?

  /// Creates a change that puts a cell beside what is selected.
  public init(_ canvas: Canvas, _ entry: LibraryEntry, beside selection: [String]) {
    self.canvas = canvas
    self.entry = entry
    self.selection = selection.last
  }

  public var sentence: String {
    let place = try? CellList.beside(selection, for: entry.element.name, on: canvas)
    let table = place.flatMap { $0.list.table["id"] }
    return "Insert \(entry.title)" + (table.map { " in \(canvas.name(of: $0))" } ?? "")
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let (list, after) = try CellList.beside(selection, for: entry.element.name, on: canvas)
    var identifiers = canvas.identifiers
    var cell = try entry.made(in: canvas.document, &identifiers)
    if list.isStatic { cell["reuseIdentifier"] = nil }
    let size = list.size(of: entry.size)
    cell.draw(Rect(x: 0, y: 0, width: size.width, height: size.height))
    for index in cell.children.indices where cell.children[index]["key"] == "contentView" {
      cell.children[index].draw(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    var arranged = try list.inserting([cell], after: after, on: canvas)
    if cell.name == "collectionViewCell", canvas.document.writingXcode >= 11 {
      arranged.edits += canvas.document.ensuring(.collectionContentViews)
    }
    return arranged
  }
}
