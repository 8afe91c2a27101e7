import JSON
import Wording

extension FindingReport {
  /// SARIF 2.1.0, with the properties that GitHub's code scanning requires.
  ///
  /// Source: <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html> and
  /// <https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning>
  var sarif: String {
    let driver = JSONValue.object([
      .init("name", .text(program.name)), .init("semanticVersion", .text(program.version)),
      .init("rules", .array(rules.map(\.sarif))),
    ])
    let indices = Dictionary(
      rules.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let run = JSONValue.object([
      .init("tool", ["driver": driver]),
      .init("invocations", .array([["executionSuccessful": .bool(isComplete)]])),
      .init("columnKind", .text("unicodeCodePoints")),
      .init(
        "results",
        .array(
          findings.map {
            $0.sarif(ruleIndex: indices[$0.check], states: hasBaseline, excuses: hasSuppressions)
          })),
    ])
    return JSONValue.object([
      .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .text("2.1.0")), .init("runs", .array([run])),
    ]).text + "\n"
  }

  /// Whether the baseline has any of the findings. Either all results have a state, or none.
  private var hasBaseline: Bool { findings.contains { $0.excuse == .baseline } }

  /// Whether any is suppressed. Either all results have a list of suppressions, or none.
  private var hasSuppressions: Bool { findings.contains(where: \.isSuppressed) }
}

extension FindingReport.Rule {
  fileprivate var sarif: JSONValue {
    [
      "id": .text(identifier), "name": .text(identifier), "shortDescription": .message(summary),
      "fullDescription": .message(summary), "help": .message(help),
      "defaultConfiguration": ["level": .text(severity.level)],
    ]
  }
}

extension Finding.Severity {
  /// The level by its name in SARIF, which is `none` for what is no failure (3.27.9).
  fileprivate var level: String {
    switch self {
    case .error, .warning: rawValue
    case .review: "none"
    case .hint: "note"
    }
  }
}

extension Finding {
  /// - Parameters:
  ///   - states: Whether it says if the baseline has it.
  ///   - excuses: Whether it says for what reason it is suppressed.
  fileprivate func sarif(ruleIndex: Int?, states: Bool, excuses: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [.init("ruleId", .text(check))]
    if let ruleIndex { members.append(.init("ruleIndex", .count(ruleIndex))) }
    members += [
      .init("kind", .text(severity == .review ? "review" : "fail")),
      .init("level", .text(severity.level)), .init("message", .message(sentences)),
      .init("locations", .array([location])),
    ]
    let others = allConstraints.filter { $0.position != nil }
    if !others.isEmpty {
      members.append(
        .init(
          "relatedLocations",
          .array(
            others.enumerated().map { index, constraint in
              [
                "id": .count(index), "physicalLocation": physical(constraint.position),
                "message": .message(constraint.text),
              ]
            })))
    }
    if states {
      members.append(.init("baselineState", .text(excuse == .baseline ? "unchanged" : "new")))
    }
    if excuses { members.append(.init("suppressions", .array(suppressions))) }
    members.append(.init("partialFingerprints", ["tenniel/v1": .text(fingerprint.text)]))
    return .object(members)
  }

  private var suppressions: [JSONValue] {
    guard case .suppressed(let reason) = excuse else { return [] }
    return [["kind": .text("external"), "justification": .text(reason)]]
  }

  private var location: JSONValue {
    var members: [JSONValue.Member] = []
    if place != nil { members.append(.init("physicalLocation", physical(place?.position))) }
    let names = [scene, view].compactMap(\.self)
    if !names.isEmpty {
      members.append(
        .init(
          "logicalLocations",
          .array([
            ["fullyQualifiedName": .text(names.joined(separator: "#")), "kind": .text("element")]
          ])))
    }
    return .object(members)
  }

  private func physical(_ position: TextPosition?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("artifactLocation", ["uri": .text((place?.file ?? "").uriReference)])
    ]
    if let position {
      members.append(
        .init(
          "region",
          ["startLine": .count(position.line), "startColumn": .count(position.column)]))
    }
    return .object(members)
  }
}

extension JSONValue {
  /// A message of SARIF.
  fileprivate static func message(_ text: String) -> JSONValue {
    ["text": .text(text)]
  }
}

extension String {
  /// The path as a relative reference of a URI (RFC 3986): all but letters, digits and `-._~/` as
  /// `%XX`.
  var uriReference: String {
    var reference = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        reference += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return reference
  }
}
