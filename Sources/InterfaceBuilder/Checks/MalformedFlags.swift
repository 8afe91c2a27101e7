import Wording

extension DocumentCheck {
  /// An attribute that is yes or no is written `YES` or `NO`: any other value is taken for neither.
  static let malformedFlags = DocumentCheck { document, list in
    let names = document.root.markup.names
    let isFlag = names.map(flags.contains)
    for element in document.root.descendants
    where element.isView || element.name == "variation" {
      for attribute in element.attributeIndices {
        let record = element.markup.attributes[attribute]
        guard isFlag[Int(record.name)] else { continue }
        let name = names[Int(record.name)]
        let text = element.markup.value(of: record)
        if text != "YES", text != "NO" {
          list.warning(
            "\(name) is YES or NO, and \(text.excerpt) is neither",
            at: Int(record.valueStart)..<Int(record.valueEnd))
        }
      }
    }
  }

  /// The attributes of views that are yes or no wherever they stand.
  private static let flags: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "ambiguous", "autoresizesSubviews",
    "baselineRelativeArrangement", "clipsSubviews", "enabled", "fixedFrame", "hidden",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "misplaced",
    "multipleTouchEnabled", "opaque", "preservesSuperviewLayoutMargins", "scrollEnabled",
    "translatesAutoresizingMaskIntoConstraints", "userInteractionEnabled", "usesAttributedText",
  ]
}
