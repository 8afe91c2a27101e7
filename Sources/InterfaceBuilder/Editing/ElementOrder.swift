/// The order of attributes and children in which Interface Builder writes them.
enum ElementOrder {
  /// The place of an attribute among the attributes of an element; nil if the schema doesn't have
  /// it.
  static func rank(ofAttribute attribute: String, in element: String) -> Int? {
    if let ranks = attributeRanks[element] { return ranks[attribute] }
    // A controller of another framework has what all controllers have.
    if element.hasSuffix("Controller") { return attributeRanks["viewController"]?[attribute] }
    return objectRanks[attribute]
  }

  /// The place of attributes that the schema doesn't have: behind all attributes but the
  /// identity's.
  static func rankOfOtherAttributes(in element: String) -> Int {
    rank(ofAttribute: "translatesAutoresizingMaskIntoConstraints", in: element)
      ?? rank(ofAttribute: "id", in: element) ?? Int.max
  }

  /// The place of a child among the children of an element; nil if the order doesn't have it.
  /// - Parameters:
  ///   - key: The child's key: the children of one name may stand in several places.
  ///   - beforeXcode12: Whether Xcode 11 or before saved the document: it wrote the guides of a
  ///     view behind its constraints.
  static func rank(
    ofChild name: String, key: String?, in element: String, beforeXcode12: Bool = false
  ) -> Int? {
    let order = childOrder(of: element, beforeXcode12: beforeXcode12)
    // `nil` stands for a colour that is not set.
    let name = name == "nil" && key?.hasSuffix("Color") == true ? "color" : name
    if let key, let rank = order["\(name):\(key)"] { return rank }
    return order[name]
  }

  private static func childOrder(of element: String, beforeXcode12: Bool) -> [String: Int] {
    if let order = childRanks[element] { return order }
    // A controller of another framework has what all controllers have.
    if element.hasSuffix("Controller") { return controllerChildren }
    guard ElementClass.named(element)?.kind == .view else { return [:] }
    return beforeXcode12 ? viewChildrenBeforeXcode12 : viewChildren
  }

  private static let attributeRanks = [String: [String: Int]](
    uniqueKeysWithValues: ElementSchema.all.map { ($0.name, ranks($0.attributeNames)) })
  private static let objectRanks = ranks(ElementSchema.anyObject.attributeNames)
  /// The places of the children of elements that have an order of their own.
  private static let childRanks: [String: [String: Int]] = {
    var places: [String: [String: Int]] = [:]
    for schema in ElementSchema.all {
      if let children = schema.children { places[schema.name] = ranks(children) }
    }
    return places
  }()
  private static let controllerChildren = ranks(ElementSchema.childrenOfControllers)
  private static let viewChildren = ranks(ElementSchema.childrenOfViews)
  private static let viewChildrenBeforeXcode12 = ranks(ElementSchema.childrenOfViewsBeforeXcode12)

  /// The places of the words of a text.
  private static func ranks(_ order: String) -> [String: Int] {
    ranks(order.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The places of words; of a word that is there twice, the first place.
  private static func ranks(_ words: [String]) -> [String: Int] {
    [String: Int](zip(words, words.indices), uniquingKeysWith: { first, _ in first })
  }
}
