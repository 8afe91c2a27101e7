import InterfaceBuilder
import Testing
import Wording

/// The first lines of the problems of a text.
func problems(_ text: String) -> [String] {
  Document.read(Array(text.utf8), name: "Tea.storyboard").problems.map { problem in
    String(problem.description.dropFirst("Tea.storyboard:".count))
  }
}

/// The problems of the fixture with a part replaced; the part has to be there.
func problems(replacing old: String, with new: String) -> [String] {
  precondition(storyboard.contains(old))
  return problems(storyboard.replacing(old, with: new))
}

@Suite struct DocumentReadingTests {
  @Test func `a sound document has no problems`() throws {
    let (document, problems) = Document.read(Array(storyboard.utf8), name: "Tea.storyboard")
    #expect(problems == [])
    #expect(document?.name == "Tea.storyboard")
    #expect(document?.markup.source.fileBytes == Array(storyboard.utf8))
  }

  @Test func `bytes that are no text are refused with their place`() {
    let (document, problems) = Document.read(Array("<document>\n".utf8) + [0xFF], name: "a.xib")
    #expect(document == nil)
    #expect(
      problems.map(\.text) == [
        "a.xib:2:1: error: the byte 0xFF is not UTF-8; save the file in UTF-8, as Interface "
          + "Builder does"
      ])
    #expect(problems.first?.range == 11..<12)
  }

  @Test func `all breaches of XML's rules are given at once`() {
    #expect(
      problems(
        storyboard.replacing("title=\"Pour\"/>", with: "title=Pour/>")
          .replacing("</button>", with: "</buton>")) == [
          "24:29: error: <button> has no end tag",
          "26:53: error: the attribute's value has no quotes: name=\"value\"",
          "30:29: error: </buton> ends an element that has not begun: the one to end is <button>",
        ])
  }

  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "1:71: error: this is a document of macOS: only those of iOS are shown"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
      "1:80: error: this is a document of watchOS: only those of iOS are shown"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>",
      "1:79: error: this is a document of tvOS: only those of iOS are shown"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"/>",
      "1:17: error: this is a document of tvOS: only those of iOS are shown"
    ),
    (
      "<document/>",
      "1:1: error: the document has no type: that of an iOS document is "
        + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or "
        + "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    ),
    (
      "<document type=\"tea\"/>",
      "1:17: error: the type tea is unknown: that of an iOS document is "
        + "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or "
        + "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
      "1:1: error: the document has the format of Xcode 4 and before: saved in Xcode, it begins "
        + "with <document>"
    ),
    (
      "<plist/>",
      "1:1: error: this is a property list: a document of Interface Builder begins with <document>"
    ),
    (
      "<svg/>",
      "1:1: error: the outermost element is <svg>: a document of Interface Builder begins with "
        + "<document>"
    ),
  ])
  func `other documents are refused by what they are`(text: String, problem: String) {
    #expect(problems(text) == [problem])
    #expect(Document.read(Array(text.utf8), name: "a").document == nil)
  }

  @Test func `a document with problems of its content can be shown`() {
    let text = storyboard.replacing("secondItem=\"lAb-eL-one\"", with: "secondItem=\"none\"")
    let (document, problems) = Document.read(Array(text.utf8), name: "Tea.storyboard")
    #expect(
      problems.map(\.start) == [
        TextPosition(line: 36, column: 101), TextPosition(line: 37, column: 97),
      ])
    #expect(document?.scenes.count == 1)
  }

  /// What Interface Builder reads but does not write.
  private static let spelled = """
    \u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\r
    <!-- before <document> & "all" else -->\r
    <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version = '3.0' toolsVersion='21507' targetRuntime='iOS.CocoaTouch'>\r
    \t<?remark <kept> as it is?>\r
    \t<objects><!--inside-->\r
    \t\t<view  id='rOo-tV-iew'\r
    \t\t\tcontentMode="scaleToFill"><rect key='frame' x='0' y='0.0' width='4e2' height='300' ></rect>\r
    \t\t\t<subviews ><label text='&#65;&#x1F375;&apos;"&quot;&gt;>' id="lAb-eL-one"/>\r
    \t\t\t<textView id='tEx-tV-iew'><string key="text"><![CDATA[<b> & ]] ]]>&#10;&lt;tea&gt;<!--no text--></string></textView></subviews>\r
    \t\t</view>\r
    \t</objects>\r
    </document ><!-- after -->
    """

  @Test func `a document in any spelling is read as it means and written as it stands`() throws {
    let file = Array(Self.spelled.utf8)
    let (read, problems) = Document.read(file, name: "Tea.xib")
    #expect(problems.map(\.description) == [])
    let document = try #require(read)
    #expect(document.markup.source.fileBytes == file)
    #expect(document.object("lAb-eL-one")?["text"] == "A🍵'\"\">>")
    #expect(document.object("tEx-tV-iew")?.child(key: "text")?.text == "<b> & ]] \n<tea>")
    #expect(
      document.object("rOo-tV-iew")?.rect(key: "frame")
        == Rect(x: 0, y: 0, width: 400, height: 300))
    // A change of a value touches nothing but the value.
    let edits = try #require(document.object("lAb-eL-one")).setting("text", to: "'\"")
    let changed = document.markup.source.applying(edits)
    #expect(
      String(decoding: changed.fileBytes, as: UTF8.self)
        == Self.spelled.replacing("&#65;&#x1F375;&apos;\"&quot;&gt;>", with: "&apos;\""))
    #expect(changed.applying(document.inverse(of: edits)).fileBytes == file)
  }
}
