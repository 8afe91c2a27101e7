import AutoLayout
import Foundation
import Testing

@testable import TerminalApp

@Suite struct LiveDocumentTests {
  private let folder = DocumentFolder()

  @Test(arguments: [false, true])
  func `a save shows at once, and what was chosen stays`(replacing: Bool) throws {
    let user = try User(folder.writeStoryboard(), keys: "d right tab tab")
    let header = user.header
    #expect(user.selected == "view/heading")
    #expect(user.frame(of: "view/heading")?.minY == 40)
    try folder.write(
      DocumentText.storyboard(title: "Welcome", top: 120), to: "Main.storyboard",
      replacing: replacing)
    user.noticeFiles()
    #expect(user.screen.contains("Welcome"))
    #expect(user.frame(of: "view/heading")?.minY == 120)
    #expect(user.header == header)
    #expect(user.selected == "view/heading")
    #expect(user.details.contains { $0.hasPrefix("was   16, 40 ") })
  }

  @Test func `changes stay at their views and constraints when others come before them`() throws {
    func text(_ labels: [String]) -> String { DocumentText.xib(labels: labels) }
    let user = try User(folder.write(text(["one", "two"]), to: "Card.xib"), columns: 120, rows: 40)
    let labels = { user.content.views.map(\.path).compactMap { user.view(at: $0) as? UILabel } }
    try user.press("tab tab tab")
    #expect(user.selected == "view/two")
    try user.press("\" x enter j = 7 7 enter E")
    let constraint = try #require(user.markedConstraint)
    #expect(constraint.hasSuffix(" + 77"))
    let edge = try #require(user.details.first { $0.hasPrefix("why ") })
    #expect(labels().map(\.text) == ["one", "twox"])
    let frame = labels()[1].frame
    try user.notice(folder.write(text(["new", "one", "two"]), to: "Card.xib"))
    #expect(labels().map(\.text) == ["new", "one", "twox"])
    #expect(labels().map(\.frame.origin)[2] == frame.origin)
    #expect(user.selected == "view/two")
    #expect(user.details.contains(edge))
    #expect(user.markedConstraint == constraint)
    try user.press("u u")
    #expect(labels().map(\.text) == ["new", "one", "two"])
    #expect(labels()[2].frame.origin != frame.origin)
    try user.notice(folder.write(text(["one"]), to: "Card.xib"))
    #expect(user.selected == nil)
    #expect(user.details.first?.hasPrefix("screen ") == true)
  }

  @Test func `while a document is broken its last picture and the error are shown`() throws {
    let text = DocumentText.storyboard()
    let user = try User(folder.write(text, to: "Main.storyboard"))
    try folder.write(
      text.replacingOccurrences(of: "</label>", with: "</labl>"), to: "Main.storyboard")
    user.noticeFiles()
    #expect(user.screen.contains("Sign in"))
    #expect(user.screen.contains("Main.storyboard:"))
    let line = try #require(user.lines.firstIndex { $0.contains("<label ") })
    #expect(user.lines[line + 1].trimmingCharacters(in: .whitespaces) == "^~~~~~")
    try user.press("x")
    #expect(user.list.first == "The document can't be read; the picture is the last good one ")
    #expect(user.lines[1].contains("Main.storyboard:"))
    try user.press("escape")
    try user.notice(folder.writeStoryboard(title: "Hello"))
    #expect(user.fault == nil)
    #expect(user.screen.contains("Hello"))
  }

  @Test func `what another program does to a document that is edited is named`() throws {
    let user = try User(folder.writeStoryboard(), columns: 110, options: "--edit")
    func write(_ text: String) throws {
      try user.notice(folder.write(text, to: "Main.storyboard"))
    }
    try write(DocumentText.storyboard(title: "Hello"))
    let isThere = "Another program has changed Main.storyboard: this is what it has written"
    #expect(user.status.contains(isThere + ", u undoes it"))
    #expect(user.screen.contains("Hello") && !user.isChanged)
    try user.press("u")
    #expect(user.screen.contains("Sign in") && user.isChanged)
    try user.press("U")
    #expect(user.screen.contains("Hello") && !user.isChanged)
    try user.press("tab tab j j + ctrl-s")
    try write(DocumentText.storyboard(title: "Welcome"))
    #expect(user.status.contains(isThere + ", u undoes it"))
    try user.press("u")
    #expect(user.screen.contains("Hello"))
    try write(DocumentText.storyboard(title: "Once more"))
    #expect(
      user.status.contains(
        "Another program has changed Main.storyboard too: ctrl-s shows both, and asks which to keep"
      ))
    // It is asked about as well where nothing here is left to save.
    try user.press("U ctrl-s")
    #expect(!user.status.contains("Nothing to save") && user.screen.contains("Once more"))
    try user.press("escape u")
    try write("<<<<<<< HEAD\n" + DocumentText.storyboard())
    #expect(
      user.screen.contains(
        "What is here stays, since Main.storyboard can't be read now: git has left a conflict here")
    )
    #expect(user.screen.contains("Hello"))
  }

  @Test func `what another program writes is a step, which an open list shows at once`() throws {
    let path = try folder.writeStoryboard()
    let user = try User(path, columns: 110, options: "--edit", keys: "tab tab j j + ctrl-s H")
    let steps = user.lines
    try user.notice(folder.writeStoryboard(title: "Hello"))
    #expect(user.lines != steps)
    #expect(user.lines(with: "what another program has written").count == 1)
    let list = user.lines.dropLast(2)
    try user.press("escape H")
    #expect(user.lines.dropLast(2) == list)
  }

  @Test func `what another program has broken is taken back from its mending on`() throws {
    let user = try User(folder.writeStoryboard(), columns: 110, options: "--edit")
    for text in ["<broken", DocumentText.storyboard(title: "Hello")] {
      try user.notice(folder.write(text, to: "Main.storyboard"))
    }
    #expect(user.screen.contains("Hello"))
    try user.press("u")
    #expect(user.screen.contains("Sign in") && user.isChanged)
  }

  @Test func `a conflict that git leaves is named where it is`() throws {
    let user = try User(folder.writeStoryboard(), columns: 200)
    var lines = DocumentText.storyboard().split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.contains("<label ") })
    lines.insert("<<<<<<< HEAD", at: place)
    lines.insert(contentsOf: ["=======", lines[place + 1], ">>>>>>> theirs"], at: place + 2)
    try user.notice(folder.write(lines.joined(separator: "\n"), to: "Main.storyboard"))
    #expect(
      user.fault?.first
        == "Main.storyboard:\(place + 1):1: error: git has left a conflict here: keep one of its two parts, "
        + "and take away the lines with <<<<<<<, ======= and >>>>>>>")
    #expect(user.fault?[1].contains("<<<<<<< HEAD") == true)
    #expect(user.lines(with: " more: x lists them").isEmpty)
  }

  @Test func `a document that is removed keeps its picture until it is there again`() throws {
    let user = try User(folder.write(DocumentText.storyboard(), to: "in/Main.storyboard"))
    try FileManager.default.removeItem(atPath: folder.path + "/in")
    user.noticeFiles()
    #expect(user.fault == nil)
    user.noticeFiles(after: .seconds(1))
    #expect(user.screen.contains("Sign in"))
    #expect(user.fault != nil)
    try user.notice(folder.write(DocumentText.storyboard(title: "Back"), to: "in/Main.storyboard"))
    #expect(user.fault == nil)
    #expect(user.screen.contains("Back"))
  }

  @Test func `a document that an editor moves aside and writes again is never missed`() throws {
    let path = try folder.writeStoryboard()
    let user = try User(path)
    try FileManager.default.moveItem(atPath: path, toPath: path + "~")
    user.noticeFiles()
    #expect(user.fault == nil)
    try user.notice(folder.writeStoryboard(title: "Again"))
    #expect(user.screen.contains("Again"))
    user.noticeFiles(after: .seconds(1))
    #expect(user.fault == nil)
  }

  @Test func `a scroll view stays where it was scrolled to`() throws {
    let text = DocumentText.storyboard().replacingOccurrences(
      of: "</subviews>\n                    </scrollView>",
      with: """
        </subviews>
        <constraints>
        <constraint firstItem="box-00-001" firstAttribute="top" secondItem="det-ai-l0v" \
        secondAttribute="top" id="c1"/>
        <constraint firstItem="box-00-001" firstAttribute="bottom" secondItem="det-ai-l0v" \
        secondAttribute="bottom" id="c2"/>
        <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="det-ai-l0v" \
        secondAttribute="leading" id="c3"/>
        <constraint firstItem="box-00-001" firstAttribute="trailing" secondItem="det-ai-l0v" \
        secondAttribute="trailing" id="c4"/>
        <constraint firstItem="box-00-001" firstAttribute="height" constant="2000" id="c5"/>
        </constraints></scrollView>
        """
    ).replacingOccurrences(
      of: "<view contentMode=\"scaleToFill\" id=\"box-00-001\">",
      with:
        "<view contentMode=\"scaleToFill\" id=\"box-00-001\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
    )
    let user = try User(folder.write(text, to: "Main.storyboard") + "#Detail")
    let box = { user.content.views.first { $0.depth == 1 }?.frameInWindow.minY }
    let top = try #require(box())
    try user.press("pagedown")
    let scrolled = try #require(box())
    #expect(scrolled < top)
    try user.notice(folder.write(text + "\n", to: "Main.storyboard"))
    #expect(box() == scrolled)
  }

  @Test func `the scene is found again behind new ones, and another if it is gone`() throws {
    let text = DocumentText.storyboard()
    let user = try User(folder.write(text, to: "Main.storyboard") + "#Detail")
    #expect(user.header.hasPrefix(" Detail"))
    try folder.write(
      text.replacingOccurrences(
        of: "log-in-0vc\">\n    <scenes>", with: "det-ai-lvc\">\n    <scenes>"),
      to: "Main.storyboard")
    user.noticeFiles()
    #expect(user.header.hasPrefix(" Detail"))
    #expect(try user.scenes().map(\.text) == ["Detail", "Login"])
    try folder.write(
      text.replacingOccurrences(of: "det-ai-lvc", with: "oth-er-0vc").replacingOccurrences(
        of: "\"Detail\"", with: "\"Other\""), to: "Main.storyboard")
    user.noticeFiles()
    #expect(user.header.hasPrefix(" Login"))
  }

  @Test func `without watches it says so once, and looks at the files each second`() throws {
    let user = try User(folder.writeStoryboard())
    user.loseWatches()
    #expect(
      user.message == "The system has no file watches left: files are looked at each second")
    user.noticeFiles()
    try user.press("tab escape")
    try folder.writeStoryboard(title: "Welcome back", top: 80)
    user.noticeFiles(after: .milliseconds(500))
    #expect(user.screen.contains("Sign in"))
    user.noticeFiles(after: .milliseconds(500))
    #expect(user.screen.contains("Welcome") && user.message == nil)
  }

  @Test func `other files of the folder don't make the scene again`() throws {
    let user = try User(folder.writeStoryboard())
    let view = user.view(at: "view")
    try user.notice(folder.write("", to: "notes.txt"))
    #expect(user.view(at: "view") === view)
    try user.notice(folder.write("{}", to: "Localizable.xcstrings"))
    #expect(user.view(at: "view") !== view)
  }

  @Test func `what a document uses or looks for in folders of its project is watched`() throws {
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    func set(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    }
    let place = "Shared/Colors.xcassets"
    try folder.write(set("1"), to: "\(place)/other.colorset/Contents.json")
    let frame = #"<rect key="frame" x="16" y="40" width="100" height="21"/>"#
    let path = try folder.write(
      DocumentText.storyboard().replacingOccurrences(
        of: frame, with: frame + #"<color key="textColor" name="ink"/>"#),
      to: "App/Views/Main.storyboard")
    let user = try User(path)
    func red() -> CGFloat? {
      let label = user.view(at: "view")?.subviews.first as? UILabel
      return label?.textColor?.components.red
    }
    #expect(red() != 0.5)
    try user.notice(folder.write(set("0.5"), to: "\(place)/ink.colorset/Contents.json"))
    #expect(red() == 0.5)
    try user.notice(folder.write(set("0.25"), to: "\(place)/ink.colorset/Contents.json"))
    #expect(red() == 0.25)
  }
}
