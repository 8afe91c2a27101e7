import Wording

/// Edits that are made in a document at once, as long as none depends on another one.
///
/// What an edit costs is reading the text again: the text is read once for as many edits as
/// possible.
struct EditBatch {
  /// The document that the edits of the batch are made in.
  private(set) var document: Document
  /// The changes made before the batch, and what takes them back.
  private(set) var done: [[TextEdit]] = []
  private(set) var undone: [[TextEdit]] = []

  private var edits: [TextEdit] = []
  private var ranges = TextRanges()
  /// The values that the batch sets.
  private var slots: Set<EditUnit.Slot> = []
  /// Whether the batch takes elements away. Which groups this leaves empty is known only when the
  /// batch is made.
  private var takesAway = false

  init(_ document: Document) { self.document = document }

  /// Adds the first edits of a list that are made as one.
  /// - Returns: Their number.
  mutating func takeFirst(of list: ArraySlice<DocumentEdit>) throws(DocumentEdit.Refusal) -> Int {
    let unit = EditUnit(firstOf: list)
    if takesAway && unit.takesAway || unit.slot.map(slots.contains) == true { try finish() }
    do throws(DocumentEdit.Refusal) {
      let made = try unit.textEdits(in: document)
      // An element that is to go and is not there may be one that the batch inserts.
      if ranges.touchesNone(of: made), !made.isEmpty || edits.isEmpty || unit.slot != nil {
        add(made, unit)
        return unit.count
      }
    } catch {
      // An element that the batch inserts is found once the batch is made.
      guard !edits.isEmpty else { throw error }
    }
    try finish()
    add(try unit.textEdits(in: document), unit)
    return unit.count
  }

  private mutating func add(_ made: [TextEdit], _ unit: EditUnit) {
    edits += made
    ranges.insert(made)
    if let slot = unit.slot { slots.insert(slot) }
    takesAway = takesAway || unit.takesAway
  }

  /// Makes the edits of the batch, and begins another one.
  mutating func finish() throws(DocumentEdit.Refusal) {
    guard !edits.isEmpty else {
      slots = []
      return
    }
    guard let changed = document.applying(edits) else { throw .malformed }
    done.append(edits)
    undone.insert(document.inverse(of: edits), at: 0)
    document = changed
    edits = []
    ranges = TextRanges()
    slots = []
    takesAway = false
  }
}

/// Ranges of a text that do not overlap, in order.
private struct TextRanges {
  private var ranges: [Range<Int>] = []

  /// Whether changes neither overlap nor adjoin any of the ranges.
  func touchesNone(of edits: [TextEdit]) -> Bool {
    edits.allSatisfy { edit in
      let index = ranges.partitioningIndex(where: { $0.upperBound >= edit.range.lowerBound })
      return index == ranges.count || ranges[index].lowerBound > edit.range.upperBound
    }
  }

  mutating func insert(_ edits: [TextEdit]) {
    for edit in edits {
      // The ranges of one edit may adjoin, as when an element moves into the element before it.
      var index = ranges.partitioningIndex(where: { $0.upperBound >= edit.range.lowerBound })
      while index < ranges.count, ranges[index].lowerBound < edit.range.lowerBound { index += 1 }
      ranges.insert(edit.range, at: index)
    }
  }
}
