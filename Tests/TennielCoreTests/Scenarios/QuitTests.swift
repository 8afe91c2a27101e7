import Cells
import TerminalIO
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

@Suite struct QuitTests {
  private let folder = DocumentFolder()

  private func run(_ events: [Event]) throws -> ScriptedTerminal {
    let terminal = ScriptedTerminal(size: CellSize(columns: 80, rows: 24), events: events)
    let program = Program.tenniel()
    try program.app(showing: program.open(0, Arguments(.play)), of: 0, on: terminal).run()
    return terminal
  }

  @Test(arguments: ["q", "ctrl-c", "? q", "x ctrl-c"])
  func `keys that quit leave the terminal, and what follows is not read`(keys: String) throws {
    let terminal = try run(EventScript.events(keys + " r"))
    #expect(terminal.isClosed)
    #expect(
      terminal.screen?.text.contains("414 × 736") == true || keys.contains("?")
        || keys.contains("x"))
  }

  @Test(arguments: [Event.closed, .interrupted])
  func `input that ends and a request to end are a way out too`(event: Event) throws {
    let terminal = try run([event])
    #expect(terminal.isClosed)
  }

  @Test(arguments: [Event.closed, .interrupted])
  func `what is to be done at the end is done before the terminal is closed`(event: Event) throws {
    let terminal = ScriptedTerminal(
      size: CellSize(columns: 80, rows: 24), events: try EventScript.events("z") + [event])
    let program = Program.tenniel()
    let app = try program.app(showing: program.open(0, Arguments(.play)), of: 0, on: terminal)
    var seen: [Bool] = []
    app.willClose = { [unowned app] in
      seen += [terminal.isClosed, !app.compose().text.contains("text first")]
    }
    app.run()
    #expect(seen == [false, false])
    #expect(terminal.isClosed)
  }

  @Test func `nothing more is drawn for somebody who wants the program gone`() throws {
    #expect(try run([.interrupted]).shown.count == 1)
    #expect(try run(EventScript.events("r") + [.interrupted]).shown.count == 1)
    #expect(try run(EventScript.events("r")).screen?.text.contains("736 × 414") == true)
  }

  @Test func `ctrl-z stops the program, and it goes on afterwards`() throws {
    let terminal = try run(EventScript.events("ctrl-z r q"))
    #expect(terminal.suspensions == 1)
    #expect(terminal.screen?.text.contains("736 × 414") == true)
  }

  @Test func `marks of moved views fade when nothing happens`() throws {
    let terminal = ScriptedTerminal(
      size: CellSize(columns: 80, rows: 24), events: try EventScript.events("r"), depth: .none)
    // One wait ends what is worked off at once, the next one is the wait for the marks.
    terminal.pause()
    terminal.pause()
    let program = Program.tenniel()
    try program.app(showing: program.open(0, Arguments(.play)), of: 0, on: terminal).run()
    let shown = terminal.shown.map { $0.text.contains("•") }
    #expect(shown.prefix(3) == [false, true, false])
  }

  @Test func `changes of a scene of code are asked about, once`() throws {
    let user = try User("Form", columns: 100, keys: "tab tab tab j + +")
    try user.press("q")
    #expect(user.header == " Form has changes that end with the program")
    #expect(
      user.lines[1...3].map { $0.trimmingPrefix(while: { $0 == " " }).description } == [
        "▸ List the changes of Form, with their lines of Swift", "Quit without the changes", "Stay",
      ])
    try user.press("escape")
    #expect(user.isRunning && user.inFront == nil)
    try user.press("q enter")
    #expect(user.inFront == "1 change" && user.lines[1].hasPrefix("▸ "))
    #expect(user.lines(with: "constant 8 → 10 of textFieldBottom.top").count == 1)
    try user.press("q")
    #expect(!user.isRunning)
  }

  @Test func `changes made since their list are asked about again`() throws {
    let user = try User("Form", columns: 100, keys: "tab tab tab j + q enter escape + q")
    #expect(user.isRunning)
    #expect(user.header == " Form has changes that end with the program")
    try user.press("q")
    #expect(!user.isRunning)
  }

  @Test func `changes that were taken back are not asked about`() throws {
    let user = try User("Form", columns: 100, keys: "tab tab tab j + u q")
    #expect(!user.isRunning)
  }

  @Test func `changes of all scenes are asked about, those of the one in sight first`() throws {
    let user = try User("Form", columns: 100, keys: "tab tab tab j + n n tab tab j +")
    let shown = try #require(user.sceneName)
    try user.press("q")
    #expect(user.header == " 2 scenes have changes that end with the program")
    #expect(user.lines(with: "List the changes of \(shown)").count == 1)
    #expect(user.lines(with: "  Form").count == 1)
    try user.press("down enter")
    #expect(!user.isRunning)
  }

  @Test func `the changes of other scenes are asked about after those of one were listed`() throws {
    let user = try User("Form", columns: 100, keys: "tab tab tab j + n n tab tab j + q enter")
    #expect(user.inFront == "1 change" && user.lines[1].hasPrefix("▸ "))
    try user.press("q")
    #expect(user.isRunning)
    #expect(user.header == " Form has changes that end with the program")
    try user.press("q")
    #expect(!user.isRunning)
  }

  @Test func `a scene's changes are named beside a document's, and can be listed`() throws {
    let user = try User("Form storyboard", columns: 100, variables: ["XDG_STATE_HOME": folder.path])
    try user.press("X tab tab right N tab tab tab j +")
    let name = try #require(user.sceneName)
    try user.press("q")
    #expect(user.header == " Form.storyboard has changes that are not saved")
    #expect(
      user.lines(with: "\(name) has changes that end with the program: no file has them").count == 1
    )
    try user.press("down down enter")
    #expect(user.inFront == "1 change" && user.lines[1].hasPrefix("▸ "))
    try user.press("q")
    #expect(user.lines(with: "end with the program").isEmpty)
  }

  @Test func `changes of a document that is looked at are asked about until the document has them`()
    throws
  {
    let path = try folder.writeStoryboard()
    let user = try User(path, columns: 100, keys: "tab tab j j + q")
    #expect(user.header == " Login has changes that end with the program")
    try user.press("escape X q")
    #expect(user.header == " Main.storyboard has changes that are not saved")
    #expect(user.lines(with: "end with the program").isEmpty)
    try user.press("enter")
    #expect(!user.isRunning)
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved == DocumentText.storyboard(top: 41))
  }

  @Test func `a script ends with the question, and does not wait`() throws {
    let terminal = try run(EventScript.events("tab tab tab j + q"))
    #expect(terminal.isClosed)
    #expect(terminal.screen?.text.contains("has changes that end with the program") == true)
  }
}
