import Findings
import Testing

@Suite struct `What projects say of checks` {
  private static let names = Configuration.Names(
    checks: ["conflict", "touch-target", "overlap"], thresholds: ["touch-target": 1...100])

  private func configuration(_ text: String) throws -> Configuration {
    try Configuration(json: Array(text.utf8), names: Self.names)
  }

  private func report(_ subjects: [String], in file: String) -> FindingReport {
    var report = FindingReport(
      program: "tenniel", version: "1",
      rules: [
        .init("conflict", .error, "a conflict"), .init("touch-target", .hint, "a small control"),
      ])
    report.scenes = [.init(file: file, name: "Scene", grid: grid)]
    report.add(
      subjects.map { subject in
        var finding = Finding(
          "conflict", .error, "wrong", place: .init(file: file, position: nil), scene: "Scene",
          grid: grid)
        finding.fingerprint.subjects = [subject]
        finding.view = "view/" + subject
        return finding
      })
    return report
  }

  @Test func `a check gets another severity, or is off`() throws {
    var hint = report(["a"], in: "Main.storyboard")
    hint.follow(try configuration(#"{"checks":{"conflict":"hint"}}"#), failing: []) { $0 }
    #expect(hint.findings.map(\.severity) == [.hint])
    #expect(hint.status == .good)
    #expect(hint.rules[0].severity == .hint)
    var wanted = report(["a"], in: "Main.storyboard")
    wanted.follow(
      try configuration(#"{"checks":{"conflict":"note"}}"#), failing: ["conflict"]
    ) { $0 }
    #expect(wanted.status == .found)
    var off = report(["a"], in: "Main.storyboard")
    off.follow(try configuration(#"{"checks":{"conflict":"off"}}"#), failing: []) { $0 }
    #expect(off.findings.isEmpty)
    #expect(off.rules.map(\.identifier) == ["touch-target"])
    var lost = report(["a"], in: "Main.storyboard")
    lost.changeFindings { finding in
      var finding = finding
      finding.status = .unusable
      return finding
    }
    lost.follow(try configuration(#"{"checks":{"conflict":"off"}}"#), failing: []) { $0 }
    #expect(lost.rules.map(\.identifier) == ["conflict", "touch-target"])
  }

  @Test(arguments: [
    ("", "conflict"), ("any", "conflict"), ("conflict", "conflict"),
    ("touch-target", "touch-target"), ("review", "overlap"), ("any review", "conflict overlap"),
    ("headroom", ""), ("overlap", ""),
  ])
  func `nothing fails that is to be reviewed, unless reviews are named`(
    names: String, failing: String
  ) {
    var report = report(["a"], in: "Main.storyboard")
    report.add([
      Finding("overlap", .review, "", place: nil, scene: nil, grid: grid),
      Finding("touch-target", .hint, "", place: nil, scene: nil, grid: grid),
    ])
    let names = Set(names.split(separator: " ").map(String.init))
    report.follow(Configuration(), failing: names) { $0 }
    let failed = report.findings.filter { $0.status == .found }.map(\.check)
    #expect(failed.joined(separator: " ") == failing)
  }

  @Test(arguments: [
    (#""path":"Legacy""#, [true, true], [false, false]),
    (#""path":"*/Old.xib","check":"conflict""#, [true, true], [false, false]),
    (#""check":"overlap""#, [false, false], [false, false]),
    (#""element":"b""#, [false, true], [false, true]),
    (#""element":"view/a""#, [true, false], [true, false]),
    (#""path":"Main.storyboard","element":"b""#, [false, false], [false, true]),
  ])
  func `a suppression covers its check, path and element`(
    keys: String, legacy: [Bool], main: [Bool]
  ) throws {
    let configuration = try configuration(#"{"suppressions":[{\#(keys),"reason":"it is old"}]}"#)
    for (file, expected) in [("Legacy/Old.xib", legacy), ("Main.storyboard", main)] {
      var report = report(["a", "b"], in: file)
      report.follow(configuration, failing: []) { $0 }
      #expect(report.findings.map { $0.excuse == .suppressed("it is old") } == expected)
      #expect(report.status == (expected == [true, true] ? .good : .found))
    }
  }

  @Test func `suppressions that nothing needs are told with their places`() throws {
    let configuration = try configuration(
      """
      {"suppressions":[
        {"element":"a","reason":"x"},
        {"element":"gone","reason":"x"},
        {"path":"Elsewhere/**","reason":"it is not checked now"}
      ]}
      """)
    let report = report(["a"], in: "Main.storyboard")
    #expect(report.unused(in: configuration) { $0 }.map(\.position.description) == ["3:3"])
  }

  @Test(arguments: [
    (#"[]"#, "1:1", "the file has one object: { … }"),
    (#"{"check":{}}"#, "1:2", #"unknown key "check"; nearest: checks"#),
    (#"{"checks":{"overlaps":"off"}}"#, "1:12", #"unknown check "overlaps"; nearest: overlap"#),
    (
      #"{"checks":{"overlap":true}}"#, "1:22",
      #"a check is one of "off", "on", "error", "warning", "review", "note""#
    ),
    (
      #"{"thresholds":{"overlap":1}}"#, "1:16",
      #"unknown threshold "overlap"; nearest: touch-target"#
    ),
    (#"{"thresholds":{"touch-target":0}}"#, "1:31", "a number from 1 to 100 was expected"),
    (#"{"suppressions":[{"check":"overlap"}]}"#, "1:18", #"a suppression needs a "reason""#),
    (
      #"{"suppressions":[{"reason":"x"}]}"#, "1:18",
      #"a suppression needs a "check", a "path" or an "element""#
    ),
  ])
  func `what can't be is refused with its place and what would be right`(
    text: String, place: String, message: String
  ) {
    let mistake = #expect(throws: FileMistake.self) { try configuration(text) }
    #expect(mistake?.position.description == place)
    #expect(mistake?.message == message)
  }

  @Test(arguments: [
    ("a/*.xib", "a/b.xib", true), ("a/*.xib", "a/b/c.xib", false), ("**/c.xib", "c.xib", true),
    ("**/c.xib", "a/b/c.xib", true), ("a/**/c.xib", "a/c.xib", true), ("a", "a/b/c.xib", true),
    ("a", "ab/c.xib", false), ("./a?c/", "abc/d", true), ("*b*d*", "abcde", true),
    ("*b*d*", "abce", false), ("../x", "../x/y", true),
  ])
  func `patterns of paths`(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
