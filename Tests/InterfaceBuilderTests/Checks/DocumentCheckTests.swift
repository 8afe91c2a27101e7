import InterfaceBuilder
import Testing

@Suite struct DocumentCheckTests {
  @Test func `an id that two objects have is told with the first one's line`() {
    #expect(
      problems(replacing: "id=\"bUt-to-nPo\"", with: "id=\"lAb-eL-one\"").first
        == "24:126: error: the id lAb-eL-one is already that of <label> on line 19")
  }

  @Test(
    arguments: [
      // An id that is far from all others has no suggestion.
      (
        "secondItem=\"sAf-eA-rea\"", "secondItem=\"guide\"",
        ["35:97: error: secondItem refers to guide: no object has this id"]
      ),
      (
        "<label opaque=\"NO\"", "<label hidden=\"true\" opaque=\"NO\"",
        ["19:44: warning: hidden is YES or NO, and true is neither"]
      ),
      // A controller that shows itself is none that contains itself.
      (
        "<outlet property=\"titleLabel\"",
        "<segue destination=\"cOn-tr-oLr\" kind=\"embed\" id=\"s\"/><outlet property=\"t\"",
        ["41:45: error: the controller cOn-tr-oLr would contain itself without end"]
      ),
      (
        "<outlet property=\"titleLabel\"",
        "<segue destination=\"cOn-tr-oLr\" kind=\"show\" id=\"s\"/><outlet property=\"t\"", []
      ),
      // The device and its adaptation have ids of their own.
      (
        "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>",
        "<device id=\"lAb-eL-one\"><adaptation id=\"lAb-eL-one\"/></device>", []
      ),
      // What Interface Builder notes for itself is a warning.
      (
        "</scenes>",
        """
        </scenes>
        <designables><designable name="xxx-xx-xxx"/></designables>
        <inferredMetricsTieBreakers><segue reference="yyy-yy-yyy"/></inferredMetricsTieBreakers>
        """,
        [
          "49:32: warning: name refers to xxx-xx-xxx: no object has this id",
          "50:47: warning: reference refers to yyy-yy-yyy: no object has this id",
        ]
      ),
      // Masks refer to objects.
      (
        "<viewLayoutGuide",
        """
        <variation key="default"><mask key="constraints"><exclude reference="c01-aa-aaa"/>
        <include reference="x"/></mask></variation>
        <viewLayoutGuide
        """, ["33:21: note: reference refers to x: no object has this id"]
      ),
      // A variation has a condition that is known, and numbers.
      (
        "<viewLayoutGuide",
        "<variation key=\"widthClass=wide\" alpha=\"x\"/><viewLayoutGuide",
        [
          "32:41: warning: the condition widthClass=wide is not known, so the variation never "
            + "holds; known are default, widthClass=compact, heightClass=regular and the like",
          "32:65: error: alpha is a number, and x is none",
        ]
      ),
    ] as [(String, String, [String])])
  func `what is wrong is told with its place`(old: String, new: String, found: [String]) {
    #expect(problems(replacing: old, with: new) == found)
  }

  @Test func `a version of Xcode that is not known is told, unless that of the plug-in is known`() {
    let plain = storyboard.replacing("version=\"21505\"", with: "version=\"1\"")
    func found(_ version: String, in text: String) -> [String] {
      Document.read(
        Array(text.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(version)\"").utf8),
        name: "Tea.storyboard"
      ).problems.map { "\($0.severity.rawValue): \($0.message)" }
    }
    #expect(
      found("99999", in: plain) == [
        "warning: no Xcode known here has toolsVersion 99999: the document is shown as one of "
          + "Xcode 26 and can't be edited"
      ])
    #expect(found("99999", in: storyboard) == [])
    #expect(found("21507", in: plain) == [])
  }

  @Test(arguments: [
    ("initialViewController=\"cOn-tr-oLr\"", "initialViewController", "2"),
    ("property=\"titleLabel\" destination=\"lAb-eL-one\"", "destination", "41"),
    ("selector=\"pour:\" destination=\"cOn-tr-oLr\"", "destination", "28"),
    ("secondItem=\"sAf-eA-rea\"", "secondItem", "35"),
  ])
  func `an unknown id is told with the nearest one`(part: String, attribute: String, line: String) {
    let id = String(part.split(separator: "\"").last ?? "")
    let misspelt = part.replacing(id, with: id.dropLast(1) + "_")
    let found = problems(replacing: part, with: misspelt)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(line):") == true)
    #expect(
      found.first?.hasSuffix(
        "error: \(attribute) refers to \(id.dropLast(1))_: no object has this id; "
          + "did you mean \(id)?") == true)
  }

  @Test(arguments: [
    ("constant=\"20\"", "constant=\"20pt\"", "constant is a number, and 20pt is none"),
    ("constant=\"20\"", "constant=\"nan\"", "constant is a number, and nan is none"),
    ("constant=\"20\"", "constant=\"0x14\"", "constant is a number, and 0x14 is none"),
    ("x=\"16\" y=\"79\"", "x=\"\" y=\"79\"", "x is a number, and nothing is none"),
    ("pointSize=\"17\"", "pointSize=\"big\"", "pointSize is a number, and big is none"),
    ("Priority=\"251\"", "Priority=\"1001\"", "the priority 1001 is not between 1 and 1000"),
    ("constant=\"20\"", "priority=\"0\"", "the priority 0 is not between 1 and 1000"),
    (
      "constant=\"20\"", "multiplier=\"16:0\"",
      "16:0 is not a multiplier: a number, or a ratio such as 16:9 or 1/3"
    ),
    (
      "constant=\"20\"", "multiplier=\"1:2:3\"",
      "1:2:3 is not a multiplier: a number, or a ratio such as 16:9 or 1/3"
    ),
  ])
  func `a number is written as one and within its bounds`(old: String, new: String, message: String)
  {
    #expect(
      problems(replacing: old, with: new).map { $0.split(separator: " ", maxSplits: 2)[2] }
        == [message[...]])
  }

  @Test func `a controller that contains itself through another one is told`() {
    let scene = """
      <scene sceneID="2"><objects><navigationController id="nav" sceneMemberID="viewController">
      <connections><segue destination="cOn-tr-oLr" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene></scenes>
      """
    let text = storyboard.replacing("</scenes>", with: scene)
    #expect(problems(text) == [])
    let embedding =
      "<segue destination=\"nav\" kind=\"embed\" id=\"s\"/><outlet property=\"titleLabel\""
    #expect(
      problems(text.replacing("<outlet property=\"titleLabel\"", with: embedding)) == [
        "49:34: error: the controller cOn-tr-oLr would contain itself without end"
      ])
  }

  @Test func `what is shown has an id`() {
    #expect(
      problems(replacing: "title=\"Tea Party\" id=\"cOn-tr-oLr\"", with: "title=\"Tea Party\"")
        .contains("14:17: error: <viewController> has no id, and is not shown"))
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view/><placeholder/><view id="a"><subviews><label/></subviews></view>
        <viewController/></objects>
      </document>
      """
    #expect(
      problems(xib) == [
        "2:12: error: <view> has no id, and is not shown",
        "3:3: error: <viewController> has no id, and is not shown",
      ])
  }

  @Test func `a scene has a limit of views`() {
    func text(_ count: Int) -> String {
      storyboard.replacing(
        "</subviews>", with: String(repeating: "<view/>", count: count) + "</subviews>")
    }
    #expect(problems(text(19_997)) == [])
    #expect(
      problems(text(19_998)) == ["12:9: error: the scene has 20001 views; up to 20000 are shown"])
  }

  @Test func `no more than two hundred problems are listed`() {
    let more = (1...300).map { "<outlet property=\"p\" destination=\"x\" id=\"o\($0)\"/>" }.joined()
    let found = problems(
      replacing: "<outlet property=\"titleLabel\"", with: more + "<outlet property=\"titleLabel\"")
    #expect(found.count == 201)
    #expect(found.last?.hasSuffix("warning: and 100 more problems") == true)
  }
}
