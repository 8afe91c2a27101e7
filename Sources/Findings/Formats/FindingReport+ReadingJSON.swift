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
    if let number = root["shard"]?["number"]?.count, let count = root["shard"]?["of"]?.count {
      guard (1...10_000) ~= count, (1...count) ~= number else {
        throw root.misfit("\"shard\" has a number and how many there are")
      }
      shard = (number, count)
    }
    var grids: [Scene.Name: ScreenGrid] = [:]
    for scene in scenes { grids[scene.fullName] = scene.grid }
    let found = try root.list("findings") { node throws(JSONNode.Misfit) in
      try Finding(node, grids: grids)
    }
    findings += found
  }
}

extension FindingReport.Rule {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(
      try node.string("check"), try Finding.Severity(node), try node.string("summary"),
      of: node["of"]?.string.flatMap(Subject.init) ?? .scenes, help: node["help"]?.string)
  }
}

extension FindingReport.Scene {
  /// What tells scenes apart.
  fileprivate struct Name: Hashable {
    let file: String?
    let scene: String
  }

  fileprivate var fullName: Name { Name(file: file, scene: name) }

  fileprivate init(_ node: JSONNode) throws(JSONNode.Misfit) {
    self.init(
      file: node["file"]?.string, name: try node.string("name"),
      grid: try Self.grid(node))
    order = node["order"]?.count ?? 0
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

extension ReportPicture {
  fileprivate init?(_ node: JSONNode) {
    guard let title = node["title"]?.string, let svg = node["svg"]?.string else { return nil }
    let sides = (node["mark"]?.elements ?? []).compactMap(\.number)
    self.init(
      title: title, svg: svg,
      mark: sides.count == 4
        ? Mark(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil)
  }
}

extension Finding {
  fileprivate init(
    _ node: JSONNode, grids: [FindingReport.Scene.Name: ScreenGrid]
  ) throws(JSONNode.Misfit) {
    let (file, scene) = (node["file"]?.string, node["scene"]?.string)
    let grid = scene.flatMap { grids[.init(file: file, scene: $0)] } ?? ScreenGrid([])
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
    order = node["order"]?.count ?? 0
    constraints = try node.list("constraints") { constraint throws(JSONNode.Misfit) in
      Constraint(text: try constraint.string("text"), position: constraint.position)
    }
    repair = node["repair"]?.string
    excuse = node["excuse"].flatMap(Excuse.init)
    fingerprint.subjects = node.strings("subjects")
    extent.strength = node["screens"]?["known"]?.string.flatMap(Finding.Strength.init)
    extent.pictures = (node["screens"]?["pictures"]?.elements ?? []).compactMap(ReportPicture.init)
    for range in node["screens"]?["ranges"]?.elements ?? [] {
      let ends = range.elements.compactMap(\.count)
      guard ends.count == 2, ends[0] <= ends[1], ends[1] < grid.count,
        ends[0] > extent.screens.last ?? -1
      else {
        throw range.misfit(
          "\"ranges\" has first and last screens of \(grid.count), in ascending order")
      }
      extent.screens += Array(ends[0]...ends[1])
    }
  }
}
