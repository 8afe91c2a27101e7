/// The items that conditions are decided for, as indices in a layout's list of views.
struct EdgeItems: Hashable, Sendable {
  let first: Int
  let second: Int

  /// - Parameter second: Left out by conditions about one item.
  init(_ first: Int, _ second: Int = -1) {
    (self.first, self.second) = (first, second)
  }

  /// The index of the item at a place; nil for the screen, and where the items have none there.
  func index(at place: EdgePlace) -> Int? {
    let index =
      switch place {
      case .first: first
      case .second: second
      case .screen: -1
      }
    return index < 0 ? nil : index
  }
}
