extension Element {
  /// The changes that give an element without children a text; none for one with children.
  public func settingText(_ text: String) -> [TextEdit] {
    guard children.isEmpty, text != self.text else { return [] }
    if let content { return [TextEdit(content, text.escapedAsText)] }
    return [TextEdit(closing, ">\(text.escapedAsText)</\(name)>")]
  }

  /// The changes that insert a child where Interface Builder writes it, on lines of its own.
  /// - Parameter sibling: The child before which it is inserted; nil leaves the place to the order.
  public func inserting(_ new: NewElement, before sibling: Element? = nil) -> [TextEdit] {
    inserting([new], before: sibling)
  }

  /// The changes that insert children; those of one place stay in their order.
  func inserting(_ new: [NewElement], before sibling: Element? = nil) -> [TextEdit] {
    let style = WritingStyle(of: markup)
    let siblings = Array(children)
    guard let first = siblings.first else { return insertingFirst(new, style) }
    var edits: [TextEdit] = []
    for new in new {
      let next = sibling.flatMap(siblings.firstIndex) ?? place(ofNew: new, among: siblings)
      // Where children share a line, a new one does as well.
      guard let indentation = first.indentation else {
        let place =
          next < siblings.count ? siblings[next].offset : siblings[next - 1].range.upperBound
        edits.append(TextEdit(place..<place, new.written(indentation: "", style: style)))
        continue
      }
      let place = next > 0 ? siblings[next - 1].range.upperBound : startTag.upperBound
      edits.append(
        TextEdit(
          place..<place,
          style.lineEnd + indentation + new.written(indentation: indentation, style: style)))
    }
    return edits
  }

  /// The changes that insert an element into a group of this one, `subviews`, `constraints`,
  /// `connections` and so on, which comes with it if it is not there.
  public func inserting(
    _ new: NewElement, inGroup group: String, before sibling: Element? = nil
  ) -> [TextEdit] {
    if let group = child(group) { return group.inserting(new, before: sibling) }
    return inserting(NewElement(group, children: [new]))
  }

  /// Inserts into an element that has no children.
  private func insertingFirst(_ new: [NewElement], _ style: WritingStyle) -> [TextEdit] {
    guard !new.isEmpty else { return [] }
    let outer = lineIndentation
    let inner = outer + style.indentation
    let children = new.map { style.lineEnd + inner + $0.written(indentation: inner, style: style) }
    let lines = children.joined() + style.lineEnd + outer
    guard let content else { return [TextEdit(closing, ">\(lines)</\(name)>")] }
    let isBlank = markup.source.bytes[content].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
    return [TextEdit(isBlank ? content : content.upperBound..<content.upperBound, lines)]
  }

  /// The index among the children at which Interface Builder would write a new one: behind those
  /// of its kind, among which keys, or names of resources, are in the order of the alphabet.
  private func place(ofNew new: NewElement, among siblings: [Element]) -> Int {
    let key = new.attributes.first { $0.name == "key" }?.value
    let sorting = ElementOrder.sortedByName.contains(name) ? "name" : "key"
    let sortKey = new.attributes.first { $0.name == sorting }?.value
    let isOld = (root["toolsVersion"].flatMap(Xcode.init(toolsVersion:))?.major ?? 26) < 12
    func rank(_ name: String, _ key: String?) -> Int? {
      ElementOrder.rank(ofChild: name, key: key, in: self.name, beforeXcode12: isOld)
    }
    let own = rank(new.name, key)
    let others = rank("userDefinedRuntimeAttributes", nil) ?? rank("connections", nil)
    // A child that the order doesn't have stands behind its like, or before the connections. The order
    // of views is that in which they are drawn.
    guard let limit = own ?? others else {
      guard self.name != "subviews" else { return siblings.count }
      let like = siblings.lastIndex { $0.name == new.name }
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

  /// The range of `/>` of an element of one tag, with the spaces before it.
  private var closing: Range<Int> {
    let end = startTag.upperBound
    var start = end - 2
    while start > offset, [0x20, 0x09, 0x0A, 0x0D].contains(markup.source.bytes[start - 1]) {
      start -= 1
    }
    return start..<end
  }

  /// The spaces at the start of the line that the element begins on.
  var lineIndentation: String {
    let source = markup.source
    let line = source.rangeOfLine(source.lineNumber(of: offset))
    let spaces = source.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }
}
