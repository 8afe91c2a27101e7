extension Element {
  /// The changes that take the element away, with its line, and with the comment of a scene before
  /// it. A group that would be empty goes with its last member; any other element that would be
  /// empty is left as one tag.
  public func removal() -> [TextEdit] { [TextEdit(removalRange, removalRemainder)] }

  /// The range that goes with the element.
  var removalRange: Range<Int> {
    guard let parent, isOnlyChild else { return rangeWithLine }
    if parent.isGroup { return parent.removalRange }
    guard let content = parent.content, parent.hasBlankContent(without: self) else {
      return rangeWithLine
    }
    return (content.lowerBound - 1)..<parent.range.upperBound
  }

  /// What is left of the range: `/>` where an element is left as one tag.
  private var removalRemainder: String {
    guard let parent, isOnlyChild else { return "" }
    if parent.isGroup { return parent.removalRemainder }
    return parent.hasBlankContent(without: self) ? "/>" : ""
  }

  /// The elements that Interface Builder writes only with members.
  private static let groups: Set<String> = [
    "connections", "constraints", "designables", "gestureRecognizers", "items",
    "layoutGuides", "mask", "prototypes", "resources", "sections", "subviews", "userGuides",
    "userDefinedRuntimeAttributes", "variation", "inferredMetricsTieBreakers",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ]

  /// Whether the element goes with its last member. A variation that changes attributes stays.
  var isGroup: Bool {
    Self.isGroup(name) && !(name == "variation" && attributeIndices.count > 1)
  }

  /// Whether Interface Builder writes elements of a name only with members.
  static func isGroup(_ name: String) -> Bool { groups.contains(name) }

  private var isOnlyChild: Bool {
    guard let parent else { return false }
    return Int(parent.record.subtreeEnd) == Int(record.subtreeEnd) && parent.index + 1 == index
  }

  /// Whether an element has nothing but space beside a child.
  private func hasBlankContent(without child: Element) -> Bool {
    guard let content else { return false }
    let bytes = markup.source.bytes
    func isBlank(_ range: Range<Int>) -> Bool {
      bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
    return isBlank(content.lowerBound..<child.offset)
      && isBlank(child.range.upperBound..<content.upperBound)
  }

  /// The element's range with its lines, if nothing else is on them: from the end of the line
  /// before to the end of its last line.
  var rangeWithLine: Range<Int> {
    let source = markup.source
    let start = startWithComment
    guard source.indentation(before: start) != nil else { return range }
    let line = source.rangeOfLine(source.lineNumber(of: range.upperBound))
    let rest = source.bytes[range.upperBound..<line.upperBound]
    let number = source.lineNumber(of: start)
    guard number > 1, rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return range }
    return source.rangeOfLine(number - 1).upperBound..<line.upperBound
  }

  /// The start of the comment before a scene, else the start of the element.
  var startWithComment: Int {
    guard name == "scene", let parent else { return offset }
    let bytes = markup.source.bytes
    let previous = parent.children.filter { $0.index < index }.last?.range.upperBound
    let lower = previous ?? parent.startTag.upperBound
    var end = offset
    while end > lower, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    guard end - lower >= 7, bytes[(end - 3)..<end].elementsEqual("-->".utf8) else { return offset }
    var start = end - 7
    while start > lower, !bytes[start...].starts(with: "<!--".utf8) { start -= 1 }
    return bytes[start...].starts(with: "<!--".utf8) ? start : offset
  }
}
