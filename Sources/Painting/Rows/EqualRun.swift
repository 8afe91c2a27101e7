import Foundation

/// Views of one size and one superview, each at the same distance below the one before: the rows of
/// a list.
struct EqualRun {
  /// The height of the first view's top, in points.
  let top: Double
  /// The distance from one to the next, in points.
  let pitch: Double
  let count: Int
  /// The views and all their descendants, by their indices.
  fileprivate(set) var members: Set<Int>

  /// The height of the last view's bottom, in points.
  let bottom: Double

  /// Whether a height is below the first view's top, and not below the last one's bottom. What is
  /// at an edge belongs to the view above it.
  func contains(_ y: Double) -> Bool {
    y > top + EqualSpans.tolerance && y <= bottom + EqualSpans.tolerance
  }

  /// The number of the view at a height; 0 for the first.
  func part(at y: Double) -> Int { Int(((y - top - EqualSpans.tolerance) / pitch).rounded(.down)) }

  /// Whether a group is held at the bottom of the last view.
  func ends(_ group: RowGroup) -> Bool { group.isHeld && abs(group.top - bottom) <= 1 }

  /// Whether the views of another run have the same heights.
  func isBeside(_ other: EqualRun) -> Bool {
    count == other.count && abs(top - other.top) <= EqualSpans.tolerance
      && abs(pitch - other.pitch) <= EqualSpans.tolerance
  }
}

extension Plan {
  /// The runs of small views in sight. A run begins with its first view whose top is not hidden.
  var equalRuns: [EqualRun] {
    var children: [[Int]] = Array(repeating: [], count: shapes.count)
    for shape in shapes where shape.isShown && shape.isWholeAbove {
      if let parent = shape.view.parent { children[parent].append(shape.index) }
    }
    // Lists side by side share their rows, so that they count as one run.
    var all: [EqualRun] = []
    for run in children.flatMap({ runs(among: $0) }) {
      if let index = all.firstIndex(where: { $0.isBeside(run) }) {
        all[index].members.formUnion(run.members)
      } else {
        all.append(run)
      }
    }
    return all
  }

  private func runs(among siblings: [Int]) -> [EqualRun] {
    let most = Self.rowsOfLargeViews * viewport.pointsPerRow
    let begun = siblings.filter { shapes[$0].frame.minY < viewport.screenSize.height }
    return scene.equalViews(among: begun, .vertical).compactMap { run in
      let tops = run.map { shapes[$0].frame.minY }
      // Frames are rounded to pixels, so that only the average is exact.
      let pitch = (tops[tops.count - 1] - tops[0]) / Double(tops.count - 1)
      guard pitch < most else { return nil }
      return EqualRun(
        top: tops[0], pitch: pitch, count: run.count, members: members(of: run),
        bottom: shapes[run[run.count - 1]].frame.maxY)
    }
  }

  /// The views of a run and all their descendants, by their indices.
  private func members(of run: [Int]) -> Set<Int> {
    var members = Set(run)
    // Superviews are before their subviews.
    for shape in shapes {
      if let parent = shape.view.parent, members.contains(parent) { members.insert(shape.index) }
    }
    return members
  }
}

extension Shape {
  /// Whether no superview hides its top.
  fileprivate var isWholeAbove: Bool { frame.minY >= room.minY - EqualSpans.tolerance }
}
