import Wording

extension DocumentCheck {
  /// An attribute that is a number is written as one, and within its bounds.
  static let malformedNumbers = DocumentCheck { document, list in
    for element in document.root.descendants {
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        let name = element.markup.names[Int(record.name)]
        guard isNumber(name, in: element) else { continue }
        let text = element.markup.value(of: record)
        let place = Int(record.valueStart)..<Int(record.valueEnd)
        if name == "multiplier" {
          if Multiplier(text) == nil {
            list.error(
              "\(text.excerpt) is not a multiplier: a number, or a ratio as 16:9 or 1/3", at: place)
          }
        } else if let number = Double(written: text) {
          if name.lowercased().hasSuffix("priority"), !(number > 0 && number <= 1000) {
            list.error("the priority \(text.excerpt) is not between 1 and 1000", at: place)
          }
        } else {
          list.error("\(name) is a number, and \(text.excerpt) is none", at: place)
        }
      }
    }
  }

  /// Whether an attribute is a number wherever an element of this kind has it.
  private static func isNumber(_ attribute: String, in element: Element) -> Bool {
    switch element.name {
    case "rect", "size", "point":
      return ["x", "y", "width", "height"].contains(attribute)
    case "inset": return ["minX", "minY", "maxX", "maxY"].contains(attribute)
    case "edgeInsets", "directionalEdgeInsets":
      return ["top", "left", "bottom", "right", "leading", "trailing"].contains(attribute)
    case "color": return ["red", "green", "blue", "white", "alpha"].contains(attribute)
    case "constraint": return ["constant", "priority", "multiplier"].contains(attribute)
    case "variation":
      return ["constant", "priority", "multiplier"].contains(attribute)
        || viewNumbers.contains(attribute)
    case "fontDescription": return attribute == "pointSize"
    default:
      return element.isView && viewNumbers.contains(attribute)
    }
  }

  private static let viewNumbers: Set<String> = [
    "alpha", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "spacing",
    "numberOfLines", "tag", "minimumScaleFactor", "minimumFontSize", "preferredMaxLayoutWidth",
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "minValue",
    "maxValue", "progress", "numberOfPages",
  ]
}
