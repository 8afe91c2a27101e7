/// A change of a text: a range of its bytes gives way to other text.
public struct TextEdit: Hashable, Sendable {
  /// The offsets in the text before the change.
  public var range: Range<Int>
  /// What takes the place of the range.
  public var replacement: String

  /// Creates a change.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text after changes. All ranges are ranges of this text, and may not overlap; of several
  /// insertions at one place, the first comes first.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var offset = 0
    for edit in Self.ordered(edits) {
      precondition(edit.range.lowerBound >= offset, "changes of a text may not overlap")
      bytes.append(contentsOf: self.bytes[offset..<edit.range.lowerBound])
      bytes.append(contentsOf: edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    bytes.append(contentsOf: self.bytes[offset...])
    return SourceText(bytes: bytes, like: self)
  }

  /// The changes that lead from the text after changes back to this one.
  public func inverse(of edits: [TextEdit]) -> [TextEdit] {
    var shift = 0
    return Self.ordered(edits).map { edit in
      let start = edit.range.lowerBound + shift
      let count = edit.replacement.utf8.count
      shift += count - edit.range.count
      return TextEdit(start..<(start + count), String(decoding: bytes[edit.range], as: UTF8.self))
    }
  }

  /// The change that leads to another text, in the smallest range that differs; nil if the texts
  /// are equal.
  public func change(to other: SourceText) -> TextEdit? {
    guard bytes != other.bytes else { return nil }
    let (own, theirs) = (bytes, other.bytes)
    let most = min(own.count, theirs.count)
    var start = 0
    while start < most, own[start] == theirs[start] { start += 1 }
    // A character is not taken apart: its bytes behind the first begin with the bits 10.
    func isInside(_ offset: Int, _ bytes: [UInt8]) -> Bool {
      offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
    while isInside(start, own) || isInside(start, theirs) { start -= 1 }
    var rest = 0
    while rest < most - start, own[own.count - 1 - rest] == theirs[theirs.count - 1 - rest] {
      rest += 1
    }
    while isInside(own.count - rest, own) { rest -= 1 }
    return TextEdit(
      start..<(bytes.count - rest),
      String(decoding: other.bytes[start..<(other.bytes.count - rest)], as: UTF8.self))
  }

  /// The changes in the order of the text. Where an insertion is at the start of a range that
  /// changes, the insertion comes first.
  private static func ordered(_ edits: [TextEdit]) -> [TextEdit] {
    edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
