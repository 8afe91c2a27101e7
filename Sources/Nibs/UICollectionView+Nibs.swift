extension UICollectionView {
  /// Registers a nib for the cells with an identifier; nil removes it. The nib has one object at
  /// its top, a cell, with the same identifier or none.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, UICollectionViewCell.self, kind: nil, identifier)
  }

  /// Registers a nib for the supplementary views of a kind with an identifier; nil removes it.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, UICollectionReusableView.self, kind: kind, identifier)
  }

  private func register<View: UICollectionReusableView>(
    _ nib: UINib?, _ type: View.Type, kind: String?, _ identifier: String
  ) {
    guard let nib else { return register(nil, kind: kind, withReuseIdentifier: identifier) }
    let make: @MainActor () -> UICollectionReusableView? = { nib.reusable(type, identifier) }
    register(make, kind: kind, withReuseIdentifier: identifier)
  }
}

extension UINib {
  fileprivate func reusable<View: UICollectionReusableView>(
    _ type: View.Type, _ identifier: String
  ) -> View? {
    // UIKit asks for a reusable view where it registers cells, too.
    guard let view: UICollectionReusableView = only(for: identifier) else { return nil }
    check(view.reuseIdentifier, registered: identifier, kind: "view reuse identifier")
    return view as? View
  }
}
