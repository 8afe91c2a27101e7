import AutoLayout
import Foundation
import SceneFormat
import Stage

extension TestScreen {
  /// What is wrong with the layout as it stands: conflicts first, then what is ambiguous, text that is cut short, and
  /// views that reach beyond the screen. Empty for a layout that is right.
  public var problems: [LayoutProblem] {
    layout()
    let found = host.snapshot.problems
    return conflicts(found.filter { $0.kind == .conflict })
      + found.filter { $0.kind == .ambiguous }.map { problem(.ambiguity, $0) }
      + host.truncatedTexts.map(truncated)
      + host.viewsOffScreen.map { offScreen($0.path, $0.beyond) }
      + found.filter { $0.kind == .notice }.map { problem(.notice, $0) }
  }

  /// Throws an error that names all problems of the layout, and the screen that has them.
  /// - Parameter kinds: What is no problem for this test.
  public func checkLayout(
    ignoring kinds: Set<LayoutProblem.Kind> = []
  ) throws(LayoutTestError) {
    let found = problems.filter { !kinds.contains($0.kind) }
    if !found.isEmpty { throw .problems(found, screen: summary) }
  }

  /// The conflicts as the snapshot tells them, in the order of the window's, which have the logs.
  private func conflicts(_ found: [SceneProblem]) -> [LayoutProblem] {
    zip(found, host.window.conflicts).map { found, conflict in
      var found = found
      let others = found.constraints.map(\.text).filter { $0 != found.broken?.text }
      if !others.isEmpty { found.message += ": " + others.joined(separator: ", ") }
      return problem(.conflict, found, log: conflict.log)
    }
  }

  private func problem(
    _ kind: LayoutProblem.Kind, _ found: SceneProblem, log: String? = nil
  ) -> LayoutProblem {
    LayoutProblem(
      kind: kind, message: found.message, views: found.items.map(\.text),
      constraints: found.constraints.map(\.text), log: log)
  }

  private func truncated(_ path: ViewPath) -> LayoutProblem {
    let text = host.details(of: path)?.text.map { " \"\($0)\"" } ?? ""
    return LayoutProblem(
      kind: .truncatedText, message: "The text\(text) of \(name(of: path)) is cut short",
      views: [path.text], constraints: [], log: nil)
  }

  private func offScreen(_ path: ViewPath, _ beyond: EdgeInsets) -> LayoutProblem {
    let edges = [
      (beyond.top, "top"), (beyond.left, "left"), (beyond.bottom, "bottom"),
      (beyond.right, "right"),
    ].filter { $0.0 > 0 }
    let words = edges.map { "\($0.0.shortDecimal) points beyond the \($0.1)" }
    return LayoutProblem(
      kind: .offScreen,
      message: "\(name(of: path)) reaches \(words.joined(separator: " and ")) of the screen",
      views: [path.text], constraints: [], log: nil)
  }

  /// The shortest name that tells a view apart.
  func name(of path: ViewPath) -> String {
    host.snapshot.view(at: path)?.name ?? path.text
  }
}
