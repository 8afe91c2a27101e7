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
  ///    "review":null,
  ///    "screens":{"count":14,"of":96,"first":"iPhone 4s, text XL","where":"…",
  ///     "ranges":[[3,11],[19,23]],
  ///     "worst":{"index":11,"screen":"iPhone 7, text L","message":"…","points":32}},
  ///    "excuse":{"kind":"suppressed","reason":"…"},"subjects":["qXe-3c-Rq5"],
  ///    "fingerprint":"truncated-text qXe-3c-Rq5"},…]}
  /// ```
  ///
  /// `complete` is false where the user has interrupted it, or a document or a scene could not be
  /// checked.
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
    JSONValue.text(
      [
        .init("schema", .text(Self.schema)), .init("program", .text(program.name)),
        .init("version", .text(program.version)), .init("complete", .bool(isComplete)),
      ],
      lists: [
        ("rules", rules.map(\.json)), ("scenes", scenes.map(\.json)),
        ("findings", findings.map(\.json)),
      ]) + "\n"
  }

  static let schema = "tenniel.check/2"
}

extension FindingReport.Rule {
  fileprivate var json: JSONValue {
    [
      "check": .text(identifier), "severity": .text(severity.rawValue), "summary": .text(summary),
      "of": .text(subject.rawValue), "help": .text(help),
    ]
  }
}

extension FindingReport.Scene {
  fileprivate var json: JSONValue {
    [
      "file": .text(file), "name": .text(name), "screens": .count(grid.count),
      "known": known == KnownScreens() ? .null : known.json, "axes": .array(grid.axes.map(\.json)),
    ]
  }
}

extension ScreenGrid.Axis {
  fileprivate var json: JSONValue {
    [
      "name": .text(name), "prefix": .text(prefix), "isScale": .bool(isScale),
      "values": .array(values.map { .text($0) }),
    ]
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    [
      "check": .text(check), "severity": .text(severity.rawValue), "fails": .bool(fails),
      "status": .count(Int(status.rawValue)), "message": .text(message), "file": .text(place?.file),
      "line": .count(place?.position?.line), "column": .count(place?.position?.column),
      "excerpt": .array((place?.excerpt ?? []).map { .text($0) }), "scene": .text(scene),
      "otherScenes": .array(scenes.dropFirst().map { .text($0) }), "view": .text(view),
      "constraints": .array(constraints.map(\.json)),
      "otherConstraints": .array(extent.otherConstraints.map { $0.json(of: extent.grid) }),
      "repair": .text(repair), "review": .text(question), "screens": jsonOfScreens,
      "excuse": excuse?.json ?? .null,
      "subjects": .array(fingerprint.subjects.map { .text($0) }),
      "fingerprint": .text(fingerprint.text),
    ]
  }

  private var jsonOfScreens: JSONValue {
    guard let first = extent.screens.first else { return .null }
    return extent.json(first: first, worst: worst == nil ? nil : extent.worst)
  }
}

extension Finding.Excuse {
  fileprivate var json: JSONValue {
    switch self {
    case .baseline: ["kind": .text("baseline")]
    case .suppressed(let reason):
      ["kind": .text("suppressed"), "reason": .text(reason)]
    }
  }
}

extension Finding.Extent {
  fileprivate func json(first: Int, worst: Finding.Worst?) -> JSONValue {
    [
      "count": .count(screens.count), "of": .count(grid.count),
      "first": .text(grid.name(of: first)), "where": .text(grid.words(for: screens)),
      "ranges": .ranges(screens), "known": .text(strength?.rawValue),
      "worst": worst?.json(on: grid) ?? .null,
    ]
  }
}

extension Finding.Worst {
  fileprivate func json(on grid: ScreenGrid) -> JSONValue {
    [
      "index": .count(screen), "screen": .text(grid.name(of: screen)), "message": .text(message),
      "points": .decimal(depth),
    ]
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
    [
      "constraints": .array(constraints.map(\.json)), "where": .text(grid.words(for: screens)),
      "ranges": .ranges(screens),
    ]
  }
}

extension Finding.Constraint {
  fileprivate var json: JSONValue {
    ["text": .text(text), "line": .count(position?.line), "column": .count(position?.column)]
  }
}
