extension UICollectionView {
  /// A class of cells, with what fills a cell for an item.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier = freshIdentifier(of: Cell.self)
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views of a kind, with what fills one.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier = freshIdentifier(of: Supplementary.self)
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell that is free for reuse, or a new one, filled for an item unless that is nil.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier
    views.classes[ReuseName(identifier: name)] = Cell.self
    let made = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell
    let cell = made ?? Cell(ofRegisteredClass: ())
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that is free for reuse, or a new one, filled for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.kind, registration.identifier)
    views.classes[ReuseName(kind: kind, identifier: name)] = Supplementary.self
    let made = dequeue(kind, name, indexPath) as? Supplementary
    let view = made ?? Supplementary(ofRegisteredClass: ())
    registration.handler(view, kind, indexPath)
    return view
  }

  private static var registrations = 0

  /// An identifier that no other registration has.
  private static func freshIdentifier(of type: UICollectionReusableView.Type) -> String {
    registrations += 1
    return "\(type)-registration-\(registrations)"
  }
}
