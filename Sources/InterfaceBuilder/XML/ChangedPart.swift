/// A part of a text that changes touch, and that can be read by itself: a start tag, or what is
/// between two tags of an element's content.
struct ChangedPart {
  /// The index of the element around the part, or of the element whose start tag it is.
  let owner: Int
  /// Whether the part is the start tag of its owner.
  let isStartTag: Bool
  /// The offsets of the part.
  let range: Range<Int>
  /// The indices of the elements in the part.
  let elements: Range<Int>
  /// The changes in the part.
  let edits: Range<Int>
  /// By how many bytes the changes make the part longer.
  let growth: Int
}

extension Markup {
  /// The smallest parts of the text that changes touch, in order. Nil if a change is not within the
  /// content of the outermost element, or within its start tag where tags are parts.
  /// - Parameters:
  ///   - edits: The changes in the order of the text.
  ///   - allowsTags: Whether a start tag is a part by itself.
  func parts(of edits: [TextEdit], allowsTags: Bool) -> [ChangedPart]? {
    var parts: [ChangedPart] = []
    for (index, edit) in edits.enumerated() {
      var range = edit.range
      var indices = index..<(index + 1)
      var growth = edit.replacement.utf8.count - edit.range.count
      while true {
        guard
          let part = part(
            around: range, edits: indices, growth: growth, allowsTags: allowsTags)
        else { return nil }
        guard let last = parts.last,
          part.range.lowerBound < last.range.upperBound
            || part.range.lowerBound == last.range.lowerBound
        else {
          parts.append(part)
          break
        }
        // Parts that overlap are read as one.
        parts.removeLast()
        range = edits[last.edits.lowerBound].range.lowerBound..<range.upperBound
        indices = last.edits.lowerBound..<indices.upperBound
        growth += last.growth
      }
    }
    return parts
  }

  /// The smallest part that has a range of the text inside.
  private func part(
    around range: Range<Int>, edits: Range<Int>, growth: Int, allowsTags: Bool
  ) -> ChangedPart? {
    guard let inner = lastElement(before: range.lowerBound) else { return nil }
    if allowsTags, isInStartTag(range, of: inner) {
      let tag = Int(elements[inner].start)..<Int(elements[inner].startTagEnd)
      return ChangedPart(
        owner: inner, isStartTag: true, range: tag, elements: (inner + 1)..<(inner + 1),
        edits: edits, growth: growth)
    }
    var owner = inner
    // The child of the owner that the range begins in or behind.
    var child: Int?
    while !isInContent(range, of: owner) {
      child = owner
      owner = Int(elements[owner].parent)
      guard owner >= 0 else { return nil }
    }
    var first = owner + 1
    var start = Int(elements[owner].startTagEnd)
    func pass(_ element: Int) {
      first = Int(elements[element].subtreeEnd)
      start = Int(elements[element].end)
    }
    if let child {
      if Int(elements[child].end) <= range.lowerBound {
        pass(child)
      } else {
        first = child
        if let previous = previousSibling(of: child) { start = Int(elements[previous].end) }
      }
    }
    let limit = Int(elements[owner].subtreeEnd)
    var next = first
    while next < limit, elements[next].start < Int32(range.upperBound) {
      next = Int(elements[next].subtreeEnd)
    }
    let end = next < limit ? elements[next].start : elements[owner].contentEnd
    return ChangedPart(
      owner: owner, isStartTag: false, range: start..<Int(end), elements: first..<next,
      edits: edits, growth: growth)
  }

  /// The last element that begins before an offset.
  private func lastElement(before offset: Int) -> Int? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].start < Int32(offset) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Whether a range is behind the `<` of a start tag and before its `>` or `/>`.
  private func isInStartTag(_ range: Range<Int>, of element: Int) -> Bool {
    let record = elements[element]
    let end = Int(record.startTagEnd) - (record.contentEnd < 0 ? 2 : 1)
    return range.lowerBound > Int(record.start) && range.upperBound <= end
  }

  private func isInContent(_ range: Range<Int>, of element: Int) -> Bool {
    let record = elements[element]
    return record.contentEnd >= 0 && range.lowerBound >= Int(record.startTagEnd)
      && range.upperBound <= Int(record.contentEnd)
  }

  private func previousSibling(of element: Int) -> Int? {
    let parent = elements[element].parent
    var previous = element - 1
    guard previous > Int(parent) else { return nil }
    while elements[previous].parent != parent { previous = Int(elements[previous].parent) }
    return previous
  }
}
