extension UITableView {
  /// Taps the button of a row's accessory at a point: the row isn't selected then.
  /// - Returns: Whether the accessory at the point is a button.
  func tapAccessory(at point: CGPoint) -> Bool {
    guard let path = indexPathForRow(at: point), let cell = shownCells[path],
      let frame = cell.accessoryButtonFrame, frame.contains(convert(point, to: cell))
    else { return false }
    cell.accessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    return true
  }
}

extension UITableViewCell {
  /// The part of the row, in its coordinates, that is the button of its accessory: as high as the
  /// row, since fingers are larger than the symbol. Nil for accessories that are none: marks, and
  /// views of the app's.
  fileprivate var accessoryButtonFrame: CGRect? {
    guard shownAccessoryView == nil, let accessoryPart,
      shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
    else { return nil }
    let frame = accessoryPart.frame
    return CGRect(x: frame.minX, y: bounds.minY, width: frame.width, height: bounds.height)
  }
}
