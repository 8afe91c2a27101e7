import Cells
import Foundation
import TerminalIO
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

@Suite struct DocumentCommandTests {
  private let folder = DocumentFolder()

  @Test func `a document is rendered as a scene is, beginning with its initial scene`() throws {
    let path = try folder.writeStoryboard()
    let text = run("render", path)
    #expect(text.status == 0)
    #expect(text.diagnostics == "")
    #expect(text.output.contains("Sign in"))
    #expect(run("render", path, "--format", "json").output.hasPrefix(#"{"scene":"Login","#))
    #expect(run(path).output == text.output)
  }

  @Test func `a document is shown on its own device, or on that of the options`() throws {
    let text = DocumentText.storyboard(on: "ipad9_7", "landscape", width: 1024, height: 768)
    let path = try folder.write(text, to: "Main.storyboard")
    func begins(_ start: String, _ options: String...) -> Bool {
      run(["render", path, "--format", "json"] + options).output.hasPrefix(
        #"{"scene":"Login","device":\#(start),"traits":"#)
    }
    #expect(begins(#""iPad 9.7-inch","size":[1024,768]"#))
    #expect(begins(#""iPhone 15","size":[393,852]"#, "--device", "iPhone 15"))
    #expect(begins(#"null,"size":[500,300]"#, "--size", "500x300"))
  }

  @Test(arguments: [
    ("Login", "Login"), ("login", "Login"), ("log", "Login"), ("log-in-0vc", "Login"),
    ("Detail", "Detail"), ("DetailController", "Detail"), ("det-ai-lvc", "Detail"),
  ])
  func `a scene is found by identifier, title, class and id`(text: String, name: String) throws {
    let path = try folder.writeStoryboard()
    let json = run("render", path + "#" + text, "--format", "json").output
    #expect(json.hasPrefix(#"{"scene":"\#(name)","#))
  }

  @Test func `what is wrong with a path or a scene is one line with the nearest names`() throws {
    let path = try folder.writeStoryboard()
    func message(_ words: String...) -> String {
      let outcome = Program(name: "tenniel", scenes: NamedScene.shipped).run(words)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      return outcome.diagnostics.replacingOccurrences(of: folder.path, with: "F")
    }
    // Long paths are shortened, so that the messages are asked for their ends.
    #expect(
      message("render", folder.path + "/Mian.storyboard").hasSuffix("; nearest: Main.storyboard\n"))
    #expect(
      message("render", path + "#Logni") == "tenniel: unknown scene 'Logni'; nearest: Login\n")
    #expect(
      message("render", path, "form").hasPrefix(
        "tenniel: 'form' is neither a document nor a folder, and scenes of the program"))
    let plain = try folder.write("no document", to: "plain.txt")
    #expect(message(plain).hasPrefix("tenniel: F/plain.txt:1:1: "))
    try folder.write("", to: "empty/notes.txt")
    #expect(
      message(folder.path + "/empty").hasPrefix(
        "tenniel: there is no .storyboard and no .xib below"))
    #expect(mkfifo(folder.path + "/pipe.xib", 0o600) == 0)
    #expect(message(folder.path + "/pipe.xib").hasSuffix("is neither a file nor a folder\n"))
  }

  @Test func `a folder is rendered scene by scene, and all are checked`() throws {
    let cut = DocumentText.storyboard().replacingOccurrences(
      of: "<constraint firstItem=\"lab-el-001\" firstAttribute=\"top\"",
      with: "<constraint firstItem=\"lab-el-001\" firstAttribute=\"width\" constant=\"20\"/>"
        + "<constraint firstItem=\"lab-el-001\" firstAttribute=\"top\"")
    let main = try folder.write(cut, to: "Main.storyboard")
    let card = try folder.write(DocumentText.xib, to: "Cells/Card.xib")
    let outcome = run("render", folder.path)
    let headings = outcome.output.split(separator: "\n").filter { $0.hasPrefix(folder.path) }
    #expect(headings == ["\(card)#Card", "\(main)#Login", "\(main)#Detail"])
    #expect(outcome.output.contains("Mock Turtle"))
    #expect(outcome.status == 0)
    let checked = run("render", folder.path, "--fail-on", "truncated-text")
    #expect(checked.status == 1)
    #expect(
      checked.diagnostics.split(separator: "\n").contains {
        $0.hasPrefix("tenniel: \(main)#Login: The text")
      })
    let json = run("render", main, card, "--format", "json")
    #expect(json.output.split(separator: "\n").filter { $0.hasPrefix("{\"scene\":") }.count == 3)
    #expect(run("render", folder.path + "/Cells").output.hasPrefix("\(card)#Card\n"))
    try folder.write("<broken", to: "Broken.xib")
    let broken = run("render", folder.path)
    #expect(broken.status == 2)
    #expect(broken.output == outcome.output)
    #expect(broken.diagnostics.contains("Broken.xib:1:"))
  }

  @Test func `the error of a broken document has its line and a sign at the place`() throws {
    let path = try folder.write("<document>\n  <scenes><a></b>\n</document>", to: "Bad.storyboard")
    let lines = run("render", path).diagnostics.split(separator: "\n")
    #expect(lines.first?.hasPrefix("tenniel: \(path):2:") == true)
    #expect(lines.dropFirst().first == "<scenes><a></b>")
    #expect(lines.last?.trimmingCharacters(in: .whitespaces) == "^~~~")
    #expect(run("render", path).status == 2)
  }

  @Test func `the list of a document has its scenes and what leads from one to another`() throws {
    let path = try folder.writeStoryboard()
    #expect(
      run("list", path).output == """
        \(path)
        * Login   UIViewController  375 x 667  log-in-0vc
          Detail  DetailController  375 x 667  det-ai-lvc

          Login  -> Detail  show "open"

        """)
    let twice = run("list", path, folder.path)
    #expect(twice.output == run("list", path).output)
  }

  @Test func `the list of a document tells what is wrong with it, beside its scenes`() throws {
    let text = DocumentText.storyboard().replacingOccurrences(of: "21701", with: "99999")
    let path = try folder.write(text, to: "Main.storyboard")
    let outcome = run("list", path)
    #expect(outcome.status == 0 && outcome.output.contains("* Login"))
    #expect(
      outcome.diagnostics.hasPrefix(
        "tenniel: \(path):2:100: warning: no Xcode known here has toolsVersion 99999: the document "
          + "is shown as one of Xcode 26 and can't be edited\n"))
  }

  @Test func `the list of a document with errors ends as a failure, with its scenes`() throws {
    let text = DocumentText.storyboard().replacingOccurrences(
      of: "destination=\"det-ai-lvc\"", with: "destination=\"det-ai-lvx\"")
    let path = try folder.write(text, to: "Main.storyboard")
    for words in [["list", path], ["list", path, "--json"]] {
      let outcome = run(words)
      #expect(outcome.status == 1 && outcome.output.contains("Login"))
      #expect(outcome.diagnostics.contains("error: destination refers to det-ai-lvx"))
    }
  }

  @Test func `the list of documents as JSON has their scenes, segues and errors`() throws {
    let path = try folder.writeStoryboard()
    #expect(
      run("list", path, "--json").output == """
        {"documents":[
          {"path":"\(path)","scenes":[\
        {"name":"Login","id":"log-in-0vc","class":"UIViewController","initial":true,"launch":false,\
        "size":[375,667],"reference":null},\
        {"name":"Detail","id":"det-ai-lvc","class":"DetailController","initial":false,"launch":false,\
        "size":[375,667],"reference":null}],\
        "segues":[{"from":"log-in-0vc","to":"det-ai-lvc","kind":"show","identifier":"open"}],\
        "errors":[],"languages":["double-length","accented","bounded","right-to-left",\
        "right-to-left-strings"]}]}

        """)
    try folder.write("<broken", to: "Broken.xib")
    let both = run("list", folder.path, "--json")
    #expect(both.status == 2)
    #expect(both.output.contains(#"Broken.xib","scenes":[],"segues":[],"errors":["#))
  }

  @Test func `a xib is shown at the size of its view, unless a size is given`() throws {
    let path = try folder.write(DocumentText.xib, to: "Card.xib")
    #expect(run("render", path).output.contains("Mock Turtle"))
    let own = run("render", path, "--format", "json").output
    #expect(own.contains(#""class":"UIView","frame":[0,0,240,96]"#))
    let given = run("render", path, "--format", "json", "--size", "300x200").output
    #expect(given.contains(#""class":"UIView","frame":[0,0,300,200]"#))
  }

  @Test func `a launch screen fills the screen, whatever size it has in the document`() throws {
    // As Xcode 6 made them: a freeform view of 480 x 480 points.
    let text = DocumentText.xib
      .replacingOccurrences(of: "useAutolayout=\"YES\"", with: "launchScreen=\"YES\"")
      .replacingOccurrences(of: "width=\"240\" height=\"96\"", with: "width=\"480\" height=\"480\"")
      .replacingOccurrences(
        of: "height=\"480\"/>",
        with: "height=\"480\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" "
          + "heightSizable=\"YES\"/>"
      )
      .replacingOccurrences(
        of: "height=\"21\"/>",
        with: "height=\"21\"/><autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" "
          + "flexibleMinY=\"YES\"/>")
    let path = try folder.write(text, to: "Launch.xib")
    func frames(_ options: String...) -> [Bool] {
      let json = run(["render", path, "--format", "json", "--device", "iPhone 15"] + options).output
      // The label keeps its distances of 344 and 443 from the trailing and bottom edges.
      return [
        #""class":"UIView","frame":[0,0,393,852]"#, #""frame":[-71,388,120,21]"#,
        #""class":"UIView","frame":[0,0,852,393]"#, #""frame":[388,-71,120,21]"#,
      ].map(json.contains)
    }
    #expect(frames() == [true, true, false, false])
    #expect(frames("--landscape") == [false, false, true, true])
    #expect(
      run("list", path).output == """
        \(path)
          Card  UIView  launch screen  car-d0-00v

        """)
    // The same view is shown at its own size where it is no launch screen.
    try folder.write(
      text.replacingOccurrences(of: "launchScreen=\"YES\"", with: "launchScreen=\"NO\""),
      to: "Launch.xib")
    let own = run("render", path, "--format", "json").output
    #expect(own.contains(#""class":"UIView","frame":[0,0,480,480]"#))
    #expect(run("list", path).output.contains("480 x 480"))
  }

  @Test func `a shipped scene of a storyboard is shown in a language as well`() {
    let german = run("render", "settings", "--language", "de").output
    #expect(german.contains("Einstellungen") && german.contains("Erinnerungen"))
    #expect(!german.contains("Reminders"))
    let plain = run("render", "settings").output
    #expect(plain.contains("Settings") && plain.contains("Reminders"))
  }

  @Test func `what a document does not get is a line for each kind, and all on request`() throws {
    let text = DocumentText.storyboard().replacingOccurrences(
      of: "storyboardIdentifier=\"Login\"",
      with: "storyboardIdentifier=\"Login\" customClass=\"A\"")
    let path = try folder.write(
      text.replacingOccurrences(of: "<label ", with: "<label customClass=\"B\" "),
      to: "Main.storyboard")
    let short = run("render", path).diagnostics.split(separator: "\n")
    #expect(short.count == 3)
    #expect(short.first?.hasPrefix("tenniel: 2 classes are missing; the first: ") == true)
    #expect(short.first?.contains("Main.storyboard:21:75: there is no class A: ") == true)
    #expect(short[1].contains(#"<viewController storyboardIdentifier="Login" customClass="A""#))
    #expect(short[2].trimmingCharacters(in: .whitespaces) == "^")
    #expect(run("render", path, "--notes").diagnostics.split(separator: "\n").count == 6)
  }

  @Test func `the errors of a document that can be shown are printed with their lines`() throws {
    let path = try folder.writeStoryboard(
      changing: #"firstItem="lab-el-001" firstAttribute="top""#,
      to: #"firstItem="lab-el-00x" firstAttribute="top""#)
    let outcome = run("render", path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Sign in"))
    #expect(outcome.diagnostics.contains("Main.storyboard:31:"))
    #expect(outcome.diagnostics.contains(": error: "))
    #expect(outcome.diagnostics.contains("\n") && outcome.diagnostics.contains("^~~~"))
  }

  @Test func `a language is one by its code, or a pseudo-language`() throws {
    let path = try folder.writeStoryboard()
    for language in ["ar", "de"] {
      try folder.write(#""lab-el-001.text" = "Sign in";"#, to: "\(language).lproj/Main.strings")
    }
    let turned = run("render", path, "--language", "ar", "--format", "json")
    let plain = run("render", path, "--format", "json")
    #expect(turned.output != plain.output)
    #expect(turned.output == run("render", path, "--rtl", "--format", "json").output)
    #expect(run("render", path, "--language", "de", "--format", "json").output == plain.output)
    #expect(
      run("render", path, "--language", "fr").diagnostics
        == "tenniel: 1 table of texts is missing or broken: \(path): there are no texts in fr, only in ar, "
        + "de: the document's own are shown\n")
    #expect(run("render", path, "--language", "fr", "--fail-on", "any").status == 1)
    #expect(
      run("render", path, "--language", "acented").diagnostics
        == "tenniel: unknown language 'acented'; nearest: accented\n")
  }

  @Test func `a value that an attribute can't have is a problem to fail on`() throws {
    let path = try folder.write(
      DocumentText.storyboard().replacingOccurrences(
        of: "<label ", with: "<label contentMode=\"lleft\" "), to: "a.storyboard")
    #expect(run("render", path).status == 0)
    let failed = run("render", path, "--fail-on", "any", "--notes")
    #expect(failed.status == 1)
    #expect(failed.diagnostics.contains("lleft is no contentMode"))
    #expect(run("render", path, "--fail-on", "conflict").status == 0)
  }

  @Test func `a view of a misspelt name is told by all that tell of documents`() throws {
    let path = try folder.write(
      DocumentText.storyboard().replacingOccurrences(of: "<label ", with: "<lable ")
        .replacingOccurrences(of: "</label>", with: "</lable>"), to: "Tea.storyboard")
    let message = "<lable> is not known here, and a box stands in for it; did you mean <label>?"
    func count(in text: String) -> Int { text.components(separatedBy: message).count - 1 }
    #expect(count(in: run("list", path).diagnostics) == 1)
    #expect(count(in: run("render", path, "--notes").diagnostics) == 1)
    #expect(
      run("render", path).diagnostics
        == "tenniel: 1 problem of the document: --notes prints all\n")
    #expect(run("render", path, "--fail-on", "any").status == 1)
    let user = try User(path, columns: 200, keys: "x")
    #expect(user.list.count { $0.contains("<lable> is not known here") } == 1)
  }

  @Test func `what a document does not get is a notice of the JSON, and fails on request`() throws {
    let path = try folder.writeStoryboard(changing: "<label ", to: #"<label customClass="Fancy" "#)
    let json = run("render", path, "--format", "json")
    #expect(json.output.contains(#"{"kind":"notice""#))
    #expect(json.output.contains("Fancy"))
    #expect(json.status == 0)
    let failed = run("render", path, "--fail-on", "notice")
    #expect(failed.status == 1)
    let lines = failed.diagnostics.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.trimmingCharacters(in: .whitespaces) == "^~~~~")
  }

  @Test func `the document's own frames are drawn on request where they differ`() throws {
    let path = try folder.writeStoryboard(top: 400)
    let plain = run("render", path, "--size", "375x667").output
    let marked = run("render", path, "--own-frames", "--size", "375x667")
    #expect(!plain.contains("┄"))
    #expect(marked.output.contains("┄"))
    #expect(marked.diagnostics.isEmpty)
    let other = run("render", path, "--own-frames", "--size", "667x375")
    #expect(!other.output.contains("┄"))
    #expect(
      other.diagnostics
        == "tenniel: The document's frames are drawn on its own screen alone: 375 x 667\n")
  }

  @Test func `the list of one scene has it, and what leads to it and away from it`() throws {
    let path = try folder.writeStoryboard()
    let all = run("list", path).output.split(separator: "\n").map(String.init)
    let one = run("list", path + "#Detail").output.split(separator: "\n").map(String.init)
    #expect(all.count == 4)
    #expect(one.count == 3)
    #expect(one.first == path)
    #expect(one[1].hasPrefix("  Detail  DetailController"))
    #expect(one[2].contains("Login") && one[2].contains("-> Detail"))
    #expect(run("list", path + "#Nobody").status == 2)
  }

  @Test func `a file without any text is said to be empty, without a mark below nothing`() throws {
    let path = try folder.write(" \n", to: "Main.storyboard")
    let outcome = run("render", path)
    #expect(outcome.diagnostics == "tenniel: \(path):1:1: error: the file is empty\n")
    #expect(outcome.status == 2)
  }

  @Test(arguments: ["list", "render"])
  func `each message about a document begins with the program's name`(command: String) throws {
    let path = try folder.write(
      "<document>\n  <a></b>\n  <c></d>\n</document>\n", to: "Main.storyboard")
    let lines = run(command, path).diagnostics.split(separator: "\n")
    let messages = lines.filter { $0.contains("error: ") }
    #expect(messages.count > 1)
    #expect(messages.allSatisfy { $0.hasPrefix("tenniel: \(path):") })
    #expect(lines.contains("<a></b>"))
  }

  @Test func `what UIKit would stop a program for is a notice`() throws {
    let path = try folder.writeStoryboard(
      changing: #"secondAttribute="top""#, to: #"secondAttribute="leading""#)
    let outcome = run("render", path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Sign in"))
    let exception = "UIKit would stop here: 'NSInvalidLayoutConstraintException'"
    #expect(outcome.diagnostics.contains("tenniel: " + exception))
  }

  @Test func `of several documents the first that can be read is shown`() throws {
    try folder.write("<document", to: "A.storyboard")
    try folder.write(DocumentText.storyboard(), to: "B.storyboard")
    let shown = run(folder.path, "--terminal", "80x24").output
    #expect(shown.contains("Sign in"))
    let previous = run(folder.path, "--keys", "N").output
    #expect(previous.contains("A.storyboard:1:"))
    let list = run("list", folder.path)
    #expect(list.status == 2)
    #expect(list.output.contains("* Login"))
    #expect(list.diagnostics.contains("A.storyboard:1:"))
  }

  @Test func `who times the app gets it with each scene, and edits those of documents`() throws {
    let path = try folder.writeStoryboard()
    let terminal = ScriptedTerminal(size: CellSize(columns: 100, rows: 30))
    let apps = try TimedApp.openings([path, "--device", "iPhone 15"], on: terminal).map { try $0() }
    #expect(apps.map(\.name) == ["Login", "Detail"])
    let app = apps[0]
    app.draw()
    let upright = app.compose()
    #expect(upright.text.contains("iPhone 15"))
    for event in try EventScript.events("r") { app.handle(event) }
    #expect(app.compose() != upright)
    #expect(app.hasDocument && app.canEdit)
    for event in try EventScript.events("r X") { app.handle(event) }
    #expect(app.selectConstraint())
    for event in try EventScript.events("+") { app.handle(event) }
    #expect(app.compose().text.contains("16 → 17"))
    app.readDocument()
    let code = try TimedApp.openings(["Form"], on: terminal).map { try $0() }
    #expect(code.map(\.name) == ["Form"])
    #expect(!code[0].hasDocument && !code[0].canEdit)
    #expect(try TimedApp.openings([], on: terminal).count == NamedScene.shipped.count)
  }

  @Test func `of a folder the scenes of the first 64 MB are listed, then documents alone`() throws {
    try folder.write(DocumentText.storyboard(), to: "A.storyboard")
    let large = try folder.write("", to: "B.xib")
    try FileHandle(forWritingTo: URL(fileURLWithPath: large)).truncate(atOffset: 64 << 20)
    try folder.write(DocumentText.storyboard(), to: "C.storyboard")
    let arguments = try Arguments(parsing: [folder.path])
    let program = try Program.tenniel([])
      .opening(arguments)
    #expect(program.scenes.map(\.name) == ["Login", "Detail", "B.xib", "C.storyboard"])
  }

  @Test func `the design has the constraints that are removed when the document runs`() throws {
    let path = try folder.write(DocumentText.withPlaceholder, to: "Main.storyboard")
    func shows(_ frame: String, _ options: String...) -> Bool {
      run(["render", path, "--size", "375x667", "--format", "json"] + options).output.contains(
        #""class":"UILabel","frame":[16,\#(frame),"#)
    }
    #expect(shows("40"))
    #expect(!shows("200"))
    #expect(shows("200", "--design"))
    #expect(!shows("40", "--design"))
  }

  @Test func `no title in a document controls the terminal or turns its line around`() throws {
    let path = try folder.writeStoryboard(
      changing: #"title="Detail" customClass="DetailController""#,
      to: "title=\"A\u{9B}31m\u{202E}&#x85;Z\" customClass=\"C\u{9B}\u{2066}\"")
    let list = run("list", path).output
    #expect(
      list == #"""
        \#(path)
        * Login            UIViewController  375 x 667  log-in-0vc
          A�31m\u{202E}�Z  C�\u{2066}        375 x 667  det-ai-lvc

          Login  -> A�31m\u{202E}�Z  show "open"

        """#)
  }
}
