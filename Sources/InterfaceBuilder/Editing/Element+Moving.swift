extension Element {
  /// The changes that take the element, as it is written, to another parent or another place among
  /// its siblings. None if the parent is the element itself or inside of it.
  /// - Parameters:
  ///   - parent: The element that gets it as a child.
  ///   - sibling: The child of the parent before which the element comes; nil puts it at the end,
  ///     or a constraint at the place of its id.
  public func moving(into parent: Element, before sibling: Element? = nil) -> [TextEdit] {
    guard parent != self, !contains(parent), sibling != self else { return [] }
    let siblings = Array(parent.children)
    let next = sibling.flatMap(siblings.firstIndex) ?? place(among: siblings, of: parent)
    if let own = siblings.firstIndex(of: self), next == own || next == own + 1 { return [] }
    let style = WritingStyle(of: markup)
    guard let first = siblings.first else {
      let outer = parent.lineIndentation
      let inner = outer + style.indentation
      let lines = style.lineEnd + inner + written(indentation: inner) + style.lineEnd + outer
      return parent.replacingContent(with: lines) + removal()
    }
    guard let indentation = first.indentation else {
      let place =
        next < siblings.count ? siblings[next].offset : siblings[next - 1].range.upperBound
      return inserting(written(indentation: ""), at: place)
    }
    let place = next > 0 ? siblings[next - 1].range.upperBound : parent.startTag.upperBound
    let lines = style.lineEnd + indentation + written(indentation: indentation)
    return inserting(lines, at: place)
  }

  private func place(among siblings: [Element], of parent: Element) -> Int {
    guard parent.name == "constraints" else { return siblings.count }
    return parent.place(ofChild: name, among: siblings) { self[$0] }
  }

  /// The changes that take the element, as it is written, to the place of a stand-in in new parts
  /// of another element.
  func moving(to standIn: NewElement, in part: NewElement, of parent: Element) -> [TextEdit] {
    guard var edit = parent.inserting(part).first,
      let place = edit.replacement.firstRange(
        of: standIn.written(indentation: "", style: WritingStyle(of: markup)))
    else { return [] }
    let line = edit.replacement[..<place.lowerBound]
    let indentation = String(line.reversed().prefix { $0 == " " || $0 == "\t" })
    edit.replacement.replaceSubrange(place, with: written(indentation: indentation))
    return [edit] + removal()
  }

  /// Inserts the element's new text, and takes the old text away. A place within the range that is
  /// taken away moves to the end of the range.
  private func inserting(_ text: String, at place: Int) -> [TextEdit] {
    let old = removalRange
    let place = place > old.lowerBound && place < old.upperBound ? old.upperBound : place
    return [TextEdit(place..<place, text)] + removal()
  }

  /// Fills an element that has no children with lines.
  private func replacingContent(with lines: String) -> [TextEdit] {
    guard let content else {
      let end = startTag.upperBound
      return [TextEdit((end - 2)..<end, ">\(lines)</\(name)>")]
    }
    return [TextEdit(content, lines)]
  }

  /// The element's text, and a scene's comment, with another indentation. Lines inside of texts
  /// stay as they are.
  private func written(indentation: String) -> String {
    let source = markup.source
    let start = startWithComment
    let old = lineIndentation
    var edits: [TextEdit] = []
    func indent(_ offset: Int) {
      guard offset > start, let found = source.indentation(before: offset),
        found.hasPrefix(old)
      else { return }
      let line = offset - found.utf8.count
      edits.append(TextEdit(line..<(line + old.utf8.count), indentation))
    }
    for element in [self] + Array(descendants) {
      indent(element.offset)
      if !element.children.isEmpty, let content = element.content { indent(content.upperBound) }
    }
    var text: [UInt8] = []
    var offset = start
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text.append(contentsOf: source.bytes[offset..<edit.range.lowerBound])
      text.append(contentsOf: edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    text.append(contentsOf: source.bytes[offset..<range.upperBound])
    return String(decoding: text, as: UTF8.self)
  }
}
