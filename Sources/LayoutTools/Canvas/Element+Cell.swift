import InterfaceBuilder

extension Element {
  /// Whether the element is a cell of a table view or a collection view.
  var isCell: Bool { Self.tables[name] != nil }

  /// For each kind of cell, the view that lists it.
  static let tables = ["tableViewCell": "tableView", "collectionViewCell": "collectionView"]
}
