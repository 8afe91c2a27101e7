/// Tells which parts of two texts are equal. Both texts begin and end with the same bytes, so that
/// only the bytes in between have to be compared.
struct EqualBytes {
  private let old: [UInt8]
  private let new: [UInt8]
  /// The number of bytes that both begin with.
  private let start: Int
  /// The number of bytes that both end with, without bytes that count at the start.
  private let end: Int

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old
    self.new = new
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.start = start
    self.end = end
  }

  /// Whether the texts are equal.
  private var areAllEqual: Bool { start == old.count && start == new.count }

  /// Whether a range of the old text has the same bytes as one of the new text.
  func areEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    if range == other, range.upperBound <= start { return true }
    // Both ranges contain the first byte that differs.
    if range.lowerBound == other.lowerBound, range.contains(start), other.contains(start) {
      return false
    }
    if old.count - range.lowerBound == new.count - other.lowerBound,
      old.count - range.lowerBound <= end
    {
      return true
    }
    return old[range] == new[other]
  }

  /// The children of two elements, without those that are equal at the start and at the end.
  func differingChildren(of old: Element, _ new: Element) -> ([Element], [Element]) {
    func isBefore(_ child: Element) -> Bool { child.range.upperBound <= start }
    let oldChildren = old.children.drop(while: isBefore)
      .prefix { self.old.count - $0.offset > end || areAllEqual }
    let newChildren = new.children.drop(while: isBefore)
      .prefix { self.new.count - $0.offset > end || areAllEqual }
    return (Array(oldChildren), Array(newChildren))
  }

  /// Whether elements say the same, with whatever spaces between them.
  func areSame(_ old: [Element], _ new: [Element]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
  }

  private func isSame(_ old: Element, _ new: Element) -> Bool {
    if areEqual(old.range, new.range) { return true }
    return old.name == new.name
      && old.attributes.elementsEqual(new.attributes, by: { $0 == $1 })
      && old.text.trimmed == new.text.trimmed
      && areSame(Array(old.children), Array(new.children))
  }
}

extension String {
  /// The text, or none if it is blank: an element that has no children may be written in two lines.
  fileprivate var trimmed: String { allSatisfy(\.isWhitespace) ? "" : self }
}
