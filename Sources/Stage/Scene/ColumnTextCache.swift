/// The texts of a scene measured in cells. The texts of the last two pictures are kept, since a
/// text is broken for cells in each picture and rarely changes.
package final class ColumnTextCache {
  private var earlier: [String: ColumnText] = [:]
  private var current: [String: ColumnText] = [:]

  /// The number of texts that are kept.
  package var count: Int { current.count + earlier.count }

  /// Begins another picture.
  package func begin() {
    earlier = current
    current = [:]
  }

  /// The text measured in cells.
  package func text(_ text: String) -> ColumnText {
    if let known = current[text] { return known }
    let measured = earlier.removeValue(forKey: text) ?? ColumnText(text)
    current[text] = measured
    return measured
  }
}
