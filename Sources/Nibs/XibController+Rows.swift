import InterfaceBuilder

extension XibController: RowShowing {
  package var drawnRowSize: CGSize? {
    guard let element = viewIfLoaded?.origin?.element, hasConstraints,
      element.number("rowHeight").map({ $0 > 0 }) != true
    else { return nil }
    return element.rect(key: "frame").map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Whether the view is a cell with constraints, which a list measures.
  private var hasConstraints: Bool {
    let content =
      (viewIfLoaded as? UITableViewCell)?.contentView
      ?? (viewIfLoaded as? UICollectionViewCell)?.contentView
    return content?.holdsConstraints == true
  }
}
