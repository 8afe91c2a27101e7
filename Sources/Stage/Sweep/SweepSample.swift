import AutoLayout
import Foundation

/// The layout of a scene on a screen of one length.
struct SweepSample {
  /// A view that is shown.
  struct View {
    let path: ViewPath
    let name: String
    let frame: CGRect
    /// The lines of its text, at most ``SweepSample/mostLines``; 0 without text, and for text that
    /// scrolls.
    let lines: Int
  }

  /// The number from which on the lines of a text are not counted, since their number changes every
  /// few points.
  static let mostLines = 6

  let length: Int
  let classes: SizeClasses
  let problems: [SweepProblem]
  let views: [View]
  private let axis: NSLayoutConstraint.Axis

  @MainActor
  init(_ length: Int, of host: SceneHost, along axis: NSLayoutConstraint.Axis) {
    let snapshot = host.snapshot
    self.length = length
    self.axis = axis
    classes = snapshot.screen.classes
    var problems: [SweepProblem] = []
    for problem in snapshot.problems where problem.severity != .hint {
      let view = problem.marked.lazy.compactMap(snapshot.view(at:)).first
      let found = SweepProblem(check: problem.kind, view: view?.name)
      if !problems.contains(found) { problems.append(found) }
    }
    self.problems = problems
    views = zip(snapshot.views, host.views).filter { $0.0.isShown }.map { item, live in
      View(
        path: item.path, name: item.name, frame: item.solvedFrame,
        lines: min(live.view.shownLines, Self.mostLines))
    }
  }

  /// Whether another layout is of the same kind: it has the same classes, problems, views and lines
  /// of text.
  func isLike(_ other: SweepSample) -> Bool {
    classes == other.classes && problems == other.problems && hasViews(of: other)
      && views.elementsEqual(other.views) { $0.lines == $1.lines }
  }

  private func hasViews(of other: SweepSample) -> Bool {
    views.elementsEqual(other.views) { $0.path == $1.path }
  }

  // MARK: - Lines through layouts

  /// The greatest distance from a line, in points, that is taken for an error of rounding.
  static let tolerance = 0.02

  /// Whether each view is where it would be if it followed the screen evenly from one layout to
  /// another.
  func isBetween(_ one: SweepSample, _ other: SweepSample) -> Bool {
    agrees(with: one, other, at: Double(length)) { place in measures(at: place) }
  }

  /// Whether the lines through two pairs of layouts of one kind meet at a length.
  static func meet(
    _ before: (SweepSample, SweepSample), _ after: (SweepSample, SweepSample), at length: Double
  ) -> Bool {
    before.0.agrees(with: after.0, after.1, at: length) { place in
      zip(before.0.measures(at: place), before.1.measures(at: place)).map { one, other in
        line(one, other, (before.0.length, before.1.length), at: length)
      }
    }
  }

  private func agrees(
    with one: SweepSample, _ other: SweepSample, at length: Double, measures: (Int) -> [Double]
  ) -> Bool {
    guard views.count == one.views.count, views.count == other.views.count else { return false }
    return views.indices.allSatisfy { place in
      let line = zip(one.measures(at: place), other.measures(at: place)).map {
        Self.line($0, $1, (one.length, other.length), at: length)
      }
      return zip(measures(place), line).allSatisfy { abs($0 - $1) < Self.tolerance }
    }
  }

  private static func line(
    _ one: Double, _ other: Double, _ lengths: (Int, Int), at length: Double
  ) -> Double {
    one + (other - one) * (length - Double(lengths.0)) / Double(lengths.1 - lengths.0)
  }

  /// The numbers that follow the screen evenly while nothing bends: places and lengths. With a text
  /// of many lines, those across the axis are left out, since each line of the text moves what is
  /// below it.
  private func measures(at place: Int) -> [Double] {
    let frame = views[place].frame
    let (x, y) = ([frame.minX, frame.width], [frame.minY, frame.height])
    if !hasLongText { return (x + y).map(Double.init) }
    return (axis == .horizontal ? x : y).map(Double.init)
  }

  private var hasLongText: Bool { views.contains { $0.lines == Self.mostLines } }

  /// How much a length of a view grows for each point of the screen, up to another layout.
  func slope(of axis: NSLayoutConstraint.Axis, at place: Int, to other: SweepSample) -> Double {
    let growth =
      axis.length(of: other.views[place].frame.size) - axis.length(of: views[place].frame.size)
    return Double(growth) / Double(other.length - length)
  }

  /// The axes along which the lengths of views are compared.
  var comparedAxes: [NSLayoutConstraint.Axis] {
    hasLongText
      ? [axis] : axis == .horizontal ? [.horizontal, .vertical] : [.vertical, .horizontal]
  }
}

extension UIView {
  /// The number of lines of text that are shown; 0 without text, and for text that scrolls.
  fileprivate var shownLines: Int {
    if (self as? UIScrollView)?.isScrollEnabled == true { return 0 }
    return (self as? any TextShowing)?.placedLines.count ?? 0
  }
}
