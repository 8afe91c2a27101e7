extension UITableView {
  /// Registers a nib for the cells with an identifier; nil removes it. The nib has one object at
  /// its top, a cell, with the same identifier or none.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview>
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else {
      let none: (@MainActor () -> UITableViewCell?)? = nil
      return register(none, forCellReuseIdentifier: identifier)
    }
    let make: @MainActor () -> UITableViewCell? = {
      guard let cell: UITableViewCell = nib.only(for: identifier) else { return nil }
      nib.check(cell.reuseIdentifier, registered: identifier, kind: "cell reuse indentifier")
      return cell
    }
    register(make, forCellReuseIdentifier: identifier)
  }

  /// Registers a nib for the headers and footers with an identifier; nil removes it. The nib has
  /// one object at its top, a header or footer.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitableview>
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      let none: (@MainActor () -> UITableViewHeaderFooterView?)? = nil
      return register(none, forHeaderFooterViewReuseIdentifier: identifier)
    }
    let make: @MainActor () -> UITableViewHeaderFooterView? = { nib.only(for: identifier) }
    register(make, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UINib {
  /// The only object of the nib. Another number of objects, or another class, raises UIKit's
  /// exception.
  func only<View: UIView>(for identifier: String) -> View? {
    guard failure == nil else {
      instantiate(withOwner: nil)
      return nil
    }
    let made = instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
    if made.count == 1, let view = made.first as? View { return view }
    LayoutException.raiseForNib(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a \(View.self) instance")
    return nil
  }

  /// Raises UIKit's exception, in UIKit's spelling, if the nib's own identifier is not the
  /// registered one.
  ///
  /// Source: <https://github.com/tigerAndBull/TABAnimated/issues/54>
  func check(_ own: String?, registered identifier: String, kind: String) {
    guard let own, !own.isEmpty, own != identifier else { return }
    LayoutException.raiseForNib(
      "\(kind) in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
    )
  }
}
