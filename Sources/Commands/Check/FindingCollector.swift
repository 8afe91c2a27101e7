import Documents
import Findings
import InterfaceBuilder
import Nibs
import Stage
import Wording

/// Gathers the problems of a scene at many screens: what is the same problem at several of them is
/// one finding.
@MainActor
struct FindingCollector {
  /// The findings, in the order in which they were met.
  private(set) var findings: [Finding] = []
  private let scene: NamedScene
  private let grid: ScreenGrid
  private let document: OpenDocument?
  private let failing: Set<LayoutCheck>
  private var known: [String: Int] = [:]
  /// The language that documents are shown in where problems are taken; nil for their own texts.
  var language: String?
  /// What is known of the conflict of each finding, by the index of the finding.
  private(set) var conflicts: [Int: KnownConflict] = [:]

  /// - Parameters:
  ///   - document: The document that the scene is from; nil for a scene of code.
  ///   - failing: The checks for which the command fails.
  init(
    of scene: NamedScene, on grid: ScreenGrid, from document: OpenDocument?,
    failing: Set<LayoutCheck>
  ) {
    self.scene = scene
    self.grid = grid
    self.document = document
    self.failing = failing
  }

  /// Takes the problems of the layout at a screen.
  mutating func take(_ problems: [LayoutProblem], of host: SceneHost, at screen: Int) {
    for (problem, subjects) in distinct(problems, of: host) {
      take(
        problem, subjects, of: host, on: host.screen, at: screen...screen,
        worst: (screen, problem))
    }
  }

  /// Takes the problems that a scene has at some lengths of a screen.
  /// - Parameters:
  ///   - screen: The screen with the first of the lengths.
  ///   - start: The index that the length 0 of the screen would have.
  mutating func take(
    _ stretch: ScreenPieces.Stretch, of host: SceneHost, on screen: SimulatedScreen,
    at start: Int
  ) {
    let screens = (start + stretch.range.lowerBound)...(start + stretch.range.upperBound)
    let found = distinct(stretch.problems, of: host)
    for ((problem, subjects), worst) in zip(found, stretch.worst) {
      let strength: Finding.Strength = stretch.isSolved(problem) ? .solved : .sampled
      take(
        problem, subjects, of: host, on: screen, at: screens,
        worst: (start + worst.length, worst.problem), strength)
    }
  }

  private mutating func take(
    _ problem: LayoutProblem, _ subjects: [String], of host: SceneHost,
    on screen: SimulatedScreen, at screens: ClosedRange<Int>,
    worst: (screen: Int, problem: LayoutProblem),
    _ strength: Finding.Strength? = nil
  ) {
    let ids = host.elementPaths.ids
    let key = key(problem, subjects)
    let deepest = worst.problem.depth.map { depth in
      Finding.Worst(
        screen: worst.screen, message: worst.problem.message.withoutAddresses, depth: depth)
    }
    if let index = known[key] {
      findings[index].extent.add(screens, strength)
      addConflict(problem, to: index, at: screens)
      findings[index].extent.deepen(deepest)
      return
    }
    known[key] = findings.count
    if problem.kind == .conflict {
      conflicts[findings.count] = KnownConflict(problem, on: screen, in: language)
    }
    var finding = finding(problem, subjects, ids)
    finding.extent.add(screens, strength)
    finding.extent.deepen(deepest)
    findings.append(finding)
  }

  /// Takes over which constraints of a conflict take part at more screens, and keeps the repairs
  /// that are right there as well.
  private mutating func addConflict(
    _ problem: LayoutProblem, to index: Int, at screens: ClosedRange<Int>
  ) {
    guard var conflict = conflicts[index] else { return }
    conflict.keepRepairs(resolvingAlso: problem)
    let (place, isNew) = conflict.place(of: problem)
    conflicts[index] = conflict
    guard let place else { return }
    if isNew {
      findings[index].extent.otherConstraints.append(Finding.ConstraintSet(described(problem)))
    }
    findings[index].extent.otherConstraints[place].screens.add(screens)
  }

  private func described(_ problem: LayoutProblem) -> [Finding.Constraint] {
    problem.constraints.map { constraint in
      Finding.Constraint(
        text: constraint.textWithSource, position: element(constraint.id.element)?.position)
    }
  }

  /// The problems of a layout with what they are about. What is about the same as an earlier
  /// problem of its check is told apart by its number.
  private func distinct(
    _ problems: [LayoutProblem], of host: SceneHost
  ) -> [(problem: LayoutProblem, subjects: [String])] {
    guard !problems.isEmpty else { return [] }
    let ids = host.elementPaths.ids
    var counts: [String: Int] = [:]
    return problems.map { problem in
      let subjects = subjects(of: problem, ids)
      let count = counts[key(problem, subjects), default: 0] + 1
      counts[key(problem, subjects)] = count
      return (problem, count == 1 ? subjects : subjects + ["\(count)"])
    }
  }

  private func key(_ problem: LayoutProblem, _ subjects: [String]) -> String {
    ([problem.kind.identifier] + subjects).joined(separator: "\u{0}")
  }

  private func finding(
    _ problem: LayoutProblem, _ subjects: [String], _ ids: [ViewPath: String]
  ) -> Finding {
    var finding = Finding(
      problem.kind.identifier, Finding.Severity(problem.severity), problem.message.withoutAddresses,
      place: place(of: problem, ids), scene: scene.name, grid: grid)
    finding.status = problem.status(failing: failing)
    finding.view = problem.views.first?.text
    finding.constraints = described(problem)
    finding.fingerprint.subjects = subjects
    return finding
  }

  /// The ids of the elements that a problem is about, or the paths of what code has made; of a
  /// message that is about no view, the message without its numbers.
  private func subjects(of problem: LayoutProblem, _ ids: [ViewPath: String]) -> [String] {
    if let constraint = problem.constraints.first { return [subject(of: constraint)] }
    if problem.views.isEmpty { return [scene.name, problem.message.withoutNumbers] }
    let views = problem.views.map { ids[$0] ?? "\(scene.name)#\($0.text)" }
    // Which parts of a frame are ambiguous differs from screen to screen.
    return problem.kind == .ambiguous ? views : views + problem.attributes
  }

  private func subject(of constraint: SceneConstraint) -> String {
    if let element = constraint.id.element { return element }
    let sides = [constraint.id.first, constraint.id.second].compactMap(\.self)
    return scene.name + "#" + sides.map { "\($0.item).\($0.attribute)" }.joined(separator: " ")
  }

  // MARK: Places

  /// The place of the broken constraint, or of the first view that the document has, or of the
  /// nearest view around it; else the place of the scene.
  private func place(of problem: LayoutProblem, _ ids: [ViewPath: String]) -> Finding.Place? {
    guard let document else {
      return scene.code.map {
        Finding.Place(file: $0.file, position: TextPosition(line: $0.line))
      }
    }
    var found = element(problem.constraints.first?.id.element)
    var paths = problem.views.prefix(1).map(\.self)
    while found == nil, let path = paths.popLast() {
      found = element(ids[path])
      if let parent = path.parent { paths.append(parent) }
    }
    guard let found = found ?? element(scene.origin?.id) else {
      return Finding.Place(file: document.path, position: nil)
    }
    let place = ElementPlace(found)
    return Finding.Place(file: document.path, position: place.start, excerpt: place.excerpt)
  }

  private func element(_ id: String?) -> Element? {
    id.flatMap { document?.document.object($0) }
  }
}

extension LayoutProblem {
  /// What the problem makes of the exit status. What is not known is undecided, whatever fails.
  package func status(failing: Set<LayoutCheck>) -> ExitCode {
    if kind == .approximate { return .undecided }
    return isFailure(for: failing) ? .found : .good
  }
}

extension Finding.Severity {
  /// The severity of a layout's problem.
  init(_ severity: LayoutCheck.Severity) {
    self = Finding.Severity(rawValue: severity.rawValue) ?? .error
  }

  /// The severity of a document's problem.
  init(_ severity: DocumentProblem.Severity) {
    self = Finding.Severity(rawValue: severity.rawValue) ?? .error
  }
}

extension String {
  /// The text without the addresses that UIKit's descriptions of objects have, which differ from
  /// run to run.
  var withoutAddresses: String {
    // Few have any, and an expression is read anew each time.
    contains(": 0x") ? replacing(/: 0x[0-9a-fA-F]+/, with: "") : self
  }

  /// The text with `#` for each number, so that texts of the same form are equal.
  var withoutNumbers: String { withoutAddresses.replacing(/[0-9]+(\.[0-9]+)?/, with: "#") }
}
