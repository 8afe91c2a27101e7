import Wording

extension DocumentCheck {
  /// The key of a variation is a condition that is known.
  static let variationConditions = DocumentCheck { document, list in
    for element in document.root.descendants where element.name == "variation" {
      let key = element["key"] ?? ""
      if VariationCondition(key: key) == nil {
        list.warning(
          "the condition \(key.excerpt) is not known, so the variation never holds; known are "
            + "default, widthClass=compact, heightClass=regular and the like",
          at: element.place("key"))
      }
    }
  }
}
