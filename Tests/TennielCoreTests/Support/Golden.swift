import Foundation
import Testing

/// Holds a text against a kept one, and shows what differs line by line. With `UPDATE_GOLDENS=1` in
/// the environment the kept one is written anew instead.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")
  let file = folder.appendingPathComponent(name + ".txt")
  let text = text + "\n"
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    try Data(text.utf8).write(to: file)
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record(
      "there is no golden \(name).txt yet; UPDATE_GOLDENS=1 writes it",
      sourceLocation: sourceLocation)
    return
  }
  let kept = String(decoding: data, as: UTF8.self)
  guard kept != text else { return }
  Issue.record(
    "\(name) differs (- kept, + now):\n\(Diff.text(from: kept, to: text))",
    sourceLocation: sourceLocation)
}

/// What differs between two texts, line by line.
enum Diff {
  static func text(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append("-" + old[i])
        i += 1
      } else if inserted.contains(j) {
        lines.append("+" + new[j])
        j += 1
      } else {
        lines.append(" " + new[j])
        i += 1
        j += 1
      }
    }
    return elided(lines).joined(separator: "\n")
  }

  /// The lines without those far from any change.
  private static func elided(_ lines: [String]) -> [String] {
    let isNear = lines.indices.map { index in
      lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { !$0.hasPrefix(" ") }
    }
    return lines.indices.compactMap { index in
      if isNear[index] { return lines[index] }
      return index > 0 && isNear[index - 1] ? "…" : nil
    }
  }
}
