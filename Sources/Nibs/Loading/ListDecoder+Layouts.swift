import AutoLayout
import Foundation
import InterfaceBuilder

extension ListDecoder {
  /// Gives a collection the layout of its element.
  func addLayout(to collection: UICollectionView, _ element: Element) {
    guard let layout = element.child(key: "collectionViewLayout") else { return }
    if layout.name == "collectionViewLayout" { return addLayout(layout, to: collection) }
    guard layout.name == "collectionViewFlowLayout" else { return }
    let flow =
      objects.custom(layout, UICollectionViewFlowLayout.self) { $0.init(coder: $1) }
      ?? UICollectionViewFlowLayout()
    objects.keep(flow, for: layout)
    collection.collectionViewLayout = flow
    func size(_ key: String) -> CGSize? {
      layout.child("size", key: key)?.size.map { CGSize($0) }
    }
    flow.scrollDirection = layout["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let value = layout.number("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(value) }
    if let value = layout.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = CGFloat(value)
    }
    if let value = size("itemSize") { flow.itemSize = value }
    if let value = size("headerReferenceSize") { flow.headerReferenceSize = value }
    if let value = size("footerReferenceSize") { flow.footerReferenceSize = value }
    // The design has items as they are drawn.
    if context.resources.mode == .design {
      flow.estimatedItemSize = .zero
    } else if layout["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let value = size("estimatedItemSize") {
      flow.estimatedItemSize = value
    }
    if let value = layout.child("inset", key: "sectionInset")?.edgeInsets {
      flow.sectionInset = value
    }
  }

  /// Gives a collection the layout of an app's class.
  private func addLayout(_ layout: Element, to collection: UICollectionView) {
    let type = objects.customClass(
      of: layout, basedOn: UICollectionViewLayout.self, otherwise: UICollectionViewFlowLayout.self)
    if type != UICollectionViewLayout.self,
      let made = type.init(coder: NibCoder(layout, level: type) { _ in })
    {
      collection.collectionViewLayout = made
    }
    objects.keep(collection.collectionViewLayout, for: layout)
  }
}
