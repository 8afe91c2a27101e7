import AutoLayout
import Foundation

/// The layout of a scene at one length of its screen: what checks find in it, and where all views
/// are before they are rounded to pixels.
struct PlacedViews {
  /// The width or the height of the screen, in points.
  let length: Int
  let paths: [ViewPath]
  /// The frames that the constraints give, in the superviews' coordinates.
  let frames: [CGRect]
  /// The edges of these frames in the window.
  let edges: EdgeValues
  let problems: [LayoutProblem]
  /// What tells the problems from those of other lengths, whatever numbers they name.
  let signs: Set<ProblemSign>

  @MainActor
  init(_ layout: CheckedLayout, at length: Int, problems: [LayoutProblem]) {
    self.length = length
    self.problems = problems
    signs = Set(problems.map(ProblemSign.init))
    paths = layout.items.map(\.path)
    frames = layout.items.map(\.solvedFrame)
    edges = EdgeValues(Self.framesInWindow(of: layout), screen: layout.screen.size)
  }

  /// The frames in the window's coordinates, without rounding where no view is transformed.
  @MainActor
  private static func framesInWindow(of layout: CheckedLayout) -> [CGRect] {
    var origins: [CGPoint] = []
    return zip(layout.items, layout.views).map { item, view in
      let bounds = view.bounds.origin
      var frame = item.frameInWindow
      if let parent = item.parent, layout.views[parent] === view.superview, !view.isTransformed {
        frame = item.solvedFrame.offsetBy(dx: origins[parent].x, dy: origins[parent].y)
      }
      origins.append(CGPoint(x: frame.minX - bounds.x, y: frame.minY - bounds.y))
      return frame
    }
  }

  /// Whether the same views are at some frames, but for rounding errors.
  func agrees(with other: [CGRect?]) -> Bool {
    zip(frames, other).allSatisfy { frame, other in other.map(frame.isNearly) ?? false }
  }

  /// Whether all edges are as far between those of two other layouts as its length is.
  func isInLine(from first: PlacedViews, to last: PlacedViews) -> Bool {
    guard paths == first.paths, paths == last.paths else { return false }
    let share = Double(length - first.length) / Double(last.length - first.length)
    return paths.indices.allSatisfy { index in
      EdgeSide.allCases.allSatisfy { side in
        let (one, other) = (first.edges[index, side], last.edges[index, side])
        return abs(one + (other - one) * share - edges[index, side]) < 1e-3
      }
    }
  }
}

/// A problem without its numbers, which change from one length to the next.
struct ProblemSign: Hashable {
  private let check: LayoutCheck
  private let severity: LayoutCheck.Severity
  private let views: [ViewPath]
  private let constraint: ConstraintID?
  private let attributes: [String]

  init(_ problem: LayoutProblem) {
    check = problem.kind
    severity = problem.severity
    views = problem.views
    constraint = problem.constraints.first?.id
    attributes = problem.attributes
  }
}
