import Findings
import Foundation
import JSON
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct CheckCommandTests {
  private let folder = DocumentFolder()

  /// The findings of a report as JSON.
  private func findings(_ outcome: Outcome) throws -> [JSONNode] {
    try #require(try JSONDocument(Array(outcome.output.utf8)).root["findings"]?.elements)
  }

  @Test func `a conflict is told once, with its place and the screens that show it`() throws {
    let path = try folder.write(DocumentText.conflict, to: "Main.storyboard")
    let outcome = run(
      "check", path, "--devices", "iphone 4s, iphone 8, iphone 8 plus", "--orientations", "both")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.replacing(folder.path, with: "F") == """
        F/Main.storyboard:23:29: error: view.safeArea.trailing == box.trailing + 16 is left out: it can't be met together with 5 other constraints [conflict]
                                    <constraint firstItem="sa-00-001" firstAttribute="trailing" secondItem="bo-00-001" secondAtt…
                                    ^~~~~~~~~~~
          at: all but iPhone 8, portrait; 5 of 6 screens
          scene: Login
          view: view/safeArea
          constraint: line 23: view.safeArea.trailing == box.trailing + 16
          constraint: line 15: box.width == 343
          constraint: line 22: box.leading == view.safeArea.leading + 16
          constraint: view.width == window.width
          constraint: view.safeArea.left == view.left
          constraint: view.safeArea.right == view.right
          repair: priority 1000 -> 999 of view.safeArea.trailing == box.trailing + 16

        """)
    // That it pushes the box over the edge is not told as well.
    #expect(outcome.diagnostics == "tenniel: 1 error in 1 scene of 1 document, 6 layouts\n")
  }

  @Test func `a document may come from standard input`() throws {
    let path = try folder.write(DocumentText.conflict, to: "Main.storyboard")
    func run(_ words: String...) throws -> Outcome {
      var program = Program.tenniel([])
      program.environment.input = try Descriptor(reading: path)
      return program.run(words)
    }
    let outcome = try run("check", "-", "--devices", "iphone 4s")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("-:23:29: error: view.safeArea.trailing == box.trailing + 16 "))
    #expect(try run("check", "-#Login") == run("check", "-"))
    #expect(try run("list", "-").output.hasPrefix("-\n* Login "))
    #expect(
      try run("-")
        == Outcome(
          diagnostics:
            "tenniel: opening a scene can't take a document from standard input: the app reads the "
            + "keys from there\n", status: 2))
  }

  @Test func `the size of a content that contradicts a constraint yields in its priority`() throws {
    let label =
      #"<label verticalCompressionResistancePriority="1000" text="Title" "#
      + #"translatesAutoresizingMaskIntoConstraints="NO" id="la-00-001"><constraints>"#
      + #"<constraint firstAttribute="height" constant="10" id="he-00-001"/></constraints></label>"#
    let path = try folder.write(
      DocumentText.conflict.replacing("<subviews>", with: "<subviews>" + label),
      to: "Main.storyboard")
    let outcome = run("check", path, "--fail-on", "conflict")
    #expect(
      outcome.output.contains(
        "warning: UILabel.height == 20.5 (the height of its content) is left out: it can't be met together with "
          + "1 other constraint; only the console shows it [conflict]\n"))
    #expect(outcome.output.contains("\n  repair: resist height 1000 -> 999 of UILabel\n"))
  }

  @Test func `without a file Tenniel's own scenes are checked, and it says so`() {
    let outcome = run("check", "--fail-on", "conflict")
    #expect(
      outcome.diagnostics.hasPrefix(
        "tenniel: these are the scenes of tenniel itself; 'check .' takes the documents below this "
          + "folder\n"))
  }

  @Test func `scenes of code are named in place of a file`() {
    let outcome = run("check", "truncated", "--devices", "iphone 4s", "--text-sizes", "all")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        Adaptive buttons: truncated: warning: The text "Eat the cake to the last crumb" of \
        greenButton is cut short [truncated-text]
          at: all 12 screens
          view: view/greenButton

        """))
    #expect(run("check", "truncated", "--fail-on", "conflict").status == 0)
    #expect(run("check", "truncated", "--fail-on", "conflict").output.contains("is cut short"))
  }

  @Test func `a command fails for each check that it explains, and for no other's`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Main.storyboard")
    for rule in FindingReport.Rule.checked {
      let status = run("check", path, "--device", "iphone 4s", "--fail-on", rule.identifier).status
      #expect(status == (["conflict", "off-screen"].contains(rule.identifier) ? 1 : 0))
    }
    #expect(
      run("render", path, "--fail-on", "headroom").diagnostics
        == "tenniel: unknown check 'headroom'; nearest: no-room\n")
  }

  @Test func `notes that fail the command are told, and not counted alone`() throws {
    let path = try folder.write(
      DocumentText.conflict.replacing(
        "<viewController ", with: "<viewController customClass=\"Login\" "),
      to: "Main.storyboard")
    let outcome = run("check", path, "--device", "iphone 8", "--fail-on", "missing")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(": note: "))
    #expect(!outcome.output.contains("tells each"))
    let listed = run("check", path, "--device", "iphone 8", "--notes")
    #expect(listed.output.contains(": note: "))
    #expect(run("check", path, "--device", "iphone 8", "--notices") == listed)
  }

  @Test func `an element that two scenes show is one finding`() throws {
    let text = try String(contentsOfFile: "Scenes/Documents/Account.storyboard", encoding: .utf8)
    let constraint = try #require(text.firstMatch(of: /<constraint firstItem.*id="[^"]*"\/>/))
    let twice = constraint.output.replacing(" id=\"", with: " id=\"again-")
    let path = try folder.write(
      text.replacing(constraint.output, with: constraint.output + twice, maxReplacements: 1),
      to: "Account.storyboard")
    let outcome = run("check", path, "--format", "json")
    let findings = try findings(outcome)
    #expect(findings.map { $0["check"]?.string } == ["duplicate"])
    for finding in findings {
      #expect(finding["scene"]?.string == "Account")
      #expect(finding["otherScenes"]?.elements.compactMap(\.string) == ["Account 2"])
    }
    #expect(outcome.status == 0)
  }

  @Test func `fingerprints stay as numbers and lines change`() throws {
    func fingerprints(_ text: String) throws -> [String?] {
      let path = try folder.write(text, to: "Main.storyboard")
      return try findings(run("check", path, "--device", "iphone 4s", "--format", "json"))
        .map { $0["fingerprint"]?.string }
    }
    let before = try fingerprints(DocumentText.conflictAndOffScreen)
    #expect(before == ["conflict co-00-007", "off-screen wi-00-001"])
    let moved = DocumentText.conflictAndOffScreen.replacing(
      "    <scenes>", with: "    <!-- moved -->\n    <scenes>"
    )
    .replacing("constant=\"343\"", with: "constant=\"350\"")
    #expect(try fingerprints(moved) == before)
  }

  @Test func `a document that can't be read is status 2, and the others are checked`() throws {
    _ = try folder.write(DocumentText.conflictAndOffScreen, to: "A.storyboard")
    _ = try folder.write("<document", to: "B.storyboard")
    let outcome = run("check", folder.path, "--device", "iphone 4s", "--format", "github")
    #expect(outcome.status == 2)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.filter { $0.contains("A.storyboard,line=") }.count == 2)
    #expect(lines.count { $0.contains("title=document") } == 1)
  }

  @Test func `a further report is written to its file`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Main.storyboard")
    let report = folder.path + "/found.sarif"
    let outcome = run("check", path, "--device", "iphone 4s", "--output", "sarif=\(report)")
    #expect(outcome.status == 1)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: report))
    let root = try JSONDocument(Array(bytes)).root
    #expect(root["runs"]?.elements.first?["results"]?.elements.count == 2)
    let refused = run("check", path, "--output", "sarif=\(folder.path)/no/found.sarif")
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.diagnostics.hasSuffix("can't be written: there is no such folder\n"))
    let over = run("check", path, "--output", "json=\(path)")
    #expect(over.diagnostics.hasPrefix("tenniel: a report would take the place of the document"))
    let twice = run("check", path, "--output", "json=\(report)", "--output", "sarif=\(report)")
    #expect(twice.diagnostics.hasPrefix("tenniel: two reports have the same file"))
  }

  @Test func `systems that show findings beside the code get paths of the repository`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Views/Main.storyboard")
    var program = Program(name: "tenniel", scenes: [])
    program.environment.variables["GITHUB_WORKSPACE"] = folder.path
    let words = ["check", path, "--device", "iphone 4s", "--format"]
    let commands = program.run(words + ["github"]).output.split(separator: "\n")
    #expect(commands.count == 2)
    #expect(commands.allSatisfy { $0.contains(" file=Views/Main.storyboard,line=") })
    #expect(program.run(words + ["sarif"]).output.contains(#""uri":"Views/Main.storyboard""#))
    #expect(program.run(words + ["text"]).output.hasPrefix(path))
    program.environment.variables["GITHUB_WORKSPACE"] = folder.path + "/Other"
    #expect(program.run(words + ["github"]).output.contains(" file=\(path),line="))
  }

  @Test func `a project's baseline and suppressions decide what fails`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Views/Main.storyboard")
    let baseline = folder.path + "/baseline.json"
    let words = ["check", path, "--device", "iphone 4s", "--baseline", baseline]
    let program = Program(name: "tenniel", scenes: [])
    let missing = program.run(words)
    #expect(missing.status == 2)
    #expect(missing.diagnostics.hasSuffix("': --update-baseline writes it\n"))
    let update = program.run(words + ["--update-baseline"])
    #expect(update.status == 0)
    #expect(
      update.diagnostics == """
        tenniel: \(baseline) accepts 2 findings now
        tenniel: nothing found in 1 scene of 1 document; besides: 2 in the baseline

        """)
    #expect(
      try String(contentsOfFile: baseline, encoding: .utf8)
        .contains(
          #"{"in":"Views/Main.storyboard","fingerprint":"conflict co-00-007","severity":"error"}"#))
    #expect(program.run(words).output.isEmpty)
    let configuration = try folder.write(
      #"""
      {"checks": {"off-screen": "off"},
       "suppressions": [{"check": "conflict", "path": "Views/*", "reason": "it is old"}]}
      """#, to: "checks.json")
    let suppressed = program.run([
      "check", path, "--device", "iphone 4s", "--config", configuration,
    ])
    #expect(
      suppressed
        == Outcome(
          diagnostics: "tenniel: nothing found in 1 scene of 1 document; besides: 1 suppressed\n"))
  }

  @Test func `a project asks for checks, and sets their limits`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Main.storyboard")
    func checks(_ configuration: String) throws -> [String?] {
      let file = try folder.write(configuration, to: "checks.json", replacing: true)
      let json = run("check", path, "--device", "iphone 4s", "--config", file, "--format", "json")
      return try findings(json).map { $0["check"]?.string }
    }
    #expect(try checks("{}") == ["conflict", "off-screen"])
    let known = run("check", path, "--device", "iphone 4s", "--fail-on", "overlap,proto-shipped")
    #expect(known.status == 0)
    #expect(try checks(#"{"checks":{"conflict":"hint","off-screen":"off"}}"#) == ["conflict"])
    let hint = try folder.write(
      #"{"checks":{"conflict":"hint","off-screen":"hint"}}"#, to: "h.json")
    #expect(run("check", path, "--device", "iphone 4s", "--config", hint).status == 0)
    let limits = try folder.write(#"{"thresholds":{"touch-minimum":60}}"#, to: "l.json")
    let outcome = run("check", "form", "--config", limits, "--device", "iphone 7 plus")
    #expect(run("check", "form", "--device", "iphone 7 plus").status == 0)
    #expect(outcome.output.contains("at least 60 x 60 [touch-target]"))
  }

  @Test func `explain tells what a check finds, how to mend it and how to silence it`() {
    let known = run("explain", "Truncated-text")
    #expect(known.status == 0)
    #expect(known.output.hasPrefix("truncated-text (warning): text that has no room"))
    for heading in ["Example", "How to mend it", "How to silence it"] {
      #expect(known.output.contains("\n\n\(heading)\n  "))
    }
    #expect(!known.output.contains("How to have it run"))
    #expect(run("explain", "overlap").output.contains("How to have it run\n"))
    #expect(run("explain", "undecided").output.contains("--patience"))
    #expect(
      run("explain", "truncated").diagnostics
        == "tenniel: unknown check 'truncated'; nearest: truncated-text\n")
    #expect(run("explain").status == 2)
  }

  @Test func `two faults of the same views are two findings`() throws {
    let labels = ["a", "b"].map { id in
      #"<label text="\#(id)" translatesAutoresizingMaskIntoConstraints="NO" id="la-00-\#(id)"/>"#
    }
    let constraints = [
      #"firstItem="la-00-a" firstAttribute="leading" secondItem="vi-00-001" secondAttribute="leading""#,
      #"firstItem="la-00-b" firstAttribute="leading" secondItem="la-00-a" secondAttribute="trailing" constant="8""#,
      #"firstItem="vi-00-001" firstAttribute="trailing" secondItem="la-00-b" secondAttribute="trailing""#,
    ].enumerated().map { index, text in "<constraint \(text) id=\"co-00-\(index)\"/>" }
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES"><scenes><scene sceneID="sc-00-001"><objects><viewController id="co-00-vc">\
      <view key="view" id="vi-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></view>\
      </viewController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let found = run("check", path, "--fail-on", "equal-priorities", "--format", "json")
    let prints = try findings(found).compactMap { $0["fingerprint"]?.string }
    #expect(
      prints.filter { $0.hasPrefix("equal-priorities") } == [
        "equal-priorities la-00-a la-00-b hugging", "equal-priorities la-00-a la-00-b resistance",
      ])
  }

  @Test func `every width has a finding once, with the widths at which it holds`() throws {
    let path = try folder.write(DocumentText.conflictAndOffScreen, to: "Main.storyboard")
    let outcome = run("check", path, "--every-width", "300...500", "--text-sizes", "L,XL")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("  at: ") } == [
        "  at: iPhone 8, width 300 to 374 and 376 to 500; 400 of 402 screens; solved",
        "  at: iPhone 8, width up to 329; 60 of 402 screens; solved",
      ])
    #expect(
      outcome.diagnostics
        == "tenniel: 1 error and 1 warning in 1 scene of 1 document, 402 layouts: 100 % solved\n")
    let high = run("check", path, "--every-height=400...402")
    #expect(high.output.isEmpty)
  }

  @Test func `a baseline keeps what it has of scenes of code that were not checked`() throws {
    let path = folder.path + "/baseline.json"
    let words = ["--devices", "iphone 4s", "--text-sizes", "AX5", "--baseline", path]
    #expect(run(["check", "truncated", "--update-baseline"] + words).status == 0)
    let former = try String(contentsOfFile: path, encoding: .utf8)
    #expect(former.contains("Adaptive buttons: truncated"))
    #expect(run(["check", "gallery: fixed halves", "--update-baseline"] + words).status == 0)
    let both = try String(contentsOfFile: path, encoding: .utf8)
    #expect(both.contains("Adaptive buttons: truncated"))
    #expect(both.contains("Gallery: fixed halves"))
    #expect(!run(["check", "truncated"] + words).diagnostics.contains("is gone"))
  }

  @Test(arguments: [
    (["--devices", "all", "--device", "iphone 8"], "--devices and --device say different things"),
    (["--as-devices", "--size", "9x9"], "--as-devices and --size say different things"),
    (["--jobs", "0"], "--jobs"),
    (["--update-baseline"], "--update-baseline needs a file"),
    (["--config", "/nonesuch"], "'/nonesuch' can't be read"),
    (["--devices", "iphone 99"], "unknown device 'iphone 99'"),
    (["--text-sizes", "XL,huge"], "--text-sizes is one of XS, S"),
    (["--orientations", "upside-down"], "--orientations is one of portrait, landscape"),
    (["--devices", "iphone 8,,iphone 4s"], "--devices takes words with commas between them"),
    (["--classes", "some"], "--classes is one of all"),
    (["--every-width=300...x"], "--every-width takes a range of whole points from 1 to 4096"),
    (["--output", "sarif"], "--output takes a format and a file"),
    (["--output", "pdf=x"], "--output is one of text, json, junit, sarif, github"),
    (["--format", "svg"], "'check' prints a report"),
    (["--languages", "de,nonesuch-"], "unknown language 'nonesuch-'"),
  ])
  func `what an option does not take is refused with what it takes`(
    options: [String], message: String
  ) {
    let outcome = Program(name: "tenniel", scenes: NamedScene.shipped)
      .run(["check", "wonderland"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.hasPrefix("tenniel: \(message)"), "\(outcome.diagnostics)")
  }
}
