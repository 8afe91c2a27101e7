import InterfaceBuilder

extension Instantiation {
  /// Makes the parts of a view that are not its subviews: a cell's content, a table's rows, a bar's
  /// items.
  func addParts(to view: UIView, _ element: Element) {
    switch view {
    case let cell as UITableViewCell: ListDecoder(self).addParts(to: cell, element)
    case let cell as UICollectionViewCell:
      cell.reuseIdentifier = element["reuseIdentifier"]
      if let content = element.child(key: "contentView") { decode(cell.contentView, content) }
      // The canvas gives the content of a cell that is a xib's root the margins of a root view.
      if context.resources.mode == .design, element.parent?.name == "objects" {
        cell.contentView.preservesSuperviewLayoutMargins = true
      }
    case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
    case let table as UITableView: ListDecoder(self).addParts(to: table, element)
    case let collection as UICollectionView:
      ListDecoder(self).addParts(to: collection, element)
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") { decode(effect.contentView, content) }
    case let bar as UINavigationBar: BarItemDecoder(self).decodeItems(of: bar, element)
    case let bar as UITabBar: BarItemDecoder(self).decodeItems(of: bar, element)
    case let bar as UIToolbar: BarItemDecoder(self).decodeItems(of: bar, element)
    default: break
    }
    objects.setRuntimeAttributes(of: view, element)
  }
}
