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

  @Test func `that take part at other screens are told by the screens`() {
    #expect(
      report(conflict(at: 0...9, others: [other(1, at: [3, 4, 5])])).listing() == """
        Main.xib:12:5: error: title.width == 100 is left out [conflict]
          at: width up to 329; 10 of 21 screens
          scene: Login
          constraint: line 12: title.width == 100
          constraint: title.leading == 8
          other constraints at: width 323 to 325; 3 of 21 screens
          repair: priority 1000 -> 999

        """)
  }

  @Test func `of which there are many are not all listed, those of the system last`() {
    var many = conflict(
      at: 0...9, others: (1...4).map { other($0, at: [2 * $0, 2 * $0 + 1]) })
    many.constraints =
      (1...8).map { Constraint(text: "system \($0)", position: nil) }
      + (1...3).map {
        Constraint(text: "own \($0)", position: TextPosition(line: $0, column: 5))
      }
    let lines = report(many).listing().split(separator: "\n").map(String.init)
    #expect(
      lines[3...] == [
        "  constraint: line 1: own 1", "  constraint: line 2: own 2",
        "  constraint: line 3: own 3", "  constraint: system 1", "  constraint: system 2",
        "  and 6 more: --format json has all",
        "  other constraints at: width 322 to 329; 8 of 21 screens",
        "  repair: priority 1000 -> 999",
      ])
    let annotation = ReportFormat.github.text(of: report(many))
    #expect(annotation.contains("%0AAnd 6 more: --format json has all%0AOther constraints at: "))
    let json = ReportFormat.json.text(of: report(many))
    #expect(json.contains("system 8") && json.contains("other 4"))
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
