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

  @Test func `shares are merged in the order of the whole`() throws {
    func share(_ files: [(String, Int)]) throws -> FindingReport {
      var report = FindingReport(
        program: "tenniel", version: "1", rules: [.init("conflict", .error, "a conflict")])
      for (file, order) in files {
        var part = FindingReport(program: "", version: "", rules: [])
        part.scenes = [.init(file: file, name: "Scene", grid: grid)]
        var finding = Finding(
          "conflict", .error, "wrong", place: .init(file: file, position: nil), scene: "Scene",
          grid: grid)
        finding.extent.screens = [order]
        part.add([finding])
        report.join(part, order: order)
      }
      return try FindingReport(json: Array(ReportFormat.json.text(of: report).utf8))
    }
    let whole = try share([("a", 0), ("b", 1), ("c", 2), ("d", 3)])
    let merged = FindingReport(
      merging: [try share([("b", 1), ("c", 2)]), try share([("a", 0), ("d", 3)])],
      program: "tenniel", version: "1")
    #expect(ReportFormat.json.text(of: merged) == ReportFormat.json.text(of: whole))
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
