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
  private let questions: OpenQuestions?
  private var known: [String: Int] = [:]
  /// The causes of what the layout of this moment has.
  private var causes = ProblemCauses([])
  /// What layouts with longer texts have, with the keys of ``known``.
  private var ofLongTexts: [(key: String, problem: LayoutProblem, finding: Finding)] = []
  /// The language that documents are shown in where problems are taken; nil for their own texts.
  var language: String?
  /// What is known of the conflict of each finding, by the index of the finding.
  private(set) var conflicts: [Int: KnownConflict] = [:]

  /// The findings that are told: edges that come near each other at a few of many screens do so by
  /// chance.
  var told: [Finding] {
    findings.filter {
      $0.check != LayoutCheck.nearMiss.identifier || 2 * $0.extent.screens.count > grid.count
    }
  }

  /// - Parameters:
  ///   - document: The document that the scene is from; nil for a scene of code.
  ///   - questions: What the document leaves to code; nil to ask nothing.
  init(
    of scene: NamedScene, on grid: ScreenGrid, from document: OpenDocument?,
    questions: OpenQuestions? = nil
  ) {
    self.scene = scene
    self.grid = grid
    self.document = document
    self.questions = questions
  }

  /// Takes the problems that a layout has only since its texts are longer, as those of one check:
  /// what breaks there. A text that merely ends in an ellipsis is none.
  mutating func takeLongTexts(_ problems: [LayoutProblem], of host: SceneHost, at screen: Int) {
    let ids = host.elementPaths.ids
    for (problem, subjects) in distinct(causes(of: problems), of: host) {
      var found = finding(problem, subjects, ids)
      found.fingerprint.check = FindingReport.Rule.headroom.identifier
      found.fingerprint.subjects.insert(problem.kind.identifier, at: 0)
      found.message = "With longer texts: \(found.message)"
      guard found.severity != .hint || problem.kind == .overlap else { continue }
      if found.question == nil { ask("the text may never get this long", about: &found) }
      found.extent.add(screen...screen)
      ofLongTexts.append((key(problem, subjects), problem, found))
    }
  }

  /// Adds what only longer texts break, since what another screen shows as well is the finding of
  /// that, and asks about what only phones on their side show.
  /// - Parameter sideways: The screens of phones on their side.
  mutating func finish(sideways: Set<Int> = []) {
    for (key, problem, found) in ofLongTexts {
      if let index = known[key] {
        findings[index].extent.screens = (findings[index].extent.screens + found.extent.screens)
          .sorted()
      } else if Self.breaks.contains(problem.kind), !isKnownConflict(problem) {
        findings.append(found)
      }
    }
    ofLongTexts = []
    guard !sideways.isEmpty, let question = questions?.questionAboutSides(of: scene.origin?.id)
    else { return }
    for index in findings.indices where findings[index].severity != .hint {
      guard sideways.isSuperset(of: findings[index].extent.screens) else { continue }
      ask(question, about: &findings[index])
    }
  }

  /// Whether a conflict breaks one of the constraints of a conflict that other screens have.
  private func isKnownConflict(_ problem: LayoutProblem) -> Bool {
    problem.broken.map { broken in conflicts.values.contains { $0.contains(broken.id) } } ?? false
  }

  private func ask(_ question: String, about finding: inout Finding) {
    (finding.severity, finding.question) = (.review, question)
  }

  /// What longer texts may break.
  private static let breaks: Set<LayoutCheck> = [
    .conflict, .ambiguous, .overlappingTexts, .overlap, .unreachable, .offScreen, .zeroSize,
    .noRoom,
    .negativeGap, .touchTarget,
  ]

  /// Lengthens the texts that an outlet names, and those in cells of lists.
  func lengthenTexts(of host: SceneHost) {
    guard let questions else { return }
    host.requestedChecks.insert(.overlap)
    host.lengthenTexts { questions.isChanged($0) }
  }

  /// Takes the problems of the layout at a screen.
  mutating func take(_ problems: [LayoutProblem], of host: SceneHost, at screen: Int) {
    for (problem, subjects) in distinct(causes(of: problems), of: host) {
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
    let worst = Dictionary(zip(stretch.problems, stretch.worst)) { first, _ in first }
    for (problem, subjects) in distinct(causes(of: stretch.problems), of: host) {
      guard let worst = worst[problem] else { continue }
      let strength: Finding.Strength = stretch.isSolved(problem) ? .solved : .sampled
      take(
        problem, subjects, of: host, on: screen, at: screens,
        worst: (start + worst.length, worst.problem), strength)
    }
  }

  /// The problems that are causes, and not told with another one.
  private mutating func causes(of all: [LayoutProblem]) -> [LayoutProblem] {
    causes = ProblemCauses(all)
    return causes.told
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
    let ids = host.elementPaths.ids
    let problems = problems.filter { !isOfAnotherDocument($0, ids) }
    guard !problems.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    return problems.map { problem in
      let subjects = subjects(of: problem, ids)
      let count = counts[key(problem, subjects), default: 0] + 1
      counts[key(problem, subjects)] = count
      return (problem, count == 1 ? subjects : subjects + ["\(count)"])
    }
  }

  /// Whether a problem is of a view of another document, which is checked by itself.
  private func isOfAnotherDocument(_ problem: LayoutProblem, _ ids: [ViewPath: String]) -> Bool {
    guard document != nil, let path = problem.views.first else { return false }
    let id = sequence(first: path, next: \.parent).lazy.compactMap { ids[$0] }.first
    return id.map { element($0) == nil } ?? false
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
    if problem.kind == .approximate { finding.status = .undecided }
    finding.view = problem.views.first?.text
    finding.constraints = described(problem)
    finding.fingerprint.subjects = subjects
    finding.message += causes.words(for: problem)
    if finding.severity != .hint || OpenQuestions.asked.contains(problem.kind), let questions {
      if let question = questions.question(about: problem, ids) {
        ask(question, about: &finding)
      }
    }
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
  package init(_ severity: LayoutCheck.Severity) {
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
