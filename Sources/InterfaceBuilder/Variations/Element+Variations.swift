extension Element {
  /// The elements `variation` that hold for some traits, in the order in which they are applied:
  /// the default first, then by how many traits their conditions demand. Variations that demand as
  /// many are in the order of the text.
  public func variations(for traits: DesignTraits) -> [Element] {
    let holding = children.compactMap { child -> (rank: Int, element: Element)? in
      guard child.name == "variation", let key = child["key"],
        let condition = VariationCondition(key: key), condition.holds(for: traits)
      else { return nil }
      return (condition.rank, child)
    }
    return holding.sorted { $0.rank < $1.rank }.map(\.element)
  }

  /// The value of an attribute for some traits: the value in the last variation that holds and has
  /// the attribute, else the element's own.
  public func value(of attribute: String, for traits: DesignTraits) -> String? {
    variations(for: traits).last { $0[attribute] != nil }?[attribute] ?? self[attribute]
  }

  /// The number that an attribute has for some traits; nil if it has no finite number.
  public func number(_ attribute: String, for traits: DesignTraits) -> Double? {
    value(of: attribute, for: traits).flatMap(Double.init(written:))
  }

  /// The child with a key for some traits: the child of the last variation that holds and has one,
  /// else the element's own. A mask is not such a child.
  public func child(key: String, for traits: DesignTraits) -> Element? {
    func found(in element: Element) -> Element? {
      element.children.first { $0.has("key", key) && $0.name != "mask" && $0.name != "variation" }
    }
    return variations(for: traits).reversed().lazy.compactMap(found).first ?? found(in: self)
  }

  /// The elements of a group that are installed for some traits, in the order of the text.
  ///
  /// An element is installed unless a mask excludes it; the masks of later variations override the
  /// masks of earlier ones. The constraints of a view that is not installed have no effect either,
  /// but are not left out here: that is up to the caller.
  /// - Parameters:
  ///   - group: `subviews` or `constraints`.
  ///   - traits: The traits by which variations hold or don't.
  public func members(_ group: String, for traits: DesignTraits) -> [Element] {
    let all = list(group)
    var excluded: Set<String> = []
    for variation in variations(for: traits) {
      for change in variation.list("mask", key: group) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) }
        if change.name == "include" { excluded.remove(id) }
      }
    }
    return excluded.isEmpty ? all : all.filter { !excluded.contains($0["id"] ?? "") }
  }
}
