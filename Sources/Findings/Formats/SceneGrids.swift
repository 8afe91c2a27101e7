/// The screens at which scenes were checked: those of the run, and those that contracts have named
/// beside them. Many findings have the same, so that reports tell them once, with the scene.
struct SceneGrids {
  /// What tells scenes apart.
  struct Name: Hashable {
    let file: String?
    let scene: String
  }

  private var own: [Name: ScreenGrid] = [:]
  private var others: [Name: [ScreenGrid]] = [:]
  private var places: [Name: [ScreenGrid: Int]] = [:]

  init() {}

  /// The screens of a report's scenes and findings.
  init(of report: FindingReport) {
    for scene in report.scenes { add(scene.grid, [], of: scene.fullName) }
    for finding in report.findings where !finding.extent.grid.axes.isEmpty {
      guard let name = finding.sceneName, let grid = own[name], grid != finding.extent.grid,
        places[name]?[finding.extent.grid] == nil
      else { continue }
      places[name, default: [:]][finding.extent.grid] = others[name]?.count ?? 0
      others[name, default: []].append(finding.extent.grid)
    }
  }

  /// Adds a scene with its own screens, and those that contracts have named. Of scenes of one name
  /// the first counts.
  mutating func add(_ grid: ScreenGrid, _ grids: [ScreenGrid], of name: Name) {
    guard own[name] == nil else { return }
    (own[name], others[name]) = (grid, grids)
  }

  /// The screens of the run.
  subscript(own name: Name?) -> ScreenGrid? { name.flatMap { own[$0] } }

  /// The screens that contracts have named, in the order of the findings.
  subscript(others name: Name?) -> [ScreenGrid] { name.flatMap { others[$0] } ?? [] }

  /// The place of a finding's screens among the others of its scene; nil for those of the run, and
  /// for a scene that the report does not have.
  func place(of finding: Finding) -> Int? {
    finding.sceneName.flatMap { places[$0]?[finding.extent.grid] }
  }
}

extension FindingReport.Scene {
  var fullName: SceneGrids.Name { SceneGrids.Name(file: file, scene: name) }
}

extension Finding {
  /// The first scene that shows it; nil for what belongs to a whole document.
  var sceneName: SceneGrids.Name? {
    scene.map { SceneGrids.Name(file: place?.file, scene: $0) }
  }
}
