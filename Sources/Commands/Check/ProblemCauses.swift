import Stage

/// The problems of a layout, without those that another one causes: a cause is told once.
struct ProblemCauses {
  /// What is told, in the order of the layout.
  private(set) var told: [LayoutProblem] = []
  /// What is told with another problem, by that problem.
  private var following: [LayoutProblem: [String]] = [:]

  init(_ all: [LayoutProblem]) {
    // A conflict moves the views of its constraints; where it pushes them is no other cause.
    let torn = Set(
      all.lazy.filter { $0.kind == .conflict && $0.severity == .error }.flatMap(\.views)
        .filter { $0.parent != nil })
    let open = Set(all.lazy.filter { $0.kind == .ambiguous }.compactMap(\.views.first))
    let outside = Set(all.lazy.filter { $0.kind == .offScreen }.compactMap(\.views.first))
    var firsts: [[String]: LayoutProblem] = [:]
    for problem in all {
      guard let path = problem.views.first else {
        told.append(problem)
        continue
      }
      if Self.ofConflicts.contains(problem.kind), !torn.isEmpty,
        sequence(first: path, next: \.parent).contains(where: torn.contains)
      {
        continue
      }
      if problem.kind == .outsideSafeArea, outside.contains(path) { continue }
      guard let group = Self.group(of: problem, at: path, open: open) else {
        told.append(problem)
        continue
      }
      if let first = firsts[group] {
        let words = problem.kind == .conflict ? problem.broken?.text : nil
        following[first, default: []].append(words ?? String(path.name))
      } else {
        firsts[group] = problem
        told.append(problem)
      }
    }
  }

  /// `, and with it 3 views beside it`; empty if nothing is told with a problem.
  func words(for problem: LayoutProblem) -> String {
    guard let others = following[problem] else { return "" }
    let noun =
      switch problem.kind {
      case .ambiguous: "views beside it or in it"
      case .conflict: "others"
      default: "other views"
      }
    return ", and with it \(others.count == 1 ? others[0] : "\(others.count) \(noun)")"
  }

  /// What a conflict does to views and what is in them.
  private static let ofConflicts: Set<LayoutCheck> = [
    .ambiguous, .offScreen, .zeroSize, .noRoom, .negativeGap,
  ]

  /// What problems of one cause have in common; nil for a problem that is a cause of its own.
  private static func group(
    of problem: LayoutProblem, at path: ViewPath, open: Set<ViewPath>
  ) -> [String]? {
    switch problem.kind {
    case .ambiguous:
      // An open view leaves open what stands beside it, and what is in it.
      let outer = Array(sequence(first: path, next: \.parent)).last(where: open.contains) ?? path
      return ["ambiguous", outer.parent?.text ?? ""]
    case .conflict where problem.severity == .warning:
      // Stack views hide all of their views in one way, and a view has two lengths.
      return problem.constraints.contains(where: \.isOfHiding)
        ? ["hidden"] : ["conflict", path.text]
    case .unreachable, .hidden:
      // A cover hides all that it covers.
      return problem.views.dropFirst().first.map { [problem.kind.identifier, $0.text] }
    default: return nil
    }
  }
}
