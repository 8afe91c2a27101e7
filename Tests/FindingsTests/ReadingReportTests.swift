import Findings
import Testing
import Wording

@Suite struct `Reports that are read again` {
  @Test(arguments: ReportFormat.allCases)
  func `a report that was written as JSON is the same in every format`(
    format: ReportFormat
  ) throws {
    let again = try FindingReport(json: Array(ReportFormat.json.text(of: hardReport).utf8))
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
      let again = try FindingReport(json: Array(ReportFormat.json.text(of: report).utf8))
      #expect(again.text == report.text)
      return again
    }
    let first = Finding.Worst(screen: 0, message: "ok is 40 high", depth: 3.75)
    let second = Finding.Worst(screen: 1, message: "ok is 12 high", depth: 31.75)
    let start = "Form: error: ok is 40 high [touch-target]\n  at: width up to 321; 2 of 3 screens\n"
    #expect(try told([first]).text == start)
    #expect(try told([first, second]).text == start + "  worst: width 321: ok is 12 high\n")
    // Of equal ones it is the first.
    #expect(try told([second, first]).findings[0].extent.worst == second)
    #expect(
      ReportFormat.github.text(of: try told([first, second]))
        == "::error title=touch-target::Form: ok is 40 high%0AAt width up to 321; 2 of 3 screens."
        + "%0AWorst: width 321: ok is 12 high\n")
  }

  @Test(arguments: [
    ("{", "1:2", "expected a key in double quotes"),
    ("{\"schema\":\"other/1\"}", "1:1", "this is no report of 'check --format json'"),
    (
      "{\"schema\":\"tenniel.check/2\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\n\"scenes\":[{}]}",
      "2:11", "the string \"name\" is missing"
    ),
    (
      "{\"schema\":\"tenniel.check/2\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\"scenes\":[],\n"
        + "\"findings\":[{\"check\":\"a\",\"severity\":\"bad\",\"message\":\"\"}]}",
      "2:13", "\"severity\" is one of error, warning, hint"
    ),
    (
      "{\"schema\":\"tenniel.check/2\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\"scenes\":[],\n"
        + "\"findings\":[{\"check\":\"a\",\"severity\":\"hint\",\"message\":\"\",\"status\":4}]}",
      "2:13", "a finding needs a \"status\""
    ),
  ])
  func `what is no report is told with its place`(text: String, place: String, words: String) {
    let mistake = #expect(throws: FileMistake.self) {
      try FindingReport(json: Array(text.utf8))
    }
    #expect(mistake?.position.description == place)
    #expect(mistake?.message.hasPrefix(words) == true, "\(mistake?.message ?? "")")
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
