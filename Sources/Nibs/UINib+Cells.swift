import AutoLayout

extension UITableView {
  /// Registers the cell of a nib with an identifier: the one that is the first object at its top. Nil removes
  /// what is registered.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview>
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    var make: (@MainActor () -> UITableViewCell?)?
    if let nib { make = { nib.instantiate(withOwner: nil).first as? UITableViewCell } }
    register(make, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Registers the cell of a nib with an identifier: the one that is the first object at its top. Nil removes
  /// what is registered.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    var make: (@MainActor () -> UICollectionReusableView?)?
    if let nib { make = { nib.instantiate(withOwner: nil).first as? UICollectionViewCell } }
    register(make, kind: nil, withReuseIdentifier: identifier)
  }
}
