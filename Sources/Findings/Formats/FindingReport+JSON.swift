import JSON

extension FindingReport {
  /// For programs: one object with keys in a fixed order, and a line for each scene and finding.
  ///
  /// ```json
  /// {"schema":"tenniel.check/1","program":"tenniel","version":"0.1.0",
  ///  "scenes":[
  ///   {"file":"Main.storyboard","name":"Login","screens":96},…],
  ///  "findings":[
  ///   {"check":"truncated-text","severity":"warning","fails":true,"message":"…",
  ///    "file":"Main.storyboard","line":12,"column":40,"scene":"Login","otherScenes":[],
  ///    "view":"view/title","constraints":[{"text":"…","line":30,"column":9}],"repair":null,
  ///    "screens":{"count":14,"of":96,"first":"iPhone 4s, text XL","where":"…"},
  ///    "fingerprint":"truncated-text qXe-3c-Rq5"},…]}
  /// ```
  ///
  /// The number of the schema changes when a key goes or means something else; new keys may come at
  /// any time.
  var json: String {
    let head = JSONValue.object([
      .init("schema", .text("tenniel.check/1")), .init("program", .text(program.name)),
      .init("version", .text(program.version)),
    ]).text.dropLast()
    let lists = [("scenes", scenes.map(\.json)), ("findings", findings.map(\.json))]
    let lines = lists.map { name, values in
      "\n \"\(name)\":[" + values.map { "\n  \($0.text)" }.joined(separator: ",") + "]"
    }
    return head + "," + lines.joined(separator: ",") + "}\n"
  }
}

extension FindingReport.Scene {
  fileprivate var json: JSONValue {
    .object([
      .init("file", .text(file)), .init("name", .text(name)), .init("screens", .count(screens)),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      .init("check", .text(check)), .init("severity", .text(severity.rawValue)),
      .init("fails", .bool(fails)), .init("message", .text(message)),
      .init("file", .text(place?.file)), .init("line", .count(place?.position?.line)),
      .init("column", .count(place?.position?.column)), .init("scene", .text(scene)),
      .init("otherScenes", .array(otherScenes.map { .text($0) })), .init("view", .text(view)),
      .init("constraints", .array(constraints.map(\.json))),
      .init("repair", .text(repair)),
      .init("screens", screens.first.map(screensJSON) ?? .null),
      .init("fingerprint", .text(fingerprint)),
    ])
  }

  private func screensJSON(first: Int) -> JSONValue {
    .object([
      .init("count", .count(screens.count)), .init("of", .count(grid.count)),
      .init("first", .text(grid.name(of: first))), .init("where", .text(whereabouts)),
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

extension JSONValue {
  static func text(_ text: String?) -> JSONValue {
    text.map { .string(JSONString($0)) } ?? .null
  }

  static func count(_ count: Int?) -> JSONValue { count.map { .number(Double($0)) } ?? .null }
}
