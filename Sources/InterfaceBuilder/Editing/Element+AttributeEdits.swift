import Wording

extension Element {
  /// The changes that give an attribute a value: in its place if the element has the attribute,
  /// else where Interface Builder writes it.
  ///
  /// A value may not have characters that XML doesn't allow, such as U+0007: see
  /// ``settingString(_:to:)``.
  public func setting(_ attribute: String, to value: String) -> [TextEdit] {
    precondition(
      value.isAllowedInXML, "an attribute can't have the value \(value.debugDescription)")
    guard let record = attributeRecord(attribute) else {
      return [TextEdit(place(ofNew: attribute), " \(attribute)=\"\(value.escapedAsValue())\"")]
    }
    guard markup.value(of: record) != value else { return [] }
    let quote = Unicode.Scalar(markup.source.bytes[Int(record.valueEnd)])
    return [
      TextEdit(Int(record.valueStart)..<Int(record.valueEnd), value.escapedAsValue(quote: quote))
    ]
  }

  /// The changes that take an attribute away, with the space before it.
  public func removing(_ attribute: String) -> [TextEdit] {
    guard
      let index = attributeIndices.first(where: {
        markup.names[Int(markup.attributes[$0].name)] == attribute
      })
    else { return [] }
    return [TextEdit(end(before: index)..<(Int(markup.attributes[index].valueEnd) + 1), "")]
  }

  /// The changes that give a text: in an attribute, or in a child `string` if Interface Builder
  /// writes it there.
  public func settingString(_ key: String, to value: String) -> [TextEdit] {
    let strings = strings(key)
    if value.isWrittenInAttribute {
      return setting(key, to: value) + strings.flatMap { $0.removal() }
    }
    guard let string = strings.first else {
      return removing(key) + inserting(NewElement(string: value, key: key))
    }
    guard value.isAllowedInXML else {
      return removing(key) + string.setting("base64-UTF8", to: "YES")
        + string.settingText(Base64.encoded(value))
    }
    return removing(key) + string.removing("base64-UTF8") + string.settingText(value)
  }

  /// The name of the elements whose order the attributes have: a variation has the order of its
  /// object.
  private var orderingName: String { name == "variation" ? parent?.name ?? name : name }

  /// Where a new attribute is inserted: behind the last attribute that comes before it in the
  /// order.
  private func place(ofNew attribute: String) -> Range<Int> {
    let others = ElementOrder.rankOfOtherAttributes(in: orderingName)
    let limit = ElementOrder.rank(ofAttribute: attribute, in: orderingName)
    let last = attributeIndices.last { index in
      let other = markup.names[Int(markup.attributes[index].name)]
      let found = ElementOrder.rank(ofAttribute: other, in: orderingName)
      guard let found else { return other == "key" || limit.map { $0 >= others } ?? true }
      return found < limit ?? others
    }
    let end = last.map { Int(markup.attributes[$0].valueEnd) + 1 } ?? endOfName
    return end..<end
  }

  /// The offset after the attribute before another attribute, or after the element's name.
  private func end(before index: Int) -> Int {
    index > attributeIndices.lowerBound
      ? Int(markup.attributes[index - 1].valueEnd) + 1 : endOfName
  }

  private var endOfName: Int { offset + 1 + name.utf8.count }
}
