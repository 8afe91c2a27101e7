import Foundation

/// The layout of a scene on a screen of one length.
struct SweepSample {
  let length: Int
  let classes: SizeClasses
  let problems: [SweepProblem]
  /// What views are shown.
  let views: [(path: ViewPath, name: String)]
  /// Their places and lengths along the axis, in points.
  let places: [(start: CGFloat, length: CGFloat)]

  init(_ length: Int, _ snapshot: SceneSnapshot, _ axis: ScreenSweep.Axis) {
    self.length = length
    classes = snapshot.screen.classes
    var problems: [SweepProblem] = []
    for problem in snapshot.problems where problem.kind.severity != .hint {
      let view = problem.marked.lazy.compactMap(snapshot.view(at:)).first
      let found = SweepProblem(check: problem.kind, view: view?.name)
      if !problems.contains(found) { problems.append(found) }
    }
    self.problems = problems
    let shown = snapshot.views.filter(\.isShown)
    views = shown.map { ($0.path, $0.name) }
    places = shown.map { view in
      let frame = view.solvedFrame
      return axis == .width ? (frame.minX, frame.width) : (frame.minY, frame.height)
    }
  }

  /// Whether another layout has the same classes, problems and views.
  func isLike(_ other: SweepSample) -> Bool {
    classes == other.classes && problems == other.problems && hasViews(of: other)
  }

  private func hasViews(of other: SweepSample) -> Bool {
    views.elementsEqual(other.views) { $0.path == $1.path }
  }

  /// Whether each view is where it would be if it followed the screen evenly from one layout to another.
  func isBetween(_ one: SweepSample, _ other: SweepSample) -> Bool {
    guard places.count == one.places.count, places.count == other.places.count else { return false }
    let share = CGFloat(length - one.length) / CGFloat(other.length - one.length)
    return places.indices.allSatisfy { index in
      func isEven(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
        abs(from + (to - from) * share - value) < 0.02
      }
      let (here, from, to) = (places[index], one.places[index], other.places[index])
      return isEven(here.start, from.start, to.start) && isEven(here.length, from.length, to.length)
    }
  }

  /// What is another than in a layout of a shorter length: `w regular`, `title: truncated-text`; nil if they are alike.
  func words(after before: SweepSample) -> String? {
    var words: [String] = []
    if classes.width != before.classes.width { words.append("w " + classes.width.word) }
    if classes.height != before.classes.height { words.append("h " + classes.height.word) }
    for problem in problems where !before.problems.contains(problem) { words.append(problem.text) }
    for problem in before.problems where !problems.contains(problem) {
      words.append("no longer " + problem.text)
    }
    if words.isEmpty, !hasViews(of: before) { words.append("other views") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension SizeClass {
  fileprivate var word: String { self == .compact ? "compact" : "regular" }
}
