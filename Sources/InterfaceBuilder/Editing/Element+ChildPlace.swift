// Where a child stands among the others.
extension Element {
  /// The index among the children at which Interface Builder would write another child: behind the
  /// children of its kind. Children of one kind are in the alphabetical order of their keys,
  /// resources in the order of their names, constraints in the order of their ids.
  /// - Parameters:
  ///   - child: The name of the element.
  ///   - value: The values of its attributes, by their names.
  func place(
    ofChild child: String, among siblings: [Element], _ value: (String) -> String?
  ) -> Int {
    let sorting = ElementOrder.sorting[name] ?? "key"
    let sortKey = value(sorting)
    if name == "constraints", let sortKey {
      return ElementOrder.place(of: sortKey, among: siblings.map { $0[sorting] ?? "" })
    }
    let key = value("key")
    let isOld =
      (root["toolsVersion"].flatMap(Xcode.init(toolsVersion:))?.major ?? Xcode.latest) < 12
    func rank(_ name: String, _ key: String?) -> Int? {
      ElementOrder.rank(ofChild: name, key: key, in: self.name, beforeXcode12: isOld)
    }
    let own = rank(child, key)
    let others = rank("userDefinedRuntimeAttributes", nil) ?? rank("connections", nil)
    // A child that the order doesn't have stands behind its like, or before the connections. A
    // subview stands last, because views are drawn in the order of the subviews.
    guard let limit = own ?? others else {
      guard name != "subviews" else { return siblings.count }
      let like = siblings.lastIndex { $0.name == child }
      return like.map { $0 + 1 } ?? siblings.count
    }
    let last = siblings.lastIndex { sibling in
      guard let found = rank(sibling.name, sibling["key"]) else {
        return own == nil || others.map { limit >= $0 } ?? false
      }
      if found == own, let sortKey, let other = sibling[sorting] { return other <= sortKey }
      return own == nil ? found < limit : found <= limit
    }
    return last.map { $0 + 1 } ?? 0
  }

  /// The outermost element.
  private var root: Element { Element(markup: markup, index: 0) }
}

extension ElementOrder {
  /// The attribute by which the children of one kind are in order, by the name of the element
  /// around them.
  static let sorting = [
    "resources": "name", "designables": "name", "dependencies": "name", "constraints": "id",
  ]

  /// Children that come together, in the order in which Interface Builder writes them: constraints
  /// by their ids, capitals before small letters. In public documents 3,694 of 3,697 lists of
  /// constraints have this order.
  static func sorted(_ new: [NewElement], in element: String) -> [NewElement] {
    guard element == "constraints" else { return new }
    return new.sorted { ($0["id"] ?? "") < ($1["id"] ?? "") }
  }

  /// The index of a name among others. Where the others are not in order, it is the first index
  /// with the fewest names on the wrong side of it.
  static func place(of name: String, among others: [String]) -> Int {
    var wrong = others.count { $0 < name }
    var best = (wrong: wrong, index: 0)
    for (index, other) in others.enumerated() {
      wrong += other < name ? -1 : 1
      if wrong < best.wrong { best = (wrong, index + 1) }
    }
    return best.index
  }
}
