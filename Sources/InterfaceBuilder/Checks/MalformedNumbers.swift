import Wording

extension DocumentCheck {
  /// An attribute that is a number is written as one, and within its bounds.
  static let malformedNumbers = DocumentCheck { document, list in
    let names = document.root.markup.names
    // By the names' places, so that no name is compared with another one for each element.
    let areNumbers = names.map { numbersByElement[$0].map { names.map($0.contains) } }
    let areViewNumbers = names.map(viewNumbers.contains)
    for element in document.root.descendants {
      guard
        let isNumber = areNumbers[Int(element.record.name)]
          ?? (element.isView ? areViewNumbers : nil)
      else { continue }
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        guard isNumber[Int(record.name)] else { continue }
        let name = names[Int(record.name)]
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

  private static let numbersByElement: [String: Set<String>] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "color": ["red", "green", "blue", "white", "alpha"],
    "constraint": ["constant", "priority", "multiplier"],
    "variation": viewNumbers.union(["constant", "priority", "multiplier"]),
    "fontDescription": ["pointSize"],
  ]

  private static let viewNumbers: Set<String> = [
    "alpha", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "spacing",
    "numberOfLines", "tag", "minimumScaleFactor", "minimumFontSize", "preferredMaxLayoutWidth",
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "minValue",
    "maxValue", "progress", "numberOfPages",
  ]
}
