import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Documents

@Suite struct DocumentEditingTests {
  private let folder = DocumentFolder()
  private let path: String
  private let original = DocumentText.storyboard()

  init() throws { path = try folder.write(original, to: "Main.storyboard") }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The lines of the file that differ from the original.
  private func changes() throws -> [String] {
    let earlier = original.split(separator: "\n", omittingEmptySubsequences: false)
    let later = try text().split(separator: "\n", omittingEmptySubsequences: false)
    return later.difference(from: earlier).insertions.map {
      if case .insert(_, let line, _) = $0 { line.trimmingCharacters(in: .whitespaces) } else { "" }
    }
  }

  private func editing(_ keys: String = "", columns: Int = 110) throws -> User {
    try User(path, columns: columns, rows: 30, keys: "X tab tab j j " + keys)
  }

  @Test func `steps are not taken back while one looks, which is said`() throws {
    let user = try editing("+ X u")
    #expect(user.message == "Nothing to undo while you look: X goes on with editing")
    try user.press("X u U X U")
    #expect(user.message == "Nothing to redo")
  }

  @Test func `one key tells editing from looking, and the header says which`() throws {
    let user = try User(path, columns: 110, rows: 30)
    #expect(!user.header.contains("EDIT"))
    try user.press("X")
    #expect(user.header.contains(" EDIT "))
    try user.press("tab tab j j +")
    #expect(user.header.contains(" EDIT* "))
    try user.press("X")
    #expect(user.header.contains(" unsaved "))
    try user.press("X u")
    #expect(user.header.contains(" EDIT "))
  }

  @Test func `looking again shows the document as it was looked at before`() throws {
    let path = try folder.write(Template.empty.text, to: "New.storyboard")
    let user = try User(path, columns: 140, rows: 40)
    let before = user.header
    try user.press("X")
    #expect(user.header.contains("design"))
    try user.press("X")
    #expect(user.header == before)
    try user.press("I")
    let design = user.header
    try user.press("X X")
    #expect(user.header == design && design != before)
  }

  @Test(arguments: Template.allCases)
  func `a new document is opened where something can be put`(template: Template) throws {
    let file = template.kind == .xib ? "New.xib" : "New.storyboard"
    let path = try folder.write(template.text, to: file)
    let user = try User(path, columns: 110, rows: 30, options: "--edit")
    let name =
      switch template {
      case .empty, .navigation, .tabs: "viewController"
      case .table: "tableViewController"
      case .xib: "view"
      }
    #expect(user.sceneName == name)
  }

  @Test func `the key that leads back to the canvas takes its looks along`() throws {
    let path = try folder.write(Template.empty.text, to: "New.storyboard")
    let user = try User(path, columns: 140, rows: 40, options: "--edit", keys: "m r")
    #expect(user.header.contains("dark"))
    try user.press("0")
    #expect(!user.header.contains("dark"))
    #expect(user.header.contains("393 × 852"))
  }

  @Test func `a plain view that comes into a stack beside a label leaves it its size`() throws {
    let path = try folder.write(Template.empty.text, to: "New.storyboard")
    let user = try User(path, columns: 140, rows: 40, options: "--edit")
    try user.press("5 s t a c k enter 5 l a b e l enter 5 v i e w enter")
    let label = try #require(user.content.views.first { $0.className == "UILabel" }?.frame)
    let view = try #require(user.content.views.last?.frame)
    #expect(user.content.views.last?.className == "UIView")
    #expect((label.width * 3).rounded() == 125)
    #expect(label.width + view.width == 240)
  }

  @Test func `while arrows change sizes the last row says so, the inspector the frame`() throws {
    let path = try folder.write(Template.empty.text, to: "New.storyboard")
    let user = try User(path, columns: 140, rows: 40, options: "--edit")
    try user.press("5 s w i t c h enter")
    #expect(user.hints.contains("←↑↓→ move"))
    try user.press("_ right right")
    #expect(user.hints.contains("←↑↓→ resize"))
    let frame = try #require(user.details.first { $0.hasPrefix("frame") })
    #expect(frame.hasSuffix("53 × 31"))
    #expect(user.status.contains("53 x 31"))
    try user.press("_")
    #expect(user.hints.contains("←↑↓→ move"))
  }

  @Test func `the wall shows what was edited since it was open the last time`() throws {
    let path = try folder.write(Template.empty.text, to: "New.storyboard")
    func wall(_ keys: String...) throws -> [String] {
      let user = try User(path, columns: 140, rows: 40, options: "--edit")
      for keys in keys {
        try user.press(keys)
        user.draw()
      }
      return user.lines.dropLast(2)
    }
    let insert = "5 l a b e l enter"
    let middle = "ctrl-right ctrl-right ctrl-down ctrl-down"
    let never = try wall("\(insert) \(middle)", "W")
    #expect(try wall(insert, "W") != never)
    #expect(try wall(insert, "W", "W \(middle)", "W") == never)
  }

  @Test func `a container that is named is opened itself`() throws {
    let path = try folder.write(Template.navigation.text, to: "New.storyboard")
    let text = Array(Template.navigation.text.utf8)
    let document = try #require(Document.read(text, name: path).document)
    let id = try #require(document.root["initialViewController"])
    let user = try User("\(path)#\(id)", columns: 110, rows: 30, options: "--edit")
    #expect(user.sceneName == "navigationController")
  }

  @Test func `a design is drawn as the version of Xcode does that has saved it`() throws {
    func shown(_ version: String, _ device: String, _ keys: String) throws -> (String, String?) {
      let size = device == "retina6_1" ? (414, 896) : (375, 667)
      let old = DocumentText.storyboard(on: device, width: size.0, height: size.1, version: version)
      try folder.write(old, to: "Main.storyboard")
      let user = try User(path, columns: 110, rows: 30, keys: keys)
      return (user.header, user.details.first { $0.hasPrefix("safe area ") })
    }
    let (running, own) = try shown("14460.31", "retina6_1", "")
    #expect(own == "safe area   48 top, 34 bottom" && !running.contains("iOS"), "\(running)")
    let (edited, drawn) = try shown("14460.31", "retina6_1", "X")
    #expect(
      drawn == "safe area   44 top, 34 bottom" && edited.contains("iPhone 11 ▯ ")
        && edited.hasSuffix("iOS 12  design"),
      "\(edited)")
    #expect(try shown("14460.31", "retina6_1", "X I").1 == own)
    // Xcode 11 to 13 draw no status bar on devices with a home button.
    #expect(try shown("16097", "retina4_7", "X").1 == "safe area   the whole screen")
    #expect(try shown("23504", "retina4_7", "X").1 == "safe area   20 top")
  }

  /// The margins of cells in public xibs: 20 points on phones without a home button from 375 points
  /// on, and 16 on others.
  @Test(arguments: [
    ("retina6_12", 393, 20), ("retina6_12", 320, 16), ("retina4_7", 375, 16),
    ("retina6_1", 414, 20),
    ("retina6_1", 320, 16),
  ])
  func `a cell by itself has the margins of its document's device`(
    device: String, width: Int, margin: CGFloat
  ) throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="\(device)" orientation="portrait" appearance="light"/>
          <objects>
              <tableViewCell id="row" preservesSuperviewLayoutMargins="YES">
                  <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
      id="content">
                      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <subviews>
                          <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="tea">
                              <rect key="frame" x="\(margin)" y="11" width="29" height="22"/>
                          </label>
                      </subviews>
                      <constraints>
                          <constraint firstItem="tea" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="lead"/>
                          <constraint firstItem="tea" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="top"/>
                      </constraints>
                  </tableViewCellContentView>
              </tableViewCell>
          </objects>
      </document>
      """
    let user = try User(folder.write(xib, to: "Row.xib"), columns: 110, rows: 30, keys: "X")
    let tea = try #require(user.content.views.first { $0.className == "UILabel" })
    #expect(tea.solvedFrame.minX == margin)
  }

  @Test func `a constant is changed in the document, and only its line`() throws {
    let user = try editing("+ + +")
    #expect(try text() == original)
    #expect(user.status.contains("constant 40 → 43"))
    #expect(user.frame(of: "view/heading")?.minY == 43)
    try user.press("ctrl-s")
    #expect(user.status.contains("Saved Main.storyboard"))
    let lines = try changes()
    #expect(lines.count == 1)
    #expect(lines[0].contains("constant=\"43\""))
  }

  @Test func `steps are taken back and made again, across saves, to the first byte`() throws {
    let user = try editing("+ + ctrl-s @ 7 5 0 enter \" ! enter ctrl-s")
    #expect(try changes().count == 2)
    try user.press("u u")
    #expect(user.status.contains("Undone: priority 1000 → 750"))
    try user.press("u u ctrl-s")
    #expect(user.frame(of: "view/heading")?.minY == 40)
    #expect(try text() == original)
    try user.press("U U U ctrl-s")
    #expect(try changes().count == 2)
  }

  @Test func `the scene follows while a number is typed, and escape takes that back`() throws {
    let user = try editing("= 1 2")
    #expect(user.frame(of: "view/heading")?.minY == 12)
    try user.press("0")
    #expect(user.frame(of: "view/heading")?.minY == 120)
    try user.press("escape")
    #expect(user.frame(of: "view/heading")?.minY == 40)
    #expect(user.header.contains(" EDIT "))
    try user.press("= 1 2 enter u")
    #expect(user.frame(of: "view/heading")?.minY == 40)
    #expect(user.header.contains(" EDIT "))
  }

  @Test func `escape takes back what is typed also where quitting has asked meanwhile`() throws {
    let user = try editing("= 1 2 0 ctrl-c")
    #expect(user.isAsked)
    try user.press("escape")
    #expect(user.frame(of: "view/heading")?.minY == 40)
    #expect(user.isEditing && !user.isChanged)
  }

  @Test func `the steps are listed, and chosen to go back to`() throws {
    let user = try editing("+ j + H")
    #expect(user.lines(with: "constant 16").count == 1)
    try user.press("down enter")
    #expect(user.frame(of: "view/heading")?.origin == CGPoint(x: 16, y: 41))
    try user.press("H end enter ctrl-s")
    #expect(try text() == original)
  }

  @Test func `the items of a constraint change sides, and the layout stays`() throws {
    let user = try editing("> ctrl-s")
    let line = try changes().first ?? ""
    #expect(
      line.contains(
        #"firstAttribute="top" secondItem="lab-el-001" secondAttribute="top" constant="-40""#))
    #expect(user.frame(of: "view/heading")?.minY == 40)
    try user.press("> ctrl-s")
    #expect(try text() == original)
  }

  @Test func `editing goes on in another scene, with nothing of the one before`() throws {
    let user = try editing("3")
    #expect(user.header.hasPrefix(" Login ") && user.tool == "Pin")
    try user.press("escape n")
    #expect(user.header.contains(" EDIT "))
    #expect(user.header.hasPrefix(" Detail ") && user.tool == nil)
    #expect(user.tree.map(\.path) == ["view", "view/UIView"])
    #expect(user.selected == nil)
  }

  @Test func `the next scene is edited in the document's own language at once`() throws {
    let place = DocumentFolder()
    try place.write("\"lab-el-001.text\" = \"Anmelden\";", to: "de.lproj/Main.strings")
    let user = try User(
      try place.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard"),
      options: "--edit")
    try user.press("n")
    while user.language != "de" { try user.press("a") }
    try user.press("N")
    #expect(user.language == nil && user.screen.contains("Sign in"))
    #expect(!user.screen.contains("Anmelden"))
  }

  @Test func `leaving with unsaved work asks`() throws {
    let user = try editing("+ q")
    #expect(user.lines[0].contains("Main.storyboard has changes that are not saved"))
    try user.press("escape")
    #expect(user.header.contains("EDIT*"))
    try user.press("q enter")
    user.leaveApp()
    #expect(try changes().count == 1)
    #expect(user.notices == [])
  }

  @Test func `what is left unsaved without a journal is said`() throws {
    let user = try editing("+")
    user.leaveApp()
    #expect(user.hasFailed)
    #expect(user.notices == ["\(path) has changes that were not saved"])
    #expect(try text() == original)
  }

  @Test func `what another program has written is not overwritten but shown`() throws {
    let user = try editing("+", columns: 140)
    let other = DocumentText.storyboard(title: "Tea")
    try user.notice(folder.write(other, to: "Main.storyboard", replacing: true))
    #expect(user.header.contains("EDIT!"))
    try user.press("ctrl-s")
    #expect(user.lines[0].contains("Another program has changed Main.storyboard"))
    #expect(user.lines(with: "- file").contains { $0.contains("Tea") })
    #expect(user.lines(with: "+ here").contains { $0.contains("constant=\"41\"") })
    #expect(try text() == other)
    try user.press("down enter")
    #expect(try changes().count == 1)
    #expect(user.header.contains(" EDIT "))
  }

  @Test func `what another program has written can be taken, and that taken back`() throws {
    let user = try editing("+")
    let other = DocumentText.storyboard(title: "Tea")
    try folder.write(other, to: "Main.storyboard")
    try user.press("ctrl-s down down enter")
    #expect((user.view(at: "view/heading") as? UILabel)?.text == "Tea")
    #expect(try text() == other)
    try user.press("u")
    #expect((user.view(at: "view/heading") as? UILabel)?.text == "Sign in")
    #expect(user.frame(of: "view/heading")?.minY == 41)
  }

  @Test func `a file that changes underneath without unsaved work is a step`() throws {
    let user = try editing("+ ctrl-s")
    try user.notice(folder.writeStoryboard(title: "Tea"))
    #expect((user.view(at: "view/heading") as? UILabel)?.text == "Tea")
    #expect(user.header.contains(" EDIT "))
    try user.press("u")
    #expect((user.view(at: "view/heading") as? UILabel)?.text == "Sign in")
    #expect(user.header.contains(" EDIT* "))
    try user.press("u")
    #expect(user.frame(of: "view/heading")?.minY == 40)
  }

  @Test func `unsaved work survives the end of the program, and is offered`() throws {
    let journal = Journal(in: URL(fileURLWithPath: folder.path))
    let user = try editing()
    user.library?.journal = journal
    try user.press("+ + @ 7 5 0 enter")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/journal")
    let name = try #require(names.first)
    #expect(names.count == 1)
    // As the journal of a process that is no longer there: no system gives such a number.
    let other = name.replacing(/-[0-9]+\./, with: "-2147483647.")
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/journal/\(name)", toPath: "\(folder.path)/journal/\(other)")
    let next = try User(path, columns: 110, rows: 30)
    next.library?.journal = journal
    next.offerRecovery()
    #expect(next.lines[0].contains("An earlier run has left 2 changes of Main.storyboard"))
    try next.press("enter")
    #expect(next.frame(of: "view/heading")?.minY == 42)
    #expect(next.header.contains("EDIT*"))
    try next.press("ctrl-s")
    #expect(try changes().first?.contains("priority=\"750\" constant=\"42\"") == true)
    // That of the program which is still there is its own.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/journal") == [name])
    try next.press("u u u ctrl-s")
    #expect(try text() == original)
  }

  @Test func `what an earlier run of the same number has left is not written over`() throws {
    let journal = Journal(in: URL(fileURLWithPath: folder.path))
    let user = try editing()
    user.library?.journal = journal
    try user.press("+")
    let place = folder.path + "/journal/"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: place).first)
    let left = try Data(contentsOf: URL(fileURLWithPath: place + name))
    user.library?.discardDrafts()
    try left.write(to: URL(fileURLWithPath: place + name))
    let next = try editing()
    next.library?.journal = journal
    try next.press("+ +")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 2)
    #expect(try Data(contentsOf: URL(fileURLWithPath: place + name)) == left)
    try next.press("ctrl-s")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [name])
  }

  @Test func `a journal that could not be written is begun anew with all that differs`() throws {
    let journal = Journal(in: URL(fileURLWithPath: folder.path))
    let user = try editing()
    user.library?.journal = journal
    try user.press("+ @ 7 5 0 enter")
    user.library?.files[0].isJournalBehind = true
    try user.press("+ +")
    let place = folder.path + "/journal/"
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(names.count == 1)
    // As one of a process that is no longer there.
    try FileManager.default.copyItem(
      atPath: place + names[0], toPath: place + names[0].replacing(/-[0-9]+\./, with: "-999."))
    let remains = try #require(journal.remains(of: path))
    #expect(remains.draft.text == user.library?.draft(of: path)?.text)
    #expect(remains.draft.document.object("con-00-002")?["constant"] == "43")
  }

  @Test func `what is typed and changes nothing leaves the steps before it`() throws {
    let user = try editing("= 8 enter @ 7 5 0 enter u")
    for keys in ["= 8 escape", "= 8 enter", "= 8 0 escape", "= 8 ctrl-u escape"] {
      try user.press(keys)
      #expect(try user.steps() == ["constant 40 → 8 of heading.top == view.top + 40"])
      #expect(user.frame(of: "view/heading")?.minY == 8)
    }
    try user.press("@ 7 5 0 enter u = 8 enter U")
    #expect(try user.steps().count == 2)
  }

  @Test func `a constant is changed for the size classes that give it`() throws {
    let varied = original.replacingOccurrences(
      of: "constant=\"40\" id=\"con-00-002\"/>",
      with: """
        constant="40" id="con-00-002">
        <variation key="heightClass=compact" constant="8"/>
        </constraint>
        """)
    _ = try folder.write(varied, to: "Main.storyboard", replacing: true)
    let user = try User(path, columns: 110, rows: 30, keys: "X r tab tab j j + + ctrl-s")
    #expect(user.frame(of: "view/heading")?.minY == 10)
    #expect(
      try text() == varied.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"10\""))
    try user.press("r")
    #expect(user.frame(of: "view/heading")?.minY == 40)
  }

  @Test func `what was changed while looking is the first step of editing`() throws {
    let user = try User(path, columns: 110, rows: 30, keys: "tab tab j j + + + X")
    #expect(user.status.contains("what you have changed is a step of the document now"))
    #expect(try user.steps() == ["constant 40 → 43 of heading.top == view.top + 40"])
    // And no change of the scene any more.
    try user.press("q")
    #expect(user.header == " Main.storyboard has changes that are not saved")
    #expect(user.lines(with: "end with the program").isEmpty)
    try user.press("escape")
    #expect(user.frame(of: "view/heading")?.minY == 43)
    try user.press("u")
    #expect(user.frame(of: "view/heading")?.minY == 40)
  }

  @Test func `a folder that is looked through again keeps what is not saved`() throws {
    let other = try folder.write(DocumentText.storyboard(title: "Other"), to: "Other.storyboard")
    let library = DocumentLibrary([.folder(DocumentSearch(below: folder.path))])
    try library.change(path) { draft throws(DocumentEdit.Refusal) in
      let edit = DocumentEdit.set("constant", of: ElementPath("con-00-002"), to: "7")
      return try draft.make([edit], sentence: "seven") ? "seven" : nil
    }
    try FileManager.default.removeItem(atPath: path)
    _ = library.searchAgain(keeping: other)
    #expect(library.unsaved == [path])
    #expect(library.draft(of: path)?.document.object("con-00-002")?["constant"] == "7")
  }

  @Test func `a document that can only be looked at says why`() throws {
    chmod(path, 0o444)
    defer { chmod(path, 0o644) }
    let user = try User(path, columns: 110, rows: 30, keys: "X")
    if geteuid() != 0 {
      #expect(user.status.contains("Main.storyboard can only be looked at: no permission"))
    }
    let unknown = original.replacing(/toolsVersion="[0-9]+"/, with: "toolsVersion=\"99999\"")
    let other = try folder.write(unknown, to: "Other.storyboard")
    let stranger = try User(other, columns: 180, rows: 29, keys: "X")
    #expect(stranger.status.contains("of a version of Xcode that is not known"))
    #expect(!stranger.header.contains("EDIT"))
    try stranger.press("x")
    #expect(stranger.lines.count { $0.contains("no Xcode known here has toolsVersion 99999") } == 1)
  }
}
