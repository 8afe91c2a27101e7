import JSON
import Wording

extension FindingReport {
  /// Reads a report that ``ReportFormat/json`` has written, in UTF-8.
  package init(json bytes: [UInt8]) throws(FileMistake) {
    self = try FileMistake.reading(bytes) { root throws(JSONNode.Misfit) in try Self(root) }
  }

  private init(_ root: JSONNode) throws(JSONNode.Misfit) {
    guard try root.string("schema") == Self.schema else {
      throw root.misfit(
        "this is no report of 'check --format json', whose schema is \(Self.schema)")
    }
    self.init(
      program: try root.string("program"), version: try root.string("version"),
      rules: try root.list("rules", Rule.init))
    scenes = try root.list("scenes", Scene.init)
    isComplete = root["complete"]?.bool ?? true
    // Of scenes of one name the first counts.
    let grids = Dictionary(
      scenes.map { (SceneName(file: $0.file, scene: $0.name), $0.grid) }
    ) { first, _ in first }
    let found = try root.list("findings") { node throws(JSONNode.Misfit) in
      try Finding(node, grids: grids)
    }
    findings += found
  }
}

/// What tells scenes apart.
private struct SceneName: Hashable {
  let file: String?
  let scene: String
}

extension FindingReport.Rule {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(
      try node.string("check"), try Finding.Severity(node), try node.string("summary"),
      of: node["of"]?.string.flatMap(Subject.init) ?? .scenes, help: node["help"]?.string)
  }
}

extension FindingReport.Scene {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(
      file: node["file"]?.string, name: try node.string("name"),
      grid: try Self.grid(node))
    known = node["known"].map(KnownScreens.init) ?? KnownScreens()
  }

  private static func grid(_ node: JSONNode) throws(JSONNode.Misfit) -> ScreenGrid {
    let axes = try node.list("axes", ScreenGrid.Axis.init)
    var count = 1
    for axis in axes {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      guard !isTooLarge else { throw node.misfit("the axes have too many values") }
      count = product
    }
    return ScreenGrid(axes)
  }
}

extension ScreenGrid.Axis {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(
      try node.string("name"), node.strings("values"), prefix: node["prefix"]?.string ?? "",
      isScale: node["isScale"]?.bool ?? false)
  }
}

extension Finding.Severity {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    guard let severity = Self(rawValue: try node.string("severity")) else {
      throw node.misfit(
        "\"severity\" is one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = severity
  }
}

extension Finding.Excuse {
  fileprivate init?(_ node: JSONNode) {
    switch node["kind"]?.string {
    case "baseline": self = .baseline
    case "suppressed": self = .suppressed(node["reason"]?.string ?? "")
    default: return nil
    }
  }
}

extension Finding.Worst {
  fileprivate init?(_ node: JSONNode, on grid: ScreenGrid) {
    guard let screen = node["index"]?.count, screen < grid.count,
      let message = node["message"]?.string, let depth = node["points"]?.number
    else { return nil }
    self.init(screen: screen, message: message, depth: depth)
  }
}

extension Finding {
  fileprivate init(_ node: JSONNode, grids: [SceneName: ScreenGrid]) throws(JSONNode.Misfit) {
    let (file, scene) = (node["file"]?.string, node["scene"]?.string)
    let grid = scene.flatMap { grids[SceneName(file: file, scene: $0)] } ?? ScreenGrid([])
    let place = file.map {
      Place(file: $0, position: node.position, excerpt: node.strings("excerpt"))
    }
    self.init(
      try node.string("check"), try Severity(node), try node.string("message"), place: place,
      scene: scene, grid: grid)
    guard let status = node["status"]?.count.flatMap(Int32.init).flatMap(ExitCode.init) else {
      throw node.misfit("a finding needs a \"status\", which is an exit status of 'check'")
    }
    self.status = status
    scenes += node.strings("otherScenes")
    view = node["view"]?.string
    constraints = try node.list("constraints", Constraint.init)
    repair = node["repair"]?.string
    excuse = node["excuse"].flatMap(Excuse.init)
    fingerprint.subjects = node.strings("subjects")
    extent.strength = node["screens"]?["known"]?.string.flatMap(Finding.Strength.init)
    extent.worst = node["screens"]?["worst"].flatMap { Worst($0, on: grid) }
    extent.screens = try node["screens"]?.screens(of: grid.count) ?? []
    guard node["otherConstraints"] != nil else { return }
    var left = Set(extent.screens)
    extent.otherConstraints = try node.list("otherConstraints") { set throws(JSONNode.Misfit) in
      var others = ConstraintSet(try set.list("constraints", Constraint.init))
      others.screens = try set.screens(of: grid.count)
      guard left.isSuperset(of: others.screens) else {
        throw set.misfit(
          "\"otherConstraints\" has screens of its finding, each of them with one set")
      }
      left.subtract(others.screens)
      return others
    }
  }
}

extension Finding.Constraint {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(text: try node.string("text"), position: node.position)
  }
}

extension JSONNode {
  /// The screens that `ranges` names.
  /// - Parameter count: The number of all screens.
  fileprivate func screens(of count: Int) throws(JSONNode.Misfit) -> [Int] {
    var screens: [Int] = []
    for range in self["ranges"]?.elements ?? [] {
      let ends = range.elements.compactMap(\.count)
      guard ends.count == 2, ends[0] <= ends[1], ends[1] < count, ends[0] > screens.last ?? -1
      else {
        throw range.misfit(
          "\"ranges\" has first and last screens of \(count), in ascending order")
      }
      screens.add(ends[0]...ends[1])
    }
    return screens
  }
}
