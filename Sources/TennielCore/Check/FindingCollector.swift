import Findings
import InterfaceBuilder
import Nibs
import Stage

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
  private let drawsPictures: Bool
  private var known: [String: Int] = [:]

  /// - Parameters:
  ///   - document: The document that the scene is from; nil for a scene of code.
  ///   - failing: The checks for which the command fails.
  ///   - drawsPictures: Whether each finding gets a picture of the first screen that shows it.
  init(
    of scene: NamedScene, on grid: ScreenGrid, from document: OpenDocument?,
    failing: Set<LayoutCheck>, drawsPictures: Bool
  ) {
    self.scene = scene
    self.grid = grid
    self.document = document
    self.failing = failing
    self.drawsPictures = drawsPictures
  }

  /// Takes the problems of the layout at a screen.
  mutating func take(_ problems: [LayoutProblem], of host: SceneHost, at screen: Int) {
    guard !problems.isEmpty else { return }
    let ids = host.elementPaths.ids
    var picture: String?
    for problem in problems {
      let subjects = subjects(of: problem, ids)
      let key = ([problem.kind.identifier] + subjects).joined(separator: "\u{0}")
      if let index = known[key] {
        if findings[index].extent.screens.last != screen {
          findings[index].extent.screens.append(screen)
        }
        continue
      }
      known[key] = findings.count
      var finding = finding(problem, subjects, ids, at: screen)
      if drawsPictures {
        let svg = picture ?? host.svg(title: scene.name)
        picture = svg
        finding.extent.pictures = [
          ReportPicture(
            title: grid.name(of: screen), svg: svg,
            mark: problem.views.first.flatMap { host.mark(around: $0) })
        ]
      }
      findings.append(finding)
    }
  }

  private func finding(
    _ problem: LayoutProblem, _ subjects: [String], _ ids: [ViewPath: String], at screen: Int
  ) -> Finding {
    var finding = Finding(
      problem.kind.identifier, Finding.Severity(problem.severity), problem.message.withoutAddresses,
      place: place(of: problem, ids), scene: scene.name, grid: grid)
    finding.status = problem.status(failing: failing)
    finding.view = problem.views.first?.text
    finding.constraints = problem.constraints.map { constraint in
      Finding.Constraint(
        text: constraint.textWithSource, position: element(constraint.id.element)?.position)
    }
    finding.repair = problem.repairs.first?.sentence
    finding.fingerprint.subjects = subjects
    finding.extent.screens = [screen]
    return finding
  }

  /// The ids of the elements that a problem is about, or the paths of what code has made; of a
  /// message that is about no view, the message without its numbers.
  private func subjects(of problem: LayoutProblem, _ ids: [ViewPath: String]) -> [String] {
    if let constraint = problem.constraints.first { return [subject(of: constraint)] }
    if problem.views.isEmpty { return [scene.name, problem.message.withoutNumbers] }
    return problem.views.map { ids[$0] ?? "\(scene.name)#\($0.text)" }
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
    guard let document else { return nil }
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
  func status(failing: Set<LayoutCheck>) -> ExitCode {
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
  var withoutAddresses: String { replacing(/: 0x[0-9a-fA-F]+/, with: "") }

  /// The text with `#` for each number, so that texts of the same form are equal.
  var withoutNumbers: String { withoutAddresses.replacing(/[0-9]+(\.[0-9]+)?/, with: "#") }
}
