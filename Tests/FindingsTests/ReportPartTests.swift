import Findings
import Foundation
import Testing

/// The report with what another process has told of it.
func retold(_ report: FindingReport) throws -> FindingReport {
  let told = try JSONEncoder().encode(report.part)
  var again = FindingReport(
    program: report.program.name, version: report.program.version, rules: report.rules)
  again.join(try JSONDecoder().decode(FindingReport.Part.self, from: told))
  return again
}

@Suite struct `What another process has found` {
  @Test(arguments: ReportFormat.allCases)
  func `is the same in every format`(format: ReportFormat) throws {
    let again = try retold(hardReport)
    #expect(format.text(of: again) == format.text(of: hardReport))
    #expect(again.status == .found)
    #expect(again.summary == hardReport.summary)
  }

  @Test func `where a finding is worst is told, unless it is the first screen`() throws {
    let widths = ScreenGrid([
      .init("widths", ["320", "321", "322"], prefix: "width ", isScale: true)
    ])
    func told(_ worst: [Finding.Worst]) throws -> FindingReport {
      var report = FindingReport(
        program: "tenniel", version: "1", rules: [.init("touch-target", .error, "a small control")])
      report.scenes = [.init(file: nil, name: "Form", grid: widths)]
      var finding = Finding(
        "touch-target", .error, "ok is 40 high", place: nil, scene: "Form", grid: widths)
      finding.extent.add(0...1)
      for one in worst { finding.extent.deepen(one) }
      report.add([finding])
      let again = try retold(report)
      #expect(again.listing() == report.listing())
      return again
    }
    let first = Finding.Worst(screen: 0, message: "ok is 40 high", depth: 3.75)
    let second = Finding.Worst(screen: 1, message: "ok is 12 high", depth: 31.75)
    let start = "Form: error: ok is 40 high [touch-target]\n  at: width up to 321; 2 of 3 screens\n"
    #expect(try told([first]).listing() == start)
    #expect(try told([first, second]).listing() == start + "  worst: width 321: ok is 12 high\n")
    // Of equal ones it is the first.
    #expect(try told([second, first]).findings[0].extent.worst == second)
    #expect(
      ReportFormat.github.text(of: try told([first, second]))
        == "::error title=touch-target::Form: ok is 40 high%0AAt width up to 321; 2 of 3 screens."
        + "%0AWorst: width 321: ok is 12 high\n")
  }

  @Test func `the worst of several exit statuses counts`() {
    let worst = { ExitCode.worst(of: $0 as [ExitCode]) }
    #expect(worst([]) == .good)
    #expect(worst([.good, .undecided]) == .undecided)
    #expect(worst([.undecided, .found, .good]) == .found)
    #expect(worst([.found, .unusable, .undecided]) == .unusable)
    #expect(worst([.unusable, .crashed]) == .crashed)
    #expect(worst([.crashed, .interrupted]) == .interrupted)
  }
}
