import AutoLayout

extension SweepSample {
  /// How the layout differs from one of a shorter length: `w regular`, `title's text fits`, `title
  /// 2 lines`; nil if they are alike.
  func words(after before: SweepSample) -> String? {
    var words: [String] = []
    if classes.width != before.classes.width { words.append("w " + classes.width.rawValue) }
    if classes.height != before.classes.height { words.append("h " + classes.height.rawValue) }
    for problem in problems where !before.problems.contains(problem) {
      words.append(problem.beginning)
    }
    for problem in before.problems where !problems.contains(problem) {
      words.append(problem.ending)
    }
    if words.isEmpty, !views.elementsEqual(before.views, by: { $0.path == $1.path }) {
      words.append("other views")
    }
    if words.isEmpty, let other = zip(views, before.views).first(where: { $0.lines != $1.lines }) {
      words.append(other.0.lineWords)
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// `text stops widening`; nil if the length goes on as before.
  static func words(
    _ name: String, _ axis: NSLayoutConstraint.Axis, from before: Double, to after: Double
  ) -> String? {
    guard abs(before - after) > 1e-3 else { return nil }
    let grows = axis == .horizontal ? ("widens", "stops widening") : ("grows", "stops growing")
    if abs(before) < 1e-3 { return "\(name) \(grows.0)" }
    if abs(after) < 1e-3 { return "\(name) \(grows.1)" }
    return "\(name) \(grows.0) " + (after > before ? "faster" : "slower")
  }
}

extension SweepSample.View {
  /// `title 2 lines`
  fileprivate var lineWords: String {
    if lines == SweepSample.mostLines { return "\(name) \(lines) lines or more" }
    return "\(name) \(lines) line" + (lines == 1 ? "" : "s")
  }
}
