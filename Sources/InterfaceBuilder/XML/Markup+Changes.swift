extension Markup {
  /// The markup of the text after changes, made by reading only what the changes touch.
  /// - Parameter edits: The changes in the order of the text.
  /// - Returns: The same markup as reading the whole text gives; nil if the whole text has to be
  ///   read.
  func changed(by edits: [TextEdit]) -> MarkupChange? {
    guard problems.isEmpty, unlistedProblems == 0, !edits.isEmpty else { return nil }
    let text = source.applying(edits)
    guard text.bytes.count <= SourceText.largest else { return nil }
    return change(to: text, by: edits, allowsTags: true)
      // The changes of a start tag may make another element of it.
      ?? change(to: text, by: edits, allowsTags: false)
  }

  private func change(to text: SourceText, by edits: [TextEdit], allowsTags: Bool) -> MarkupChange?
  {
    guard let parts = parts(of: edits, allowsTags: allowsTags) else { return nil }
    var writer = MarkupSplice(self, text)
    for part in parts where !writer.read(part) { return nil }
    return writer.finish()
  }

  /// The number of elements around an element, and the element itself.
  func depth(of element: Int) -> Int {
    var depth = 1
    var parent = elements[element].parent
    while parent >= 0 {
      depth += 1
      parent = elements[Int(parent)].parent
    }
    return depth
  }
}

/// A markup that was made out of another one, and where it differs.
struct MarkupChange {
  /// Elements that have taken the place of others.
  struct Place {
    /// The indices in the old markup of the elements that gave way.
    let old: Range<Int>
    /// The indices in the new markup of the elements that took their place.
    let new: Range<Int>
    /// The index in the old markup of the element around the place, or of the element with another
    /// start tag.
    let owner: Int
    let isStartTag: Bool
  }

  let markup: Markup
  /// The places in the order of the text.
  let places: [Place]
}

extension [MarkupChange.Place] {
  /// The index of an element in the new markup; nil for an element that was read again.
  func newIndex(of old: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].old.lowerBound <= old { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return old }
    let place = self[low - 1]
    return old < place.old.upperBound ? nil : old + place.new.upperBound - place.old.upperBound
  }
}
