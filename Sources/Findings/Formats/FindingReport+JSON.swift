import JSON

extension FindingReport {
  /// For programs: one object with keys in a fixed order, and a line for each scene and finding.
  ///
  /// ```json
  /// {"schema":"tenniel.check/2","program":"tenniel","version":"0.1.0","complete":true,
  ///  "rules":[
  ///   {"check":"truncated-text","severity":"warning","summary":"…","of":"scenes","help":"…"},…],
  ///  "scenes":[
  ///   {"file":"Main.storyboard","name":"Login","screens":96,"known":null,"axes":[
  ///    {"name":"devices","prefix":"","isScale":false,"values":["iPhone 4s",…]},…]},…],
  ///  "findings":[
  ///   {"check":"truncated-text","severity":"warning","fails":true,"status":1,
  ///    "message":"…","file":"Main.storyboard","line":12,"column":40,"excerpt":["…"],
  ///    "scene":"Login","otherScenes":[],"view":"view/title",
  ///    "constraints":[{"text":"…","line":30,"column":9}],"otherConstraints":[],"repair":null,
  ///    "screens":{"count":14,"of":96,"first":"iPhone 4s, text XL","where":"…",
  ///     "ranges":[[3,11],[19,23]],
  ///     "worst":{"index":11,"screen":"iPhone 7, text L","message":"…","points":32}},
  ///    "excuse":{"kind":"suppressed","reason":"…"},"subjects":["qXe-3c-Rq5"],
  ///    "fingerprint":"truncated-text qXe-3c-Rq5"},…]}
  /// ```
  ///
  /// `otherConstraints` has the sets of constraints of a conflict that take part at some of the
  /// screens in the place of `constraints`, each with its `constraints`, `where` and `ranges`.
  /// `known` is null where each of the screens was laid out. Otherwise it is a
  /// ``Finding/Strength`` in a finding, and in a scene the numbers of ``KnownScreens``.
  /// `worst` is the screen at which a finding is worst, with the message that it has there; null
  /// where that is the first screen, or points don't say.
  ///
  /// The screens of a scene are all combinations of the values on its axes, counted from 0; the
  /// last axis changes first. `ranges` has the first and the last of screens in a row.
  ///
  /// The number of the schema changes when a key goes or means something else; new keys may come at
  /// any time.
  var json: String {
    let head = JSONValue.object([
      .init("schema", .text(Self.schema)), .init("program", .text(program.name)),
      .init("version", .text(program.version)), .init("complete", .bool(isComplete)),
    ]).text.dropLast()
    let lists = [
      ("rules", rules.map(\.json)), ("scenes", scenes.map(\.json)),
      ("findings", findings.map(\.json)),
    ]
    let lines = lists.map { name, values in
      "\n \"\(name)\":[" + values.map { "\n  \($0.text)" }.joined(separator: ",") + "]"
    }
    return head + "," + lines.joined(separator: ",") + "}\n"
  }

  static let schema = "tenniel.check/2"
}

extension FindingReport.Rule {
  fileprivate var json: JSONValue {
    .object([
      .init("check", .text(identifier)), .init("severity", .text(severity.rawValue)),
      .init("summary", .text(summary)), .init("of", .text(subject.rawValue)),
      .init("help", .text(help)),
    ])
  }
}

extension FindingReport.Scene {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .text(file)), .init("name", .text(name)),
      .init("screens", .count(grid.count)),
      .init("known", known == KnownScreens() ? .null : known.json),
      .init("axes", .array(grid.axes.map(\.json))),
    ])
  }
}

extension ScreenGrid.Axis {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)), .init("prefix", .text(prefix)), .init("isScale", .bool(isScale)),
      .init("values", .array(values.map { .text($0) })),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      .init("check", .text(check)), .init("severity", .text(severity.rawValue)),
      .init("fails", .bool(fails)),
      .init("status", .count(Int(status.rawValue))),
      .init("message", .text(message)), .init("file", .text(place?.file)),
      .init("line", .count(place?.position?.line)),
      .init("column", .count(place?.position?.column)),
      .init("excerpt", .array((place?.excerpt ?? []).map { .text($0) })),
      .init("scene", .text(scene)),
      .init("otherScenes", .array(scenes.dropFirst().map { .text($0) })),
      .init("view", .text(view)),
      .init("constraints", .array(constraints.map(\.json))),
      .init(
        "otherConstraints", .array(extent.otherConstraints.map { $0.json(of: extent.grid) })),
      .init("repair", .text(repair)),
      .init("screens", jsonOfScreens),
      .init("excuse", excuse?.json ?? .null),
      .init("subjects", .array(fingerprint.subjects.map { .text($0) })),
      .init("fingerprint", .text(fingerprint.text)),
    ])
  }

  private var jsonOfScreens: JSONValue {
    guard let first = extent.screens.first else { return .null }
    return extent.json(first: first, worst: worst == nil ? nil : extent.worst)
  }
}

extension Finding.Excuse {
  fileprivate var json: JSONValue {
    switch self {
    case .baseline: .object([.init("kind", .text("baseline"))])
    case .suppressed(let reason):
      .object([.init("kind", .text("suppressed")), .init("reason", .text(reason))])
    }
  }
}

extension Finding.Extent {
  fileprivate func json(first: Int, worst: Finding.Worst?) -> JSONValue {
    .object([
      .init("count", .count(screens.count)), .init("of", .count(grid.count)),
      .init("first", .text(grid.name(of: first))),
      .init("where", .text(grid.words(for: screens))),
      .init("ranges", .ranges(screens)),
      .init("known", .text(strength?.rawValue)),
      .init("worst", worst?.json(on: grid) ?? .null),
    ])
  }
}

extension Finding.Worst {
  fileprivate func json(on grid: ScreenGrid) -> JSONValue {
    .object([
      .init("index", .count(screen)), .init("screen", .text(grid.name(of: screen))),
      .init("message", .text(message)), .init("points", .decimal(depth)),
    ])
  }
}

extension JSONValue {
  /// The first and the last of numbers in a row, of numbers in ascending order.
  fileprivate static func ranges(_ numbers: [Int]) -> JSONValue {
    .array(numbers.runs.map { .array([.count($0.lowerBound), .count($0.upperBound)]) })
  }
}

extension Finding.ConstraintSet {
  fileprivate func json(of grid: ScreenGrid) -> JSONValue {
    .object([
      .init("constraints", .array(constraints.map(\.json))),
      .init("where", .text(grid.words(for: screens))), .init("ranges", .ranges(screens)),
    ])
  }
}

extension Finding.Constraint {
  fileprivate var json: JSONValue {
    .object([
      .init("text", .text(text)), .init("line", .count(position?.line)),
      .init("column", .count(position?.column)),
    ])
  }
}
