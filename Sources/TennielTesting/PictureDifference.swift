/// The difference between two pictures, line by line.
public struct PictureDifference: Hashable, Sendable {
  /// Both pictures in one text: common lines are indented by two blanks, lines of the stored
  /// picture begin with "- ", and lines of the new one with "+ ".
  public let text: String
  /// The number of lines that were changed, removed or added.
  public let changedLines: Int

  init(from kept: String, to new: String) {
    let kept = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: kept) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var changed = 0
    var (i, j) = (0, 0)
    while i < kept.count || j < new.count {
      let (oldStart, newStart) = (i, j)
      while removed.contains(i) {
        lines.append("- \(kept[i])")
        i += 1
      }
      while inserted.contains(j) {
        lines.append("+ \(new[j])")
        j += 1
      }
      changed += max(i - oldStart, j - newStart)
      if i == oldStart && j == newStart {
        lines.append(kept[i].isEmpty ? "" : "  \(kept[i])")
        i += 1
        j += 1
      }
    }
    text = lines.joined(separator: "\n")
    changedLines = changed
  }

  /// The number of changed lines in words: "2 lines differ".
  var summary: String { changedLines == 1 ? "1 line differs" : "\(changedLines) lines differ" }
}
