import Foundation
import Nibs
import Stage
import TerminalIO
import Testing
import UIKit

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct CommandTests {
  private func run(
    _ words: [String], _ variables: [String: String] = ["LANG": "C.UTF-8"]
  ) -> Outcome {
    Program.tenniel(variables: variables).run(words)
  }

  @Test func `an unknown scene is one line with the nearest names and status 2`() {
    #expect(run(["render", "galery"]) == .refusal("unknown scene 'galery'; nearest: Gallery"))
    #expect(run(["lst"]) == .refusal("unknown scene 'lst'; nearest: list"))
    #expect(run(["render"]) == .refusal("'render' needs a scene; 'tenniel list' names them"))
  }

  @Test(arguments: [
    ("wonder", "Wonderland"), ("adaptive", "Adaptive buttons"), ("buttons", "Adaptive buttons"),
    ("gallery fixed", "Gallery: fixed halves"), ("fixed", "Gallery: fixed halves"),
  ])
  func `the beginning of a scene's name will do, and finished scenes win`(
    text: String, name: String
  ) {
    let json = run(["render", text, "--format", "json"]).output
    #expect(json.hasPrefix(#"{"scene":"\#(name)","#))
  }

  @Test func `the beginning of several finished scenes is told which they are`() {
    #expect(
      run(["render", "a"])
        == .refusal(
          "'a' fits several scenes: Adaptive buttons, Adaptive buttons: truncated, Autoresizing, "
            + "Animated constraints, Account form"))
  }

  @Test func `a language is for scenes that show a document, their own or one of the program`() {
    let refused = Outcome.refusal(
      "Gallery is made by code and shows no document, so there is no --language de")
    #expect(run(["render", "gallery", "--language", "de"]) == refused)
    #expect(run(["gallery", "--language", "de", "--keys", "esc"]) == refused)
    let german = run(["render", "settings", "--language", "de"])
    #expect(german.status == 0)
    #expect(german.output.contains("Einstellungen"))
  }

  @Test func `the lists are printed as JSON in the words of render as in their own`() {
    let json = run(["list", "--json"])
    #expect(json.output.hasPrefix(#"{"program":"tenniel","#))
    #expect(run(["list", "--format", "json"]) == json)
    #expect(run(["list", "--format", "text"]) == run(["list"]))
  }

  @Test func `what is near no name is told where the names are`() {
    #expect(run(["form", "--keys", "r foo"]) == .refusal("unknown key 'foo'; --help names them"))
    #expect(
      run(["render", "zzzzzz"]) == .refusal("unknown scene 'zzzzzz'; 'tenniel list' names them"))
  }

  @Test func `chapters are counted by swipes, and there are no more than there are`() {
    let last = run(["render", "wonderland", "--chapter", "5"])
    #expect(last.status == 0)
    #expect(last.output.contains("Chapter 5"))
    #expect(
      run(["render", "wonderland", "--chapter", "9"])
        == .refusal("Wonderland has 5 chapters, so there is no --chapter 9"))
    for command in [["form"], ["render", "form"], ["form", "--keys", "r"]] {
      #expect(
        run(command + ["--chapter", "2"])
          == .refusal("Form takes no swipes, so there is no --chapter 2"))
    }
  }

  @Test func `landscape is reached by a turn, which finished scenes follow, frames not`() throws {
    for scene in NamedScene.shipped {
      var screen = SimulatedScreen(.standard)
      screen.rotate()
      let begun = SceneHost(screen: screen, make: scene.make).snapshot
      let turned = run(["render", scene.name, "--landscape", "--format", "json"]).output
      let isSame = turned == LayoutReport(scene: scene.name, snapshot: begun).json + "\n"
      let showsWhenItBegan = ["Wonderland: frames", "Gallery: fixed halves"].contains(scene.name)
      #expect(isSame == !showsWhenItBegan, "\(scene.name)")
    }
    let frames = run(["render", "wonderland: frames", "--landscape", "--format", "json"]).output
    #expect(frames.contains(#""path":"view/bookTextView","class":"UITextView","frame":[20,"#))
    #expect(frames.contains(",374,"))
  }

  @Test func `a scene without a name is called after its controller`() {
    #expect(NamedScene.name(for: TornController.self) == "Torn")
    #expect(NamedScene.name(for: ProfileViewController.self) == "Profile")
    #expect(NamedScene.name(for: UIViewController.self) == "Scene")
  }

  @Test func `the version and the help go to standard output`() {
    #expect(run(["--version"]) == Outcome(output: "tenniel \(Program.version)\n"))
    let help = run(["--help"])
    #expect(
      help.output.hasPrefix("tenniel: Auto Layout, live in a terminal\n\nUsage\n  tenniel [SCENE]"))
    #expect(help.status == 0)
    #expect(run(["-h"]) == help)
    #expect(help.output.contains("\n\nSigns\n  ▸  "))
    #expect(run(["--help"], [:]).output.contains("\n\nSigns\n  >  "))
    let tooWide = help.output.split(separator: "\n").filter { $0.count > 100 }
    #expect(tooWide == [])
  }

  @Test(arguments: [
    (["render", "--help"], "tenniel render: print one frame of a scene, or of each of a folder"),
    (["list", "-h"], "tenniel list: name scenes and devices, or the checks"),
    (["why", "--help"], "tenniel why: tell why views are where they are, and what is open"),
  ])
  func `each command has a page of its own`(words: [String], title: String) {
    let help = run(words)
    #expect(help.status == 0)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == title[...])
    #expect(lines[3].hasPrefix("  tenniel \(words[0])"))
    #expect(lines.filter { $0.count > 100 } == [])
    #expect(!help.output.contains("Keys:"))
  }

  @Test func `the list names every scene and marks the steps`() {
    let lines = run(["list"]).output.split(separator: "\n", omittingEmptySubsequences: false)
    for scene in NamedScene.shipped {
      let line = lines.first { $0.hasPrefix("  \(scene.name)  ") }
      #expect(line?.contains("  step: ") == scene.isStep, "\(scene.name)")
    }
    #expect(
      lines.contains(
        "  iPhone 7 Plus                  414 x 736   wC hR     wR hC      "
          + "iPhone 6 Plus, iPhone 6s Plus, iPhone 8 Plus"))
  }

  @Test func `the list as JSON has a line for each thing that options name`() throws {
    let listed = run(["list", "--json"])
    #expect(listed.status == 0)
    let lines = listed.output.split(separator: "\n")
    #expect(lines[0] == #"{"program":"tenniel","version":"\#(Program.version)","#)
    func line(of name: String) -> String? {
      lines.first { $0.hasPrefix(#"  {"name":"\#(name)","#) }.map(String.init)
    }
    #expect(
      line(of: "Form")
        == #"  {"name":"Form","summary":"Two text fields and a button, with constraints made in "#
        + #"long hand.","step":false},"#)
    #expect(
      line(of: "iPhone X")
        == #"  {"name":"iPhone X","names":["iPhone X","iPhone XS","iPhone 11 Pro"],"#
        + #""idiom":"phone","scale":3,"portrait":{"size":[375,812],"safeArea":[44,0,34,0],"#
        + #""horizontal":"compact","vertical":"regular"},"landscape":{"size":[812,375],"#
        + #""safeArea":[0,44,21,44],"horizontal":"compact","vertical":"compact"},"panes":[]},"#)
    #expect(
      line(of: "--width-class")
        == #"  {"name":"--width-class","value":"CLASS","#
        + #""summary":"compact or regular, whatever the device has","#
        + #""commands":["play","render","check","snapshot","diff","breakpoints","why"],"#
        + #""values":["compact","regular"]},"#)
    #expect(
      line(of: "--orientations")?.hasSuffix(
        #""snapshot","diff"],"values":["both","portrait","landscape"]},"#) == true)
    #expect(line(of: "--seed")?.hasSuffix(#""render","new","learn"]},"#) == true)
    #expect(
      lines.last.map(String.init)
        == #"  {"name":"misplaced","severity":"hint","#
        + #""summary":"a view drawn elsewhere than it is laid out","onRequest":true}]}"#)
    let value = try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [String: Any]
    #expect((value?["scenes"] as? [Any])?.count == NamedScene.shipped.count)
    #expect((value?["devices"] as? [Any])?.count == Device.all.count)
    #expect((value?["options"] as? [Any])?.count == Option.all.count)
    #expect(value?["languages"] as? [String] == DocumentLanguage.pseudoNames)
    let checks = run(["list", "--checks", "--json"]).output
    #expect(
      checks.hasPrefix(
        #"{"program":"tenniel","version":"\#(Program.version)","# + "\n \"checks\":["))
    #expect(checks.split(separator: "\n").count == LayoutCheck.all.count + 2)
  }

  @Test func `a frame is the device at true scale, in the locale's characters`() {
    let frame = run(["render", "form"])
    let lines = frame.output.split(separator: "\n", omittingEmptySubsequences: false)
    // 414 by 736 points in cells of 8 by 16, and the line of the last edge; then a newline.
    #expect(lines.count == 48)
    #expect(lines[0].count == 53)
    #expect(frame.output.contains("Occupation"))
    #expect(!frame.output.contains("\u{1B}"))
    let plain = run(["render", "form"], [:])
    #expect(!plain.output.contains { !$0.isASCII })
    #expect(run(["render", "form", "--glyphs", "ascii"]) == plain)
  }

  @Test func `columns set the scale`() {
    let frame = run(["render", "gallery", "--columns", "40"])
    #expect(frame.output.split(separator: "\n").map(\.count).max() == 40)
  }

  @Test func `columns and rows together squeeze rows, and one of them keeps shapes true`() {
    func size(_ words: String...) -> [Int] {
      let lines = run(["render", "form"] + words).output.split(separator: "\n")
      return [lines.map(\.count).max() ?? 0, lines.count]
    }
    #expect(size("--columns", "46", "--rows", "21") == [46, 21])
    #expect(size("--columns", "24") == [24, 21])
    #expect(size("--rows", "21") == [24, 21])
  }

  @Test func `colours come with ansi alone, and not where they are refused`() {
    let coloured = run(
      ["render", "gallery", "--format", "ansi"], ["LANG": "C.UTF-8", "TERM": "xterm-256color"])
    #expect(coloured.output.contains("\u{1B}[") && coloured.output.contains("38;5;"))
    let refused = run(
      ["render", "gallery", "--format", "ansi"],
      ["LANG": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(!refused.output.contains("38;5;"))
    #expect(
      !run(["render", "gallery", "--format", "ansi", "--color", "never"]).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "dumb"], false), ([:], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
  ])
  func `a frame on a terminal is coloured unless the terminal or the user says no`(
    variables: [String: String], isColoured: Bool
  ) {
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: variables, outputIsTerminal: true))
    #expect(program.run(["render", "form"]).output.contains("\u{1B}") == isColoured)
    #expect(!program.run(["render", "form", "--format", "text"]).output.contains("\u{1B}"))
  }

  @Test func `json reports the frames and the relations`() {
    let json = run(["render", "Form", "--format", "json"]).output
    #expect(
      json.hasPrefix(
        #"{"scene":"Form","device":"iPhone 7 Plus","size":[414,736],"traits":"#
          + #"{"horizontal":"compact","vertical":"regular","direction":"ltr","text":"L","#
          + #""style":"light"},"#))
    #expect(
      json.contains(
        #"{"path":"view/textFieldBottom","class":"UITextField","frame":[107,70,200,34],"#
          + #""solved":[107,70,200,34],"hidden":false,"ambiguous":[]}"#))
    #expect(
      json.contains(
        #"{"text":"textFieldBottom.top == textFieldTop.bottom + 8","priority":1000,"#
          + #""identifier":null,"active":true,"broken":false,"violation":0}"#))
  }

  @Test func `findings set the status where they are asked for`() {
    let program = Program(
      name: "mine",
      scenes: [
        NamedScene(name: "Torn", summary: "", isStep: false) { TornController() }
      ], environment: ProgramEnvironment())
    #expect(program.run(["render"]).status == 0)
    #expect(program.run(["render", "--fail-on", "ambiguous"]).status == 0)
    let failed = program.run(["render", "--fail-on", "conflict"])
    #expect(failed.status == 1)
    #expect(
      failed.diagnostics
        == "mine: box.width == 60 is left out: it can't be met together with 1 other constraint\n")
    #expect(failed.output == program.run(["render"]).output)
    #expect(
      run(["render", "gallery: ambiguous card", "--fail-on", "ambiguous,conflict"]).status == 1)
    #expect(run(["render", "gallery", "--fail-on", "ambiguous,conflict"]).status == 0)
  }

  @Test func `a title that is cut short is a problem like any other`() {
    let words = ["render", "adaptive buttons: truncated"]
    #expect(run(words).status == 0)
    #expect(run(words).diagnostics == "")
    #expect(run(words + ["--fail-on", "conflict,ambiguous"]).status == 0)
    let failed = run(words + ["--fail-on", "truncated-text"])
    #expect(failed.status == 1)
    #expect(
      failed.diagnostics == """
        tenniel: The text "Eat the cake to the last crumb" of greenButton is cut short

        """)
    #expect(run(words + ["--fail-on", "any"]).diagnostics == failed.diagnostics)
    #expect(
      run(words + ["--format", "json"]).output.contains(
        #""problems":["# + "\n  "
          + #"{"kind":"truncated-text","severity":"warning","message":"The text \"Eat the"#))
  }

  @Test func `the list of checks names each with its weight`() {
    let lines = run(["list", "--checks"]).output.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "Checks", "  conflict           error    required constraints that can't all be met",
        "  approximate        warning  a layout that could not be computed fully in time",
      ])
    #expect(lines.contains("Checks that run where they are asked for"))
    #expect(
      lines.contains("  overlap            note     a control that overlaps a text or control"))
    #expect(lines.count == LayoutCheck.all.count + 6)
  }

  @Test func `without a terminal a scene is one frame`() {
    #expect(run(["form"]) == run(["render", "form"]))
    #expect(run([]) == run(["render", "wonderland"]))
  }

  @Test func `a terminal that can't show the app gets one frame, and is told why`() throws {
    let program = Program.tenniel(variables: ["LANG": "C.UTF-8"])
    let arguments = try Arguments(parsing: ["form"])
    let index = try program.scene(of: arguments)
    let command = PlayCommand(program: program, arguments: arguments)
    let outcome = command.frame(of: try program.open(index, arguments), index, instead: .dumb)
    #expect(
      outcome
        == Outcome(
          output: run(["render", "form"]).output,
          diagnostics:
            "tenniel: TERM is 'dumb': that terminal shows only one line after the other; "
            + "so this is one frame\n"))
  }

  @Test func `keys are played without a terminal`() throws {
    let played = run(["form", "--keys", "r tab", "--terminal", "120x40"])
    let user = try User("Form", columns: 120, rows: 40, keys: "r tab")
    #expect(played == Outcome(output: user.screen + "\n"))
    #expect(run(["form", "--keys", "r q d"]).output.contains("736 × 414"))
  }

  @Test func `a program with one scene of its own needs no name`() {
    let program = Program(
      name: "mine", scenes: [NamedScene.shipped[4]], environment: ProgramEnvironment())
    #expect(program.run(["render"]).output.contains("Rabbit"))
    #expect(program.help(of: .play).contains("mine render [SCENE]"))
  }
}

private final class ProfileViewController: UIViewController {}

/// A box that is to be 50 and 60 points wide.
private final class TornController: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.widthAnchor.constraint(equalToConstant: 60),
    ])
  }
}
