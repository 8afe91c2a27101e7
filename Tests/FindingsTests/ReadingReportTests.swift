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

  @Test func `a finding may have other screens than its scene was checked at`() throws {
    var report = hardReport
    let other = ScreenGrid([
      .init("widths", ["320", "321", "322"], prefix: "width ", isScale: true)
    ])
    var finding = Finding(
      "contract", .error, "ok.height is 40", place: nil, scene: "Form", grid: other)
    finding.extent.add(1...2, .solved)
    report.add([finding])
    let again = try FindingReport(json: Array(ReportFormat.json.text(of: report).utf8))
    #expect(again.findings.last?.extent == finding.extent)
    #expect(again.text == report.text)
    #expect(again.text.hasSuffix("  at: width 321 and up; 2 of 3 screens; solved\n"))
  }

  @Test func `screens that many findings share are told once, with their scene`() throws {
    func lengths(_ range: ClosedRange<Int>) -> ScreenGrid {
      ScreenGrid([.init("widths", range.map { "\($0)" }, prefix: "width ", isScale: true)])
    }
    var report = FindingReport(program: "tenniel", version: "1", rules: [])
    report.scenes = [.init(file: "Main.xib", name: "Main", grid: grid)]
    for number in 0..<20 {
      var finding = Finding(
        "contract", .error, "rule \(number)", place: .init(file: "Main.xib", position: nil),
        scene: "Main", grid: number % 3 == 2 ? grid : lengths(320...(1366 + number % 3)))
      finding.fingerprint.subjects = ["\(number)"]
      finding.extent.add(0...3)
      report.add([finding])
    }
    let json = ReportFormat.json.text(of: report)
    #expect(json.ranges(of: "\"1366\"").count == 2 && json.ranges(of: "\"1367\"").count == 1)
    #expect(json.ranges(of: "\"grid\":0").count == 7 && json.ranges(of: "\"grid\":1").count == 7)
    let again = try FindingReport(json: Array(json.utf8))
    #expect(again.findings.map(\.extent) == report.findings.map(\.extent))
    #expect(ReportFormat.json.text(of: again) == json)
    let wrong = json.replacing("\"grid\":1", with: "\"grid\":2", maxReplacements: 1)
    #expect {
      try FindingReport(json: Array(wrong.utf8))
    } throws: { error in
      (error as? FileMistake)?.message
        == "\"grid\" is a place in the list \"grids\" of its scene, from 0"
    }
  }

  @Test func `where a finding is worst is told, unless it is the first screen`() throws {
    let widths = ScreenGrid([
      .init("widths", ["320", "321", "322"], prefix: "width ", isScale: true)
    ])
    func told(_ worst: [Finding.Worst]) throws -> FindingReport {
      var report = FindingReport(
        program: "tenniel", version: "1", rules: [.init("contract", .error, "a broken rule")])
      report.scenes = [.init(file: nil, name: "Form", grid: widths)]
      var finding = Finding(
        "contract", .error, "ok.height is 40", place: nil, scene: "Form", grid: widths)
      finding.extent.add(0...1)
      for one in worst { finding.extent.deepen(one) }
      report.add([finding])
      let again = try FindingReport(json: Array(ReportFormat.json.text(of: report).utf8))
      #expect(again.text == report.text)
      return again
    }
    let first = Finding.Worst(screen: 0, message: "ok.height is 40", depth: 3.75)
    let second = Finding.Worst(screen: 1, message: "ok.height is 12", depth: 31.75)
    let start = "Form: error: ok.height is 40 [contract]\n  at: width up to 321; 2 of 3 screens\n"
    #expect(try told([first]).text == start)
    #expect(try told([first, second]).text == start + "  worst: width 321: ok.height is 12\n")
    // Of equal ones it is the first.
    #expect(try told([second, first]).findings[0].extent.worst == second)
    #expect(
      ReportFormat.github.text(of: try told([first, second]))
        == "::error title=contract::Form: ok.height is 40%0AAt width up to 321; 2 of 3 screens."
        + "%0AWorst: width 321: ok.height is 12\n")
  }

  @Test func `a file that says something of scenes is no document`() throws {
    var report = FindingReport(
      program: "tenniel", version: "1",
      rules: [.init("contract", .error, "a broken rule", of: .scenesAndFiles)])
    report.scenes = [.init(file: "Main.xib", name: "Main", grid: grid)]
    #expect(
      ReportFormat.junit.text(of: report)
        .contains("<testcase name=\"contract\" classname=\"Main.xib#Main\" file=\"Main.xib\"/>"))
    report.add([
      Finding(
        "contract", .error, "no edge", place: .init(file: "Main.contract", position: nil),
        scene: nil, grid: ScreenGrid([]))
    ])
    #expect(report.summary == "1 error in 1 scene of 1 document, 16 layouts")
    #expect(ReportFormat.junit.text(of: report).contains("classname=\"Main.contract\""))
  }

  @Test(arguments: [
    ("{", "1:2", "expected a key in double quotes"),
    ("{\"schema\":\"other/1\"}", "1:1", "this is no report of 'check --format json'"),
    (
      "{\"schema\":\"tenniel.check/1\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\n\"scenes\":[{}]}",
      "2:11", "the string \"name\" is missing"
    ),
    (
      "{\"schema\":\"tenniel.check/1\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\"scenes\":[],\n"
        + "\"findings\":[{\"check\":\"a\",\"severity\":\"bad\",\"message\":\"\"}]}",
      "2:13", "\"severity\" is one of error, warning, hint"
    ),
    (
      "{\"schema\":\"tenniel.check/1\",\"program\":\"t\",\"version\":\"1\",\"rules\":[],\"scenes\":[],\n"
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
