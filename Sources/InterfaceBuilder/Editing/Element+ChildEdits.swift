extension Element {
  /// The changes that give the element a text; none if it has children.
  public func settingText(_ text: String) -> [TextEdit] {
    guard children.isEmpty, text != self.text else { return [] }
    if let content { return [TextEdit(content, text.escapedAsText)] }
    return [TextEdit(closing, ">\(text.escapedAsText)</\(name)>")]
  }

  /// The changes that insert a child, on lines of its own.
  ///
  /// The new child stands before the sibling. Without a sibling, the new child stands where
  /// Interface Builder writes such a child.
  public func inserting(_ new: NewElement, before sibling: Element? = nil) -> [TextEdit] {
    inserting([new], before: sibling)
  }

  /// The changes that insert children. Children of one place stay in the order of the list, except
  /// for constraints.
  func inserting(_ new: [NewElement], before sibling: Element? = nil) -> [TextEdit] {
    let style = WritingStyle(of: markup)
    let siblings = Array(children)
    guard let first = siblings.first else { return insertingFirst(new, style) }
    var edits: [TextEdit] = []
    for new in ElementOrder.sorted(new, in: name) {
      let next =
        sibling.flatMap(siblings.firstIndex)
        ?? place(ofChild: new.name, among: siblings) { new[$0] }
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

  /// The changes that insert an element into a group of this element, such as `subviews`,
  /// `constraints` or `connections`. A group that is not there comes with its new member.
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
    let children = ElementOrder.sorted(new, in: name).map {
      style.lineEnd + inner + $0.written(indentation: inner, style: style)
    }
    let lines = children.joined() + style.lineEnd + outer
    guard let content else { return [TextEdit(closing, ">\(lines)</\(name)>")] }
    let isBlank = markup.source.bytes[content].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
    return [TextEdit(isBlank ? content : content.upperBound..<content.upperBound, lines)]
  }

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
