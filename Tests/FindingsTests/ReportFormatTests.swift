import Foundation
import JSON
import Testing

@testable import Findings

@Suite struct `Reports of findings` {
  @Test func `text is a line for each, the quoted text, and what else is known`() {
    #expect(
      ReportFormat.text.text(of: hardReport) == """
        Ma in/ü<&>.storyboard:12:40: error: 100% of "title", <b> & more\u{FFFD}[31m\u{FFFD}second: line [conflict]
        <constraint id="a"/>
         ^~~~~~~~~~
          at: iPhone 4s, landscape, text XL and up; 2 of 16 screens
          scene: Lo"gin
          view: view/title
          constraint: line 12: title.width == 100
          constraint: title.width == 90
          repair: constant 100 -> 90 of title.width == 100
        Form: note: button has 20 x 20 points [touch-target]
          at: iPhone 7
        Other.xib: error: there is no class [document]

        """)
  }

  @Test func `workflow commands of GitHub are escaped`() {
    let lines = ReportFormat.github.text(of: hardReport).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "::error file=Ma in/ü<&>.storyboard,line=12,col=40,title=conflict::100%25 of \"title\""))
    #expect(lines[0].contains("%0Asecond: line%0AAt iPhone 4s, landscape"))
    #expect(
      lines[1] == "::notice title=touch-target::Form: button has 20 x 20 points%0AAt iPhone 7.")
    #expect(lines[2] == "::error file=Other.xib,title=document::there is no class")
  }

  @Test func `a line break of two characters ends no workflow command`() {
    var report = hardReport
    report.findings[0].message = "a\r\n::error::b,\u{301}"
    let lines = ReportFormat.github.text(of: report).split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(lines[0].contains("::a%0D%0A::error::b"))
  }

  @Test func `in SARIF all results have a state and suppressions, or none`() throws {
    func results(_ report: FindingReport) throws -> [JSONNode] {
      let root = try JSONDocument(Array(ReportFormat.sarif.text(of: report).utf8)).root
      return try #require(root["runs"]?.elements.first?["results"]?.elements)
    }
    for result in try results(hardReport) {
      #expect(result["baselineState"] == nil)
      #expect(result["suppressions"] == nil)
    }
    var report = hardReport
    report.findings[0].excuse = .baseline
    report.findings[1].excuse = .suppressed("it is old")
    let found = try results(report)
    #expect(found.map { $0["baselineState"]?.string } == ["unchanged", "new", "new"])
    #expect(found.map { $0["suppressions"]?.elements.count } == [0, 1, 0])
    #expect(found[1]["suppressions"]?.elements.first?["justification"]?.string == "it is old")
  }

  @Test func `JSON has a line for each finding and the number of its schema`() throws {
    let text = ReportFormat.json.text(of: hardReport)
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(root["schema"]?.string == "tenniel.check/2")
    #expect(root["scenes"]?.elements.map { $0["name"]?.string } == ["Lo\"gin", "Form"])
    let findings = try #require(root["findings"]?.elements)
    #expect(findings.count == 3)
    #expect(findings[0]["line"]?.number == 12)
    #expect(findings[0]["fails"]?.bool == true)
    #expect(findings[0]["screens"]?["count"]?.number == 2)
    #expect(findings[0]["screens"]?["first"]?.string == "iPhone 4s, landscape, text XL")
    #expect(findings[0]["fingerprint"]?.string == "conflict a-b-c")
    #expect(findings[1]["file"]?.string == nil)
    #expect(findings[1]["fingerprint"]?.string == "touch-target Form")
    #expect(text.split(separator: "\n").count == 12)
  }

  @Test func `SARIF has what GitHub requires`() throws {
    let root = try JSONDocument(Array(ReportFormat.sarif.text(of: hardReport).utf8)).root
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.elements.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string == "tenniel")
    let rules = try #require(driver["rules"]?.elements)
    let results = try #require(run["results"]?.elements)
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[Int(index)]["id"]?.string == result["ruleId"]?.string)
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      #expect(result["partialFingerprints"]?["tenniel/v1"]?.string?.isEmpty == false)
    }
    let place = results[0]["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "Ma%20in/%C3%BC%3C%26%3E.storyboard")
    #expect(place?["region"]?["startLine"]?.number == 12)
    #expect(results[0]["relatedLocations"]?.elements.count == 1)
    #expect(results[1]["level"]?.string == "note")
  }

  @Test func `in SARIF only what fails has a level, and a review none`() throws {
    var report = hardReport
    report.findings[0].severity = .review
    let root = try JSONDocument(Array(ReportFormat.sarif.text(of: report).utf8)).root
    let results = root["runs"]?.elements.first?["results"]?.elements
    #expect(results?.map { $0["kind"]?.string } == ["review", "fail", "fail"])
    #expect(results?.map { $0["level"]?.string } == ["none", "note", "error"])
  }

  @Test func `JUnit is XML with a case for each check of each scene`() throws {
    let text = ReportFormat.junit.text(of: hardReport)
    let parser = XMLReading()
    #expect(parser.read(text))
    #expect(
      parser.suites == [
        "Ma in/ü<&>.storyboard#Lo\"gin: 2 cases, 1 failed, 0 not checked",
        "Form: 2 cases, 0 failed, 0 not checked", "Other.xib: 1 cases, 1 failed, 0 not checked",
      ])
    #expect(parser.failures[0].hasPrefix("100% of \"title\", <b> & more\u{FFFD}[31m\nsecond: line"))
    #expect(parser.root["tests"] == "5")
    #expect(parser.root["failures"] == "2")
    #expect(parser.root["errors"] == "0")
  }

  @Test func `what was lost or interrupted is complete in no format`() throws {
    var lost = hardReport
    lost.findings[2].status = .unusable
    var interrupted = hardReport
    interrupted.interruption = "2 of 3 documents were checked"
    let suites = [
      [
        "Ma in/ü<&>.storyboard#Lo\"gin: 2 cases, 1 failed, 0 not checked",
        "Form: 2 cases, 0 failed, 0 not checked", "Other.xib: 1 cases, 0 failed, 1 not checked",
      ],
      [
        "tenniel: 1 cases, 0 failed, 1 not checked",
        "Ma in/ü<&>.storyboard#Lo\"gin: 2 cases, 1 failed, 0 not checked",
        "Form: 2 cases, 0 failed, 0 not checked", "Other.xib: 1 cases, 1 failed, 0 not checked",
      ],
    ]
    for (report, suites) in zip([lost, interrupted], suites) {
      let parser = XMLReading()
      #expect(parser.read(ReportFormat.junit.text(of: report)))
      #expect(parser.suites == suites)
      let json = try JSONDocument(Array(ReportFormat.json.text(of: report).utf8)).root
      #expect(json["complete"]?.bool == false)
      let sarif = try JSONDocument(Array(ReportFormat.sarif.text(of: report).utf8)).root
      let invocation = sarif["runs"]?.elements.first?["invocations"]?.elements.first
      #expect(invocation?["executionSuccessful"]?.bool == false)
    }
    #expect(
      ReportFormat.junit.text(of: interrupted).contains(
        "<error message=\"2 of 3 documents were checked\" type=\"interrupted\">"))
    #expect(lost.summary == hardReport.summary)
    #expect(interrupted.summary == "interrupted: " + hardReport.summary)
  }

  @Test func `a report without findings is empty text and valid in every other form`() throws {
    let report = FindingReport(program: "tenniel", version: "0.1.0", rules: [])
    #expect(ReportFormat.text.text(of: report) == "")
    #expect(ReportFormat.github.text(of: report) == "")
    #expect(
      try JSONDocument(Array(ReportFormat.json.text(of: report).utf8)).root["findings"] != nil)
    #expect(try JSONDocument(Array(ReportFormat.sarif.text(of: report).utf8)).root["runs"] != nil)
    #expect(XMLReading().read(ReportFormat.junit.text(of: report)))
    #expect(report.summary == "nothing found in 0 scenes")
  }

  @Test func `notes are counted after the problems, unless each is wanted`() {
    var report = hardReport
    report.putProblemsFirst()
    let severities = report.findings.map(\.severity)
    #expect(severities == [.error, .error, .hint])
    let counted = report.text(listsNotes: false)
    #expect(!counted.contains("note: button has 20 x 20 points"))
    #expect(counted.hasSuffix("\n1 note: 1 touch-target (--notes tells each)\n"))
    #expect(report.text(listsNotes: true).contains("note: button has 20 x 20 points"))
  }

  @Test func `the summary counts findings by severity, scenes and layouts`() {
    #expect(hardReport.summary == "2 errors and 1 note in 2 scenes of 2 documents, 17 layouts")
  }
}
