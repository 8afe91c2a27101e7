import InterfaceBuilder
import Testing

/// The lines that changes take away (`-`) and bring (`+`), after checks that the document is sound
/// before and after them, and that the inverse changes give the same bytes again.
func lineChanges(_ edits: [TextEdit], in document: Document) -> [String] {
  let before = document.markup.source
  let changed = document.applying(edits)
  #expect(changed != nil)
  guard let changed else { return [] }
  let back = changed.applying(document.inverse(of: edits))
  #expect(back?.markup.source.fileBytes == before.fileBytes)
  func lines(_ source: SourceText) -> [String] {
    String(decoding: source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
  let difference = lines(changed.markup.source).difference(from: lines(before))
  return difference.removals.map { change in
    guard case .remove(_, let line, _) = change else { return "" }
    return "-" + line
  }
    + difference.insertions.map { change in
      guard case .insert(_, let line, _) = change else { return "" }
      return "+" + line
    }
}
