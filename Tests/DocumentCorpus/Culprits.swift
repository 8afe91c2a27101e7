import AutoLayout
import Foundation
import Nibs

/// The views of a root whose sizes make the misses: those without whose own size the frame is
/// wrong, while it is right with all of them.
@MainActor
struct Culprits {
  private let root: DesignRoot
  /// The misses with nothing of the document given, with its safe area, and with its sizes too.
  private let rows: [[String: CGFloat]]
  /// The misses of these rows where views without a size keep their frames.
  private let keptRows: [[String: CGFloat]]
  /// The views by which a miss is wrong, with its error.
  private var views: [String: [(culprit: String, error: CGFloat)]] = [:]

  init(
    _ root: DesignRoot, _ canvas: Canvas, _ bars: BarInference, _ comparisons: [RootComparison],
    keeping: DesignRoot
  ) {
    self.root = root
    rows = comparisons.map { $0.misses() }
    keptRows = RootComparison.Given.allCases.map { given in
      RootComparison(keeping, canvas: canvas, bars: bars, given: given)?.misses() ?? [:]
    }
    guard rows.count == 3, rows[1].keys.contains(where: { rows[2][$0] == nil }) else { return }
    for id in comparisons[2].contentIDs {
      let omitting = RootComparison(root, canvas: canvas, bars: bars, given: .sizes, omitting: id)
      for (miss, error) in omitting?.misses() ?? [:] where rows[2][miss] == nil {
        views[miss, default: []].append((id, error))
      }
    }
  }

  /// Prints a line for each miss: document, line and kind of the root, the view, the rows in which
  /// it is a miss, in small letters those in which it is one with frames kept, and the views behind
  /// it, that of the largest error first.
  func print(_ path: String) {
    for miss in Set(rows.flatMap(\.keys)).sorted() {
      let all = Array(zip("ABC", rows)) + Array(zip("abc", keptRows))
      let letters = all.filter { $1[miss] != nil }.map { String($0.0) }.joined()
      let behind = (views[miss] ?? []).sorted { ($1.error, $0.culprit) < ($0.error, $1.culprit) }
      Swift.print(
        path, root.element.position.line, root.kind, miss, letters,
        behind.map(\.culprit).joined(separator: ","), separator: "\t")
    }
  }
}
