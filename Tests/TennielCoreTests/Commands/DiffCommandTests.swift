import Foundation
import JSON
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

@Suite struct DiffCommandTests {
  private let folder = DocumentFolder()

  private func run(_ words: String...) -> Outcome { run(words) }

  private func run(_ words: [String]) -> Outcome {
    Program.tenniel(variables: [
      "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
    ]).run(words)
  }

  private static let old = DocumentText.storyboard()
  private static let new = DocumentText.storyboard(title: "Log in", top: 44)

  /// Writes two documents.
  private func documents(
    _ old: String = old, new: String = new, kind: String = "storyboard"
  ) throws -> (String, String) {
    try (folder.write(old, to: "Old." + kind), folder.write(new, to: "New." + kind))
  }

  private static let difference = """
    Login
      label heading: text "Sign in" -> "Log in"
      constraint heading.top == view.top + 40: constant 40 -> 44
      moved on 375 x 667:
        view/heading: y 40 -> 44, width 51.5 -> 46.5

    """

  @Test func `what differs is told by scene, and then what moves`() throws {
    let (old, new) = try documents()
    #expect(run("diff", old, new) == Outcome(output: Self.difference, status: 1))
    #expect(run("diff", old, old) == Outcome())
  }

  @Test func `what moves equally at several devices is told once`() throws {
    let (old, new) = try documents(
      new: Self.old.replacing("constant=\"40\"", with: "constant=\"44\""))
    #expect(
      run("diff", old, new, "--devices", "iphone 4s, iphone 8", "--orientations", "both").output
        == """
        Login
          constraint heading.top == view.top + 40: constant 40 -> 44
          moved on 4 screens:
            view/heading: y 40 -> 44; all 4 screens

        """)
  }

  /// A button as wide as the screen less margins, up to a limit, over one that has a share of it.
  private static func form(limit: Int, share: String) -> String {
    DocumentText.xib(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="ok-00-001" userLabel="ok"/>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="no-00-001" userLabel="no"/>
      """,
      constraints: [
        #"firstItem="ok-00-001" firstAttribute="leading" secondItem="vie-w0" "#
          + #"secondAttribute="leading" constant="16""#,
        #"firstItem="vie-w0" firstAttribute="trailing" secondItem="ok-00-001" "#
          + #"secondAttribute="trailing" constant="16" priority="900""#,
        #"firstItem="ok-00-001" firstAttribute="width" relation="lessThanOrEqual" "#
          + "constant=\"\(limit)\"",
        #"firstItem="ok-00-001" firstAttribute="top" secondItem="vie-w0" secondAttribute="top""#,
        #"firstItem="ok-00-001" firstAttribute="height" constant="40""#,
        #"firstItem="no-00-001" firstAttribute="top" secondItem="ok-00-001" "#
          + #"secondAttribute="bottom""#,
        #"firstItem="no-00-001" firstAttribute="leading" secondItem="ok-00-001" "#
          + #"secondAttribute="leading""#,
        #"firstItem="no-00-001" firstAttribute="height" constant="40""#,
        #"firstItem="no-00-001" firstAttribute="width" secondItem="vie-w0" "#
          + "secondAttribute=\"width\" \(share)",
      ].enumerated().map { "\($1) id=\"con-00-\($0)\"" })
  }

  @Test func `with every width, what moves is told in formulas of the width`() throws {
    let (old, new) = try documents(
      Self.form(limit: 2000, share: #"multiplier="1/3""#),
      new: Self.form(limit: 700, share: #"multiplier="0.35" constant="-4.5""#), kind: "xib")
    let lines = run("diff", old, new, "--every-width").output.split(separator: "\n")
    #expect(
      lines.drop { !$0.hasPrefix("  moved") } == [
        "  moved at widths 320 to 1366, where W is the width of the screen:",
        "    view/no: width W / 3 -> 0.35 W - 4.5; all 1047 screens",
        "    view/ok: width W - 32 -> 700; width 733 and up; 634 of 1047 screens",
      ])
    let few = run("diff", old, new, "--every-width", "320...600", "--text-sizes", "L,XL").output
    #expect(few.hasSuffix("    view/no: width W / 3 -> 0.35 W - 4.5; all 562 screens\n"))
    #expect(!few.contains("view/ok: width"))
  }

  @Test func `formulas are in JSON as well`() throws {
    let (old, new) = try documents(
      Self.form(limit: 2000, share: #"multiplier="0.5""#),
      new: Self.form(limit: 700, share: #"multiplier="0.5""#), kind: "xib")
    let output = run("diff", old, new, "--every-width", "700...800", "--format", "json").output
    let scene = try #require(try JSONDocument(Array(output.utf8)).root["scenes"]?.elements.first)
    #expect(scene["moves"]?.elements.isEmpty == true)
    let formula = try #require(scene["formulas"]?.elements.first)
    #expect(scene["formulas"]?.elements.count == 1)
    let texts = ["view", "id", "side", "old", "new", "known"].map { formula[$0]?.string }
    #expect(texts == ["view/ok", "ok-00-001", "width", "W - 32", "700", "solved"])
    #expect(formula["screens"]?["count"]?.number == 68)
    #expect(formula["screens"]?["where"]?.string == "width 733 and up; 68 of 101 screens")
  }

  @Test func `with every height, formulas are of the height`() throws {
    let high = { (factor: String) in
      Self.form(limit: 700, share: #"multiplier="0.5""#).replacing(
        #"firstItem="no-00-001" firstAttribute="height" constant="40""#,
        with: #"firstItem="no-00-001" firstAttribute="height" secondItem="vie-w0" "#
          + "secondAttribute=\"height\" multiplier=\"\(factor)\"")
    }
    let (old, new) = try documents(high("-0.1"), new: high("0.75"), kind: "xib")
    #expect(
      run("diff", old, new, "--every-height", "400...500").output.hasSuffix(
        """
          moved at heights 400 to 500, where H is the height of the screen:
            view/no: height 0 -> 3 H / 4; all 101 screens

        """))
  }

  @Test func `an outlet of a broken document that leads to itself has its id as name`() throws {
    let outlet =
      #"<connections><outlet property="me" destination="out-00" id="out-00"/></connections>"#
    let (old, new) = try documents(
      new: Self.old.replacing(
        "</viewController>", with: outlet + "</viewController>", maxReplacements: 1))
    #expect(run("diff", old, new).output == "Detail\n  outlet me to out-00: added\n")
  }

  @Test func `one of the two may come from standard input`() throws {
    let (old, new) = try documents()
    var program = Program.tenniel([])
    program.environment.input = try Descriptor(reading: new)
    #expect(program.run(["diff", old, "-"]) == Outcome(output: Self.difference, status: 1))
  }

  @Test func `views that come, go and move are told with where`() throws {
    let box =
      #"<view contentMode="scaleToFill" id="new-00-box" userLabel="box">"#
      + #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>"#
    let stack =
      #"<stackView id="sta-00-001" userLabel="pile">"#
      + #"<rect key="frame" x="0.0" y="200" width="10" height="10"/><subviews>"# + box
      + "</subviews></stackView>"
    let plain = try folder.write(Self.old, to: "Plain.storyboard")
    let boxed = try folder.write(
      Self.old.replacing("<label text", with: "\(box)<label text"), to: "Boxed.storyboard")
    let stacked = try folder.write(
      Self.old.replacing("<label text", with: "\(stack)<label text"), to: "Stacked.storyboard")
    #expect(run("diff", plain, boxed).output == "Login\n  view box: added\n")
    #expect(run("diff", boxed, plain).output == "Login\n  view box: removed\n")
    #expect(run("diff", plain, stacked).output == "Login\n  stack view pile: added with 1 view\n")
    #expect(
      run("diff", boxed, stacked).output.hasPrefix(
        """
        Login
          stack view pile: added with 1 view
          view box: moved from view of the scene to stack view pile

        """))
  }

  @Test func `a view is the same by its id, whatever its path has become`() throws {
    func box(_ id: String, y: Int) -> String {
      "<view contentMode=\"scaleToFill\" id=\"\(id)\">"
        + "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"10\" height=\"10\"/></view>"
    }
    func write(_ boxes: [String], to name: String) throws -> String {
      try folder.write(
        Self.old.replacing("<label text", with: boxes.joined() + "<label text"), to: name)
    }
    let old = try write([box("box-00-00a", y: 0)], to: "Old.storyboard")
    let new = try write([box("box-00-00b", y: 50), box("box-00-00a", y: 70)], to: "New.storyboard")
    #expect(
      run("diff", old, new).output == """
        Login
          view box-00-00b: added
          view box-00-00a: frame 0, 0, 10 x 10 -> 0, 70, 10 x 10
          moved on 375 x 667:
            view/UIView[1]: y 0 -> 70

        """)
  }

  @Test func `frames that follow from constraints are counted, not listed`() throws {
    let (old, new) = try documents(
      new: Self.old.replacing("x=\"16\" y=\"40\"", with: "x=\"16\" y=\"41\""))
    #expect(
      run("diff", old, new)
        == Outcome(
          output: "Login\n  1 frame of a view that constraints lay out is written anew\n", status: 1
        ))
  }

  @Test func `a file that is not there stands for an empty document`() throws {
    let path = try folder.write(Self.old, to: "Main.storyboard")
    #expect(
      run("diff", "/dev/null", path).output == """
        Login
          scene: added with 2 views and 2 constraints
        Detail
          scene: added with 2 views

        """)
    #expect(run("diff", path, "/dev/null").status == 1)
  }

  @Test func `JSON has the ids, the lines and the values`() throws {
    let (old, new) = try documents()
    let text = run("diff", old, new, "--format", "json").output
    #expect(
      text.replacing(folder.path, with: "F") == """
        {"schema":"tenniel.diff/1","old":"F/Old.storyboard","new":"F/New.storyboard","scenes":[
         {"scene":"Login","id":"log-in-0vc","followingFrames":0,
          "changes":[
           {"kind":"value","object":"label heading","id":"lab-el-001","line":25,"path":["text"],"old":"\\"Sign in\\"","new":"\\"Log in\\"","text":"label heading: text \\"Sign in\\" -> \\"Log in\\""},
           {"kind":"value","object":"constraint heading.top == view.top + 40","id":"con-00-002","line":31,"path":["constant"],"old":"40","new":"44","text":"constraint heading.top == view.top + 40: constant 40 -> 44"}],
          "moves":[
           {"view":"view/heading","id":"lab-el-001","old":[16,40,51.5,20.5],"new":[16,44,46.5,20.5],"screens":{"count":1,"of":1,"where":"375 x 667"}}],
          "formulas":[]}]}

        """)
    #expect(try JSONDocument(Array(text.utf8)).root["scenes"]?.elements.count == 1)
  }

  @Test func `what can't be compared is status 2 with the reason`() throws {
    let path = try folder.write(Self.old, to: "Main.storyboard")
    let xib = try folder.write(DocumentText.xib(labels: ["a"]), to: "Card.xib")
    let broken = try folder.write("<document>\n<a></b>", to: "Broken.xib")
    func message(_ words: String...) -> String {
      let outcome = run(["diff"] + words)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      return outcome.diagnostics.replacing(folder.path, with: "F")
    }
    #expect(
      message(path, xib)
        == "tenniel: \(UsageError.quoted(path)) is a storyboard, and \(UsageError.quoted(xib)) is a xib: 'diff' compares two of a kind\n"
        .replacing(folder.path, with: "F"))
    #expect(message(path, broken).hasPrefix("tenniel: F/Broken.xib:2:1: error: "))
    #expect(message(path, folder.path).contains("is not a file: 'diff' compares two documents"))
    #expect(message(path, folder.path + "/No.xib").hasPrefix("tenniel: there is no file "))
    #expect(
      message(path) == "tenniel: 'diff' takes two documents: diff OLD NEW, and here is 1 word\n")
    #expect(
      message("--git", "-x", path)
        == "tenniel: --git takes a revision, such as HEAD or main, not '-x'\n")
    #expect(
      message(path, path, "--format", "svg")
        == "tenniel: 'diff' prints text or json: --format text or --format json\n")
  }

  // MARK: - git

  @Test func `a document is compared with a revision, under its former names too`() throws {
    let repository = try DocumentRepository()
    try repository.commit(Self.old, to: "App/First screen.storyboard")
    try repository.git("mv", "App/First screen.storyboard", "App/Main.storyboard")
    try repository.commit(Self.old, to: "App/Main.storyboard")
    let path = try repository.folder.write(Self.new, to: "App/Main.storyboard")
    #expect(run("diff", "--git", "HEAD", path) == Outcome(output: Self.difference, status: 1))
    #expect(run("diff", "--git", "HEAD~1", path).output == Self.difference)
    #expect(
      run("diff", "--git", "HEAD~1", path, "--format", "json").output.hasPrefix(
        #"{"schema":"tenniel.diff/1","old":"HEAD~1:App/First screen.storyboard","new":""#))
    try repository.git("mv", "App/Main.storyboard", "App/Renamed.storyboard")
    let renamed = repository.folder.path + "/App/Renamed.storyboard"
    #expect(run("diff", "--git", "HEAD", renamed).output == Self.difference)
    #expect(run("diff", "--git", "HEAD~1", renamed).output == Self.difference)
    try repository.commit(Self.old, to: "App/Renamed.storyboard")
    #expect(run("diff", "--git", "HEAD", renamed) == Outcome())
  }

  @Test func `what git does not know is told`() throws {
    let repository = try DocumentRepository()
    try repository.commit(Self.old, to: "Main.storyboard")
    let path = repository.folder.path + "/Main.storyboard"
    #expect(
      run("diff", "--git", "nosuch", path)
        == .refusal("there is no revision 'nosuch' in the repository"))
    let other = try repository.folder.write(DocumentText.xib(labels: ["other"]), to: "Other.xib")
    #expect(run("diff", "--git", "HEAD", other).diagnostics.contains(" is not in 'HEAD', under "))
    let outside = DocumentFolder()
    let stray = try outside.write(Self.old, to: "Main.storyboard")
    let message = run("diff", "--git", "HEAD", stray)
    #expect(message.status == 2)
    #expect(message.diagnostics.contains(" is in no git repository: "))
    let program = Program.tenniel([], variables: ["PATH": "/nowhere"])
    #expect(
      program.run(["diff", "--git", "HEAD", path]).diagnostics
        == "tenniel: --git needs git, and there is none in the folders of PATH\n")
  }

  @Test func `git's driver heads the difference with the path, and never fails`() throws {
    let old = try folder.write(Self.old, to: "Xa1_Main.storyboard")
    let new = try folder.write(Self.new, to: "nameless")
    func drive(_ words: String...) -> Outcome { run(["diff", "--git-driver"] + words) }
    #expect(
      drive("App/Main.storyboard", old, "1a", "100644", new, "2b", "100644")
        == Outcome(output: "App/Main.storyboard\n" + Self.difference))
    #expect(
      drive(
        "A.storyboard", old, "1a", "100644", new, "2b", "100644", "B.storyboard", "index 1..2\n"
      )
      .output == "A.storyboard -> B.storyboard\n" + Self.difference)
    #expect(
      drive("A.storyboard", "/dev/null", ".", ".", new, "2b", "100644").output.hasPrefix(
        "A.storyboard\nLogin\n  scene: added"))
    #expect(
      drive("A.storyboard", old, "1a", "100644", old, "1a", "100644").output
        == "A.storyboard: no difference but in how it is written\n")
    #expect(
      drive("A.storyboard", old, "1a", "100644", old, "1a", "100755").output
        == "A.storyboard: mode 100644 -> 100755\n")
    #expect(
      drive("A.storyboard", old, "1a", "100644", old, "1a", "100644", "B.storyboard", "\n").output
        == "A.storyboard -> B.storyboard: renamed\n")
    #expect(drive("A.storyboard") == Outcome(output: "A.storyboard: unmerged\n"))
    let broken = try folder.write("<document>\n<a></b>", to: "other")
    let failure = drive("A.storyboard", old, "1a", "100644", broken, "2b", "100644")
    #expect(failure.status == 0)
    #expect(failure.output.hasPrefix("A.storyboard\ntenniel: A.storyboard:2:1: error: "))
    #expect(
      drive("A", "B").diagnostics
        == "tenniel: 'diff' takes the 7 words of git's drivers, and here are 2 words\n")
  }
}
