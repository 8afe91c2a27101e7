extension Element {
  /// The names and values of the attributes, in order.
  public var attributes: [(name: String, value: String)] {
    attributeIndices.map { index in
      let found = markup.attributes[index]
      return (markup.names[Int(found.name)], markup.value(of: found))
    }
  }

  /// The value of an attribute; nil if the element has no such attribute.
  public subscript(name: String) -> String? {
    attributeRecord(name).map { markup.value(of: $0) }
  }

  /// Whether an attribute has a value. Most values are compared by their bytes, without making a
  /// text.
  func has(_ attribute: String, _ value: String) -> Bool {
    guard let record = attributeRecord(attribute) else { return false }
    let bytes = markup.source.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
    let isSame = bytes.elementsEqual(value.utf8)
    // Two texts of letters and digits alone are equal if their bytes are.
    let isPlain = bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 }
    return isPlain ? isSame : markup.value(of: record) == value
  }

  /// The offsets of an attribute's value between its quotes; nil if the element has none.
  public func rangeOfValue(_ attribute: String) -> Range<Int>? {
    attributeRecord(attribute).map { Int($0.valueStart)..<Int($0.valueEnd) }
  }

  /// The indices of the attributes among the attributes of the markup.
  var attributeIndices: Range<Int> {
    let next = index + 1
    return Int(
      record.firstAttribute)..<(next < markup.elements.count
      ? Int(markup.elements[next].firstAttribute) : markup.attributes.count)
  }

  func attributeRecord(_ name: String) -> AttributeRecord? {
    let length = name.utf8.count
    for index in attributeIndices {
      let attribute = markup.attributes[index]
      let other = markup.names[Int(attribute.name)]
      // Most names differ in length already, which is known without reading them.
      if other.utf8.count == length, other == name { return attribute }
    }
    return nil
  }
}
