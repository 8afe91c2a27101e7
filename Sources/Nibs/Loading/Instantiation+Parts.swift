import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the parts of a view that are not its subviews: a cell's content, a table's rows, a bar's
  /// items.
  func addParts(to view: UIView, _ element: Element) {
    switch view {
    case let cell as UITableViewCell: addParts(to: cell, element)
    case let cell as UICollectionViewCell:
      cell.reuseIdentifier = element["reuseIdentifier"]
      if let content = element.child(key: "contentView") { decode(cell.contentView, content) }
      // The canvas gives the content of a xib's root the margins of a root view.
      if resources.mode == .design, element.parent?.name == "objects" {
        cell.contentView.preservesSuperviewLayoutMargins = true
      }
    case let view as UICollectionReusableView: view.reuseIdentifier = element["reuseIdentifier"]
    case let table as UITableView: addParts(to: table, element)
    case let collection as UICollectionView: addParts(to: collection, element)
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") { decode(effect.contentView, content) }
    case let bar as UINavigationBar:
      decodeItems(of: bar, element)
    case let bar as UITabBar:
      bar.items = items(element).map { child in
        let item = tabBarItem(child)
        decode(item, child)
        return item
      }
    case let bar as UIToolbar: bar.items = items(element).compactMap { barButtonItem($0) }
    default: break
    }
    setRuntimeAttributes(of: view, element)
  }

  private func items(_ element: Element) -> [Element] {
    element.list("items")
  }

  private func decodeItems(of bar: UINavigationBar, _ element: Element) {
    PropertyDecoder(element, in: self).decodeBar(bar)
    let items = items(element).map { child in
      let item = navigationItem(child)
      decode(item, child)
      return item
    }
    if !items.isEmpty { bar.items = items }
  }
}
