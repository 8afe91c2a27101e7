import JSON
import Testing
import Wording

@testable import Findings

/// Conflicts with other constraints at some of their screens.
@Suite struct `The constraints of a finding` {
  private typealias Constraint = Finding.Constraint

  private let first = [
    Constraint(text: "title.width == 100", position: TextPosition(line: 12, column: 5)),
    Constraint(text: "title.leading == 8", position: nil),
  ]

  private func other(_ index: Int, at screens: [Int]) -> Finding.ConstraintSet {
    var set = Finding.ConstraintSet([first[0], Constraint(text: "other \(index)", position: nil)])
    set.screens = screens
    return set
  }

  private func conflict(
    scene: String = "Login", at screens: ClosedRange<Int>, others: [Finding.ConstraintSet]
  ) -> Finding {
    var finding = Finding(
      "conflict", .error, "title.width == 100 is left out",
      place: .init(file: "Main.xib", position: TextPosition(line: 12, column: 5)), scene: scene,
      grid: ScreenGrid([
        .init("widths", (320...340).map(String.init), prefix: "width ", isScale: true)
      ]))
    finding.fingerprint.subjects = ["a-b-c"]
    finding.constraints = first
    finding.repair = "priority 1000 -> 999"
    finding.extent.add(screens)
    finding.extent.otherConstraints = others
    return finding
  }

  private func report(_ findings: Finding...) -> FindingReport {
    var report = FindingReport(
      program: "tenniel", version: "0.1.0",
      rules: [.init("conflict", .error, "constraints that can't all be met")])
    report.scenes = [.init(file: "Main.xib", name: "Login", grid: findings[0].extent.grid)]
    report.add(findings)
    return report
  }

  @Test func `that differ from screen to screen are listed with the screens`() {
    #expect(
      report(conflict(at: 0...9, others: [other(1, at: [3, 4, 5])])).listing() == """
        Main.xib:12:5: error: title.width == 100 is left out [conflict]
          at: width up to 329; 10 of 21 screens
          scene: Login
          at width 320 to 322 and 326 to 329; 7 of 21 screens:
          constraint: line 12: title.width == 100
          constraint: title.leading == 8
          at width 323 to 325; 3 of 21 screens:
          constraint: line 12: title.width == 100
          constraint: other 1
          repair: priority 1000 -> 999

        """)
  }

  @Test func `of many sets are not all listed`() {
    let others = (1...4).map { other($0, at: [2 * $0, 2 * $0 + 1]) }
    let lines = report(conflict(at: 0...9, others: others)).listing().split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("  at ") || $0.contains("other") } == [
        "  at width up to 321; 2 of 21 screens:",
        "  at width 322 and 323; 2 of 21 screens:",
        "  constraint: other 1",
        "  at width 324 and 325; 2 of 21 screens:",
        "  constraint: other 2",
        "  at width 326 to 329; 4 of 21 screens:",
        "  constraint: others",
      ])
  }

  @Test(arguments: ReportFormat.allCases)
  func `are the same where another process has found it`(format: ReportFormat) throws {
    let report = report(conflict(at: 0...9, others: [other(1, at: [3, 4]), other(2, at: [7])]))
    let again = try retold(report)
    #expect(again.findings[0].extent == report.findings[0].extent)
    #expect(format.text(of: again) == format.text(of: report))
  }

  @Test func `are each a related place in SARIF`() throws {
    var moved = other(1, at: [3])
    moved.constraints[1].position = TextPosition(line: 40, column: 9)
    let report = report(conflict(at: 0...9, others: [moved]))
    let root = try JSONDocument(Array(ReportFormat.sarif.text(of: report).utf8)).root
    let places = root["runs"]?.elements[0]["results"]?.elements[0]["relatedLocations"]?.elements
    #expect(places?.map { $0["message"]?["text"]?.string } == ["title.width == 100", "other 1"])
  }

  @Test func `of a second scene count where the first one has none`() {
    let found = report(
      conflict(at: 0...4, others: [other(1, at: [3])]),
      conflict(scene: "Account", at: 3...8, others: [other(1, at: [4, 5]), other(2, at: [8])])
    ).findings
    #expect(found.count == 1)
    #expect(found[0].extent.screens == Array(0...8))
    #expect(found[0].extent.otherConstraints == [other(1, at: [3, 5]), other(2, at: [8])])
  }

  @Test func `of the document that differ at the same screens are two findings`() {
    var second = conflict(scene: "Account", at: 3...8, others: [])
    second.constraints[1].position = TextPosition(line: 40, column: 9)
    var third = conflict(scene: "Help", at: 3...8, others: [])
    third.constraints = second.constraints
    let found = report(conflict(at: 0...4, others: []), second, third).findings
    #expect(found.map(\.scenes) == [["Login"], ["Account", "Help"]])
    #expect(found.map(\.constraints) == [first, second.constraints])
    let apart = report(
      conflict(at: 0...2, others: []), conflict(scene: "Account", at: 3...8, others: []))
    #expect(apart.findings.map(\.scenes) == [["Login", "Account"]])
  }
}
