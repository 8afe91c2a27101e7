import Foundation
import Testing

@testable import Documents

@Suite struct DocumentViewTests {
  private let folder = DocumentFolder()

  @Test func `the document's frames are drawn where they differ`() throws {
    let path = try folder.writeStoryboard(top: 400)
    let user = try User(path, columns: 120, rows: 40, options: "--size 375x667")
    let before = user.lines
    try user.press("v")
    let changed = zip(before, user.lines).enumerated().filter { $0.element.0 != $0.element.1 }
    // The frame in the document is 40 points below the top, where the picture has nothing.
    #expect(changed.contains { $0.element.1.contains("╌") || $0.element.1.contains("┄") })
    // Interface Builder's orange.
    let cells = (0..<40).flatMap { row in (0..<120).map { user.grid[$0, row] } }
    let dashes = cells.filter { ["╌", "╎", "┄", "┆"].contains($0.scalar) }
    #expect(Set(dashes.map(\.style.foreground)) == [.palette(208)])
    try user.press("v")
    #expect(user.lines.dropLast(2) == before.dropLast(2))
  }

  @Test func `the document's frames are drawn on the device of the document alone`() throws {
    let path = try folder.write(
      DocumentText.storyboard(top: 400).replacingOccurrences(
        of: "    <scenes>",
        with: "    <device id=\"retina4_7\" orientation=\"portrait\"/>\n    <scenes>"),
      to: "Main.storyboard")
    let user = try User(path, columns: 120, rows: 40)
    func hasFrames() -> Bool { user.screen.contains("╌") || user.screen.contains("┄") }
    try user.press("v")
    #expect(user.message == "Broken lines: the frames in the document, where they differ")
    #expect(user.device == "iPhone 8")
    #expect(hasFrames())
    for keys in ["r", "r d", "0 right"] {
      try user.press(keys)
      #expect(!hasFrames())
      #expect(user.status.contains("v: not at this size"))
    }
    try user.press("v v")
    #expect(
      user.message
        == "The document's frames are drawn on its own screen alone: iPhone 8, 375 x 667")
    try user.press("0")
    #expect(hasFrames())
  }

  @Test func `where no frame differs, that is said`() throws {
    let path = try folder.write(DocumentText.xib, to: "Card.xib")
    let user = try User(path, columns: 120, rows: 40, keys: "v")
    #expect(user.message == "No frame differs from that in the document")
    #expect(!user.screen.contains("╌") && !user.screen.contains("┄"))
  }

  @Test func `what a document does not get is in the list of problems`() throws {
    let path = try folder.writeStoryboard(changing: "<label ", to: #"<label customClass="Fancy" "#)
    let user = try User(path, columns: 120)
    #expect(user.status.contains(", 1 problem"))
    try user.press("x")
    #expect(user.list[0] == "Problems of the document ")
    #expect(user.lines(with: "Fancy").first?.hasPrefix("▸ ! Main.storyboard:") == true)
  }

  @Test func `what is not known in a document is a hint, which is listed and not counted`() throws {
    let path = try folder.writeStoryboard(changing: "<label ", to: #"<label colour="red" "#)
    let user = try User(path, columns: 120)
    #expect(!user.status.contains("problem"))
    try user.press("x")
    #expect(user.list[0] == "No problems, but notes ")
    let line = try #require(user.list.first { $0.contains("colour") })
    #expect(line.hasSuffix("colour is not known as an attribute of <label>"))
  }

  @Test func `the sign of a long line stays in sight in a narrow list`() {
    let line = String(repeating: "x", count: 60) + "cake" + String(repeating: "y", count: 20)
    let sign = String(repeating: " ", count: 60) + "^~~~"
    let note = DocumentNote(message: "", excerpt: [line, sign])
    #expect(note.excerpt(ofColumns: 90) == [line, sign])
    let narrow = note.excerpt(ofColumns: 40)
    #expect(narrow.map { $0.prefix(20) } == ["xxxxxxxxxxxxxxxxcake", "                ^~~~"])
  }

  @Test func `the sign of a long line of wide characters stays below its place`() {
    let line = String(repeating: "日", count: 30) + "cake" + String(repeating: "y", count: 21)
    let sign = String(repeating: " ", count: 60) + "^~~~"
    let note = DocumentNote(message: "", excerpt: [line, sign])
    let narrow = note.excerpt(ofColumns: 40)
    // Of a character that is cut in half, a blank stays.
    #expect(narrow[0] == " 日日日日日日日cake" + String(repeating: "y", count: 21))
    #expect(narrow[1] == String(repeating: " ", count: 15) + "^~~~")
  }

  @Test func `a key shows the document as in the design, and back`() throws {
    let path = try folder.write(DocumentText.withPlaceholder, to: "Main.storyboard")
    let user = try User(path, options: "--size 375x667")
    func top() -> CGFloat? { user.content.views.first { $0.className == "UILabel" }?.frame.minY }
    #expect(top() == 40)
    let running = user.lines
    try user.press("I")
    #expect(user.message == "As in Interface Builder")
    #expect(user.header.hasSuffix(" design"))
    #expect(top() == 200)
    let row = { (lines: [String]) in lines.firstIndex { $0.contains("Sign in") } ?? -1 }
    #expect(row(user.lines) > row(running))
    try user.press("I")
    #expect(user.message == "As it runs")
    #expect(top() == 40)
    #expect(row(user.lines) == row(running))
  }

  /// A stack with a view that nothing gives a size, as Interface Builder stores one.
  private static let sizeless = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="vc0-00-001">
        <scenes><scene sceneID="sce-00-001"><objects>
            <viewController id="vc0-00-001" sceneMemberID="viewController">
                <view key="view" id="roo-t0-001">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews><stackView id="sta-ck-001" translatesAutoresizingMaskIntoConstraints="NO">
                        <rect key="frame" x="40" y="50" width="70" height="33"/>
                        <subviews><view id="box-00-001" userLabel="Box">
                            <rect key="frame" x="0.0" y="0.0" width="70" height="33"/>
                        </view></subviews>
                    </stackView></subviews>
                    <constraints>
                        <constraint firstItem="sta-ck-001" firstAttribute="leading" \
    secondItem="roo-t0-001" secondAttribute="leading" constant="40" id="con-00-001"/>
                        <constraint firstItem="sta-ck-001" firstAttribute="top" \
    secondItem="roo-t0-001" secondAttribute="top" constant="50" id="con-00-002"/>
                    </constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
    </document>

    """

  @Test func `in the design, a view in a stack without a size keeps that of its frame`() throws {
    let path = try folder.write(Self.sizeless, to: "Main.storyboard")
    let user = try User(path, options: "--size 375x667")
    func stack() -> CGRect? { user.content.views.first { $0.className == "UIStackView" }?.frame }
    #expect(stack() == CGRect(x: 40, y: 50, width: 0, height: 0))
    try user.press("I")
    #expect(stack() == CGRect(x: 40, y: 50, width: 70, height: 33))
  }

  @Test(arguments: [40, 45, 50, 55])
  func `the language and the direction are in each header with room for them`(columns: Int) throws {
    try folder.write("", to: "he.lproj/Main.strings")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: columns, keys: "a")
    #expect(user.header.contains(/\ RTL\ +he$/), "\(user.header)")
  }

  @Test(arguments: [60, 70, 80, 90, 100])
  func `the language and the direction come before other words in the header`(columns: Int) throws {
    try folder.write("", to: "he.lproj/Main.strings")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: columns, keys: "a B t t m k")
    for _ in ["looking", "editing"] {
      let isTight = columns == 60 && user.isEditing
      #expect(user.header.contains(/\ RTL\ (?:.*\ )?he\b/), "\(user.header)")
      #expect(user.header.contains(/\ w Compact|\ wC/) == !isTight, "\(user.header)")
      try user.press("X a a")
      while user.language != "he" { try user.press("a") }
    }
  }

  @Test func `a key goes round the languages of a document, and turns the screen too`() throws {
    try folder.write("", to: "he.lproj/Main.strings")
    try folder.write("", to: "de.lproj/Main.strings")
    try folder.write("", to: "fr.lproj/Other.strings")
    let path = try folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard")
    let user = try User(path, columns: 120)
    var seen: [String?] = []
    for _ in 0..<8 {
      try user.press("a")
      seen.append(user.language)
      let isTurned = ["he", "right-to-left", "right-to-left-strings"].contains(seen.last)
      #expect(user.content.screen.direction == (isTurned ? .rightToLeft : .leftToRight))
    }
    #expect(
      seen == [
        "de", "he", "double-length", "accented", "bounded", "right-to-left",
        "right-to-left-strings", nil,
      ])
    try user.press("a")
    #expect(user.message == "Language: de")
    #expect(user.language == "de")
  }

  @Test func `what is wrong with a document that is shown has its line in the list`() throws {
    let path = try folder.writeStoryboard(
      changing: #"firstItem="lab-el-001" firstAttribute="top""#,
      to: #"firstItem="lab-el-00x" firstAttribute="top""#)
    let user = try User(path, columns: 200, keys: "x")
    #expect(user.list[0] == "Problems ")
    let line = try #require(user.list.firstIndex { $0.contains("lab-el-00x") })
    #expect(user.list[line].contains(#/^[> ] ! Main\.storyboard:\d+:\d+: firstItem refers to /#))
    #expect(!user.screen.contains("error") && !user.screen.contains("ote"))
    #expect(
      user.list.dropFirst(line).contains { $0.contains("<constraint firstItem=\"lab-el-00x\"") })
    #expect(user.list.dropFirst(line).contains { $0.contains("^~~~") })
  }

  @Test func `a language shows its texts, or a document of its own`() throws {
    try folder.write("\"lab-el-001.text\" = \"Anmelden\";", to: "de.lproj/Main.strings")
    try folder.write(DocumentText.storyboard(title: "S'identifier"), to: "fr.lproj/Main.storyboard")
    let user = try User(folder.write(DocumentText.storyboard(), to: "Base.lproj/Main.storyboard"))
    for (name, text) in [
      ("de", "Anmelden"), ("fr", "S'identifier"), ("double-length", "Sign in Sign in"),
    ] {
      try user.press("a")
      #expect(user.language == name)
      #expect(user.screen.contains(text))
    }
    while user.language != "de" { try user.press("a") }
    try user.notice(folder.write("\"lab-el-001.text\" = \"Los\";", to: "de.lproj/Main.strings"))
    #expect(user.screen.contains("Los"))
    while user.language != nil { try user.press("a") }
    #expect(user.screen.contains("Sign in"))
  }
}
