import Wording

/// What checks of places choose their candidates by: nothing here reads a frame.
extension CheckedLayout {
  /// The size of a pixel, in points.
  var pixel: Double { 1 / Double(screen.scale) }

  /// The indices of the views that meet a condition.
  func indices(where condition: (Int) -> Bool) -> [Int] { items.indices.filter(condition) }

  /// The views that meet a condition in groups of siblings, from back to front. Groups of one are
  /// left out.
  /// - Parameter isQuiet: Whether a view makes no pair with another such one.
  func siblings(
    where condition: (Int) -> Bool, isQuiet: (Int) -> Bool = { _ in false }
  ) -> [EdgeGroup] {
    indices { items[$0].parent != nil && condition($0) }.grouped { items[$0].parent }
      .map(\.members).filter { $0.count > 1 }
      .map { EdgeGroup(items: $0, isQuiet: $0.map(isQuiet)) }
  }

  /// What a view shows of its own.
  func content(of index: Int) -> ShownContent? {
    guard items[index].isShown else { return nil }
    let view = views[index]
    if view is UIControl { return .control }
    if let text = view as? any TextShowing { return text.wholeText?.isEmpty == false ? .text : nil }
    return (view as? UIImageView)?.image == nil ? nil : .picture
  }

  /// Whether a view is the content view of a cell, which the cell places, whatever constraints say.
  func isContentOfCell(_ index: Int) -> Bool {
    let view = views[index]
    return (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
  }

  /// Whether a control takes touches: it and the views around it are shown, enabled and
  /// interactive.
  func takesTouches(_ index: Int) -> Bool {
    guard items[index].isShown, let control = views[index] as? UIControl, control.isEnabled,
      control.isUserInteractionEnabled
    else { return false }
    return around(index).allSatisfy { views[$0].isUserInteractionEnabled }
  }

  /// Whether neither a view nor one around it is rotated or scaled, so that its edges are those of
  /// the rectangle around it.
  func isUpright(_ index: Int) -> Bool {
    !views[index].isTransformed && around(index).allSatisfy { !views[$0].isTransformed }
  }

  /// What a view shows of its own, and not by its subviews.
  enum ShownContent: String {
    case control, text, picture
  }
}
