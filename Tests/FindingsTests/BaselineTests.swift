import Findings
import Testing

@Suite struct Baselines {
  private func report(_ findings: [(file: String, subject: String)]) -> FindingReport {
    var report = FindingReport(
      program: "tenniel", version: "1", rules: [.init("conflict", .error, "a conflict")])
    for file in Set(findings.map(\.file)).sorted() {
      report.scenes.append(.init(file: file, name: "Scene", grid: grid))
    }
    report.add(
      findings.map { file, subject in
        var finding = Finding(
          "conflict", .error, "wrong", place: .init(file: file, position: nil), scene: "Scene",
          grid: grid)
        finding.fingerprint.subjects = [subject]
        return finding
      })
    return report
  }

  @Test func `a baseline excuses what it has, and nothing else`() throws {
    let first = report([("a", "one"), ("b", "two")])
    let baseline = first.baseline(after: nil, path: { "in/" + $0 }, isThere: { _ in true })
    #expect(
      baseline.json == """
        {"schema":"tenniel.baseline/1","findings":[
         {"in":"in/a","fingerprint":"conflict one","severity":"error"},
         {"in":"in/b","fingerprint":"conflict two","severity":"error"}
        ]}

        """)
    #expect(try Baseline(json: Array(baseline.json.utf8)) == baseline)
    var next = report([("a", "one"), ("a", "new"), ("b", "three")])
    next.excuse(by: baseline, path: { "in/" + $0 })
    #expect(next.told.map(\.fingerprint.subjects) == [["new"], ["three"]])
    #expect(next.status == .found)
    #expect(
      next.summary == "2 errors in 2 scenes of 2 documents, 32 layouts; besides: 1 in the baseline")
    #expect(
      next.gone(from: baseline, path: { "in/" + $0 }, isThere: { _ in true })
        == [.init(owner: "in/b", fingerprint: "conflict two", .error)])
  }

  @Test(arguments: Finding.Severity.allCases, [.error, .review, nil] as [Finding.Severity?])
  func `a finding is accepted up to a severity`(
    severity: Finding.Severity, accepted: Finding.Severity?
  ) throws {
    let baseline = Baseline([.init(owner: "a", fingerprint: "conflict one", accepted)])
    var report = report([("a", "one")])
    report.changeFindings { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
    report.excuse(by: try Baseline(json: Array(baseline.json.utf8)), path: { $0 })
    let isWorse = accepted == .review && (severity == .error || severity == .warning)
    #expect(report.told.count == (isWorse ? 1 : 0))
    #expect(report.gone(from: baseline, path: { $0 }, isThere: { _ in true }).isEmpty)
  }

  @Test func `what a baseline has of documents that were not checked stays`() {
    let former = Baseline([
      .init(owner: "a", fingerprint: "conflict old"), .init(owner: "c", fingerprint: "conflict c"),
      .init(owner: "lost", fingerprint: "conflict x"),
    ])
    let updated = report([("a", "one")])
      .baseline(after: former, path: { $0 }, isThere: { $0 != "lost" })
    #expect(
      updated.entries == [
        .init(owner: "a", fingerprint: "conflict one", .error),
        .init(owner: "c", fingerprint: "conflict c"),
      ])
    #expect(
      report([("a", "one")]).gone(from: former, path: { $0 }, isThere: { $0 != "lost" }).map(
        \.owner) == ["a", "lost"])
  }

  @Test func `what could not be checked has no excuse`() {
    var report = report([])
    var dead = Finding(
      "undecided", .error, "it died", place: .init(file: "a", position: nil), scene: nil,
      grid: ScreenGrid([]))
    dead.status = .crashed
    report.add([dead])
    let baseline = Baseline([.init(owner: "a", fingerprint: "undecided a")])
    report.excuse(by: baseline, path: { $0 })
    #expect(report.status == .crashed)
    #expect(report.baseline(after: nil, path: { $0 }, isThere: { _ in true }).entries.isEmpty)
  }

  @Test func `what a baseline has of a document that was lost stays`() {
    var report = report([])
    var lost = Finding(
      "document", .error, "it can't be read", place: .init(file: "a", position: nil), scene: nil,
      grid: ScreenGrid([]))
    lost.status = .unusable
    report.add([lost])
    let baseline = Baseline([.init(owner: "a", fingerprint: "conflict one")])
    #expect(report.baseline(after: baseline, path: { $0 }, isThere: { _ in true }) == baseline)
    #expect(report.gone(from: baseline, path: { $0 }, isThere: { _ in true }).isEmpty)
  }

  @Test func `a baseline holds no notes, which it would hide where they grow into warnings`() {
    var former = report([("a", "one"), ("a", "two")])
    former.changeFindings { finding in
      var finding = finding
      if finding.fingerprint.subjects == ["two"] { finding.severity = .hint }
      return finding
    }
    let baseline = former.baseline(after: nil, path: { $0 }, isThere: { _ in true })
    #expect(baseline.entries.map(\.fingerprint) == ["conflict one"])
    var next = report([("a", "one"), ("a", "two")])
    next.excuse(by: baseline, path: { $0 })
    #expect(next.told.map(\.fingerprint.subjects) == [["two"]])
  }

  @Test func `a file that is no baseline is refused with its place`() {
    #expect(throws: FileMistake.self) { try Baseline(json: Array("{}".utf8)) }
    let mistake = #expect(throws: FileMistake.self) {
      try Baseline(
        json: Array("{\"schema\":\"tenniel.baseline/1\",\n\"findings\":[{\"in\":1}]}".utf8))
    }
    #expect(mistake?.position.description == "2:19")
    #expect(mistake?.message == "\"in\" is a text in quotes")
    let severity = #expect(throws: FileMistake.self) {
      try Baseline(
        json: Array(
          #"{"schema":"tenniel.baseline/1","findings":[{"in":"a","fingerprint":"b","severity":"bad"}]}"#
            .utf8))
    }
    #expect(
      severity?.message == #""severity" is one of "error", "warning", "review""#)
  }
}
