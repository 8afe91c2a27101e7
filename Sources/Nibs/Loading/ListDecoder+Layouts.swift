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
    PropertyDecoder(ownValuesOf: layout, in: context).decode(flow)
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
