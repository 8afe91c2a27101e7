import Findings
import JSON
import Testing

@testable import Commands
@testable import Stage
@testable import TennielCore
@testable import TerminalApp

@Suite struct `The repair that check tells` {
  private let folder = DocumentFolder()
  private let program = Program.tenniel([], variables: ["LANG": "C.UTF-8"])

  /// The repairs of the findings of a document, without the words before them.
  private func repairs(_ path: String) -> [String] {
    program.run(["check", path]).output.split(separator: "\n").compactMap { line in
      line.hasPrefix("  repair: ") ? String(line.dropFirst(10)) : nil
    }
  }

  /// A box that is to be 150 points wide between two constraints that allow less.
  private func narrowBox() throws -> String {
    let document = TeaDocument(
      views: [TeaDocument.View("box", 16, 16, 100, 20)],
      constraints: [
        "box.leading view.leading constant=16", "box.top view.top constant=16",
        "box.height constant=20", "box.width relation=lessThanOrEqual constant=100",
        "box.width constant=150", "box.width relation=lessThanOrEqual constant=80",
      ])
    return try folder.write(document.xib, to: "Box.xib")
  }

  /// A box of 600 points that reaches from the safe area to the bottom of its view, which is 647
  /// points below that without a navigation bar, and 603 points with one.
  private func tallBox(relation: String = "equal") throws -> String {
    let text = DocumentText.conflict
      .replacing(
        #"constant="20" id="co-00-002""#,
        with: #"relation="\#(relation)" constant="600" id="co-00-002""#
      )
      .replacing(#" constant="20" id="co-00-009""#, with: #" id="co-00-009""#)
      .replacing(
        #"firstItem="sa-00-001" firstAttribute="trailing" secondItem="bo-00-001" "#
          + #"secondAttribute="trailing" constant="16""#,
        with: #"firstItem="vi-00-001" firstAttribute="bottom" secondItem="bo-00-001" "#
          + #"secondAttribute="bottom""#
      )
      .replacing(
        "</scenes>",
        with: """
          <scene sceneID="sc-00-002">
              <objects>
                  <navigationController id="nc-00-001" sceneMemberID="viewController">
                      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb-00-001">
                          <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                      </navigationBar>
                      <connections>
                          <segue destination="vc-00-001" kind="relationship" \
          relationship="rootViewController" id="se-00-001"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
          </scenes>
          """)
    return try folder.write(text, to: "Box.storyboard")
  }

  /// What is told of the conflict of a document whose scenes have no repairs but the constant of
  /// the constraint that is left out.
  private func wordsWithoutOtherRepairs(_ path: String) throws -> String? {
    let arguments = try Arguments(parsing: ["check", path])
    var told = ToldRepairs()
    var report = FindingReport(program: "tenniel", version: "0.1.0", rules: [])
    _ = try CheckTaskScenes(
      text: CheckTask(.document(path, scenes: [])).text, program: program, arguments: arguments
    ).visit(report: &report) { scene, report throws(UsageError) in
      let host = try scene.program.open(scene.index, arguments)
      var problems = host.snapshot.problems.filter { $0.kind == .conflict }
      for index in problems.indices {
        let problem = problems[index]
        problems[index].repairs.removeAll { !$0.isOfBroken(problem) }
      }
      var collector = FindingCollector(
        of: scene.named, on: scene.screens(arguments).grid, from: scene.document)
      collector.take(problems, of: host, at: 0)
      report.add(collector.findings)
      told.take(collector, of: scene)
    }
    #expect(report.findings.count == 1)
    return report.findings.first.flatMap { told.words(for: $0) }
  }

  @Test func `brings no other conflict where one is known that does not`() throws {
    #expect(try repairs(narrowBox()) == ["priority 1000 -> 999 of box.width == 150"])
  }

  @Test func `says what is left out then where each brings another conflict`() throws {
    #expect(
      try wordsWithoutOtherRepairs(narrowBox())
        == "constant 150 -> 100 of box.width == 150; then box.width <= 80 is left out")
  }

  @Test func `is not refused for a conflict that is there without it`() throws {
    let document = TeaDocument(
      views: [TeaDocument.View("cup", 16, 16, 60, 20), TeaDocument.View("pot", 16, 56, 60, 20)],
      constraints: ["cup", "pot"].flatMap { name in
        [
          "\(name).leading view.leading constant=16", "\(name).top view.top constant=16",
          "\(name).height constant=20", "\(name).width constant=60",
          "\(name).width constant=80",
        ]
      })
    #expect(
      try repairs(folder.write(document.xib, to: "Tea.xib")) == [
        "constant 80 -> 60 of cup.width == 80", "constant 80 -> 60 of pot.width == 80",
      ])
  }

  @Test func `mends all scenes of its finding, whose numbers differ`() throws {
    let ofEqual = try repairs(tallBox())
    #expect(ofEqual == ["priority 1000 -> 999 of view.bottom == box.bottom"])
    let ofMost = try repairs(tallBox(relation: "lessThanOrEqual"))
    #expect(ofMost == ["constant 600 -> 1156 of box.height <= 600"])
  }

  @Test func `names its scene where no repair mends all`() throws {
    let words = try wordsWithoutOtherRepairs(tallBox())
    #expect(words == "in Login: constant 0 -> 47 of view.bottom == box.bottom")
  }

  @Test func `comes after a number of the document that can't be read`() throws {
    let path = try folder.write(
      DocumentText.conflict.replacing(#"constant="343""#, with: #"constant="abc""#),
      to: "Main.storyboard")
    let output = program.run(["check", path, "--format", "json"]).output
    let root = try JSONDocument(Array(output.utf8)).root
    #expect(root["findings"]?.elements.map { $0["check"]?.string } == ["document", "conflict"])
    #expect(
      root["findings"]?.elements.first?["message"]?.string
        == "constant is a number, and abc is none")
  }
}

extension SceneEdit {
  /// Whether it changes the constant of the constraint that a conflict leaves out.
  fileprivate func isOfBroken(_ conflict: LayoutProblem) -> Bool {
    property == .constant && target == conflict.broken.map { .constraint($0.id) }
  }
}
