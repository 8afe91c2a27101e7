import InterfaceBuilder

// The cells and supplementary views of collection views.
extension ListDecoder {
  func addParts(to collection: UICollectionView, _ element: Element) {
    addLayout(to: collection, element)
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      instantiation.hasPrototypes = true
      collection.register(
        { [self] in part(cell) as? UICollectionViewCell }, kind: nil,
        withReuseIdentifier: identifier)
    }
    if !element.list("cells").isEmpty {
      instantiation.listsWithPrototypes.append((collection, element))
    }
    for (key, kind) in Self.supplementaryKinds {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      collection.register(
        { [self] in part(view) as? UICollectionReusableView }, kind: kind,
        withReuseIdentifier: identifier)
    }
  }

  /// Gives a collection view an item of each prototype, as large as the document draws it, and the
  /// views of its section.
  func fill(_ collection: UICollectionView, _ element: Element) {
    let items = element.list("cells").compactMap { cell in
      (part(cell) as? UICollectionViewCell).map { made in
        let size = cell.child("size", key: "customSize")?.size.map { CGSize($0) }
        return CollectionContent.Item(cell: made, size: size)
      }
    }
    var supplementary: [String: UICollectionReusableView] = [:]
    for (key, kind) in Self.supplementaryKinds {
      supplementary[kind] = element.child(key: key).flatMap(part) as? UICollectionReusableView
    }
    let content = CollectionContent(items, supplementary)
    collection.documentContent = content
    collection.showsAllItems = context.resources.mode == .design
    collection.dataSource = content
    if isOfFramework(collection.delegate, UICollectionViewController.self) {
      collection.delegate = content
    }
  }

  /// The keys of a section's views in documents, and their kinds.
  private static let supplementaryKinds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]
}
