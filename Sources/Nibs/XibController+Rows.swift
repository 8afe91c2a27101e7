import InterfaceBuilder

extension XibController: RowShowing {
  package var drawnRowSize: CGSize? {
    // The row height of a cell in a xib is for Interface Builder alone: a table asks its own.
    guard let element = viewIfLoaded?.origin?.element, hasConstraints else { return nil }
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
