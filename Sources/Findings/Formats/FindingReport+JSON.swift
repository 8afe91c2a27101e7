import JSON

extension FindingReport {
  /// For programs: one object with keys in a fixed order, and a line for each scene and finding.
  ///
  /// ```json
  /// {"schema":"tenniel.check/1","program":"tenniel","version":"0.1.0","complete":true,
  ///  "shard":{"number":1,"of":4},
  ///  "rules":[
  ///   {"check":"truncated-text","severity":"warning","summary":"…","of":"scenes","help":"…"},…],
  ///  "scenes":[
  ///   {"file":"Main.storyboard","name":"Login","screens":96,"order":0,"axes":[
  ///    {"name":"devices","prefix":"","isScale":false,"values":["iPhone 4s",…]},…]},…],
  ///  "findings":[
  ///   {"check":"truncated-text","severity":"warning","order":0,"fails":true,"status":1,
  ///    "message":"…","file":"Main.storyboard","line":12,"column":40,"excerpt":["…"],
  ///    "scene":"Login","otherScenes":[],"view":"view/title",
  ///    "constraints":[{"text":"…","line":30,"column":9}],"repair":null,
  ///    "screens":{"count":14,"of":96,"first":"iPhone 4s, text XL","where":"…",
  ///     "ranges":[[3,11],[19,23]],"pictures":[]},
  ///    "excuse":{"kind":"suppressed","reason":"…"},"subjects":["qXe-3c-Rq5"],
  ///    "fingerprint":"truncated-text qXe-3c-Rq5"},…]}
  /// ```
  ///
  /// `known` is null where each of the screens was laid out, and otherwise `solved` or `sampled`.
  /// `pictures` is empty but for a report that `--report` asks for: each has a title, its SVG, and
  /// the rectangle of the view in it, or null.
  ///
  /// The screens of a scene are all combinations of the values on its axes, counted from 0; the
  /// last axis changes first. `ranges` has the first and the last of screens in a row. `order` is
  /// the place of the document among all that are checked, by which `merge` sorts.
  ///
  /// The number of the schema changes when a key goes or means something else; new keys may come at
  /// any time.
  var json: String {
    let head = JSONValue.object([
      .init("schema", .text(Self.schema)), .init("program", .text(program.name)),
      .init("version", .text(program.version)), .init("complete", .bool(isComplete)),
      .init(
        "shard",
        shard.map { .object([.init("number", .count($0.number)), .init("of", .count($0.count))]) }
          ?? .null),
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

  static let schema = "tenniel.check/1"
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
      .init("order", .count(order)), .init("axes", .array(grid.axes.map(\.json))),
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
      .init("order", .count(order)), .init("fails", .bool(fails)),
      .init("status", .count(Int(status.rawValue))),
      .init("message", .text(message)), .init("file", .text(place?.file)),
      .init("line", .count(place?.position?.line)),
      .init("column", .count(place?.position?.column)),
      .init("excerpt", .array((place?.excerpt ?? []).map { .text($0) })),
      .init("scene", .text(scene)),
      .init("otherScenes", .array(scenes.dropFirst().map { .text($0) })),
      .init("view", .text(view)),
      .init("constraints", .array(constraints.map(\.json))),
      .init("repair", .text(repair)),
      .init("screens", extent.screens.first.map(extent.json) ?? .null),
      .init("excuse", excuse?.json ?? .null),
      .init("subjects", .array(fingerprint.subjects.map { .text($0) })),
      .init("fingerprint", .text(fingerprint.text)),
    ])
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
  fileprivate func json(first: Int) -> JSONValue {
    .object([
      .init("count", .count(screens.count)), .init("of", .count(grid.count)),
      .init("first", .text(grid.name(of: first))), .init("where", .text(grid.words(for: screens))),
      .init(
        "ranges",
        .array(screens.runs.map { .array([.count($0.lowerBound), .count($0.upperBound)]) })),
      .init("known", .text(strength?.rawValue)),
      .init("pictures", .array(pictures.map(\.json))),
    ])
  }
}

extension ReportPicture {
  fileprivate var json: JSONValue {
    .object([
      .init("title", .text(title)), .init("svg", .text(svg)),
      .init(
        "mark",
        mark.map { mark in
          .array([mark.x, mark.y, mark.width, mark.height].map { .number($0) })
        } ?? .null),
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
