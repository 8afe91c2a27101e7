import Testing

@testable import Commands
@testable import TennielCore

/// What a document leaves to code is a question, and fails nothing.
@Suite struct `A question of a check` {
  private let folder = DocumentFolder()

  /// The check and the question of each finding of a document that is no note.
  private func questions(_ text: String, landscape: Bool = false) throws -> [String] {
    let path = try folder.write(text, to: "Main.storyboard", replacing: true)
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIDeviceFamily</key><array><integer>1</integer></array>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientation\(landscape ? "LandscapeLeft" : "PortraitUpsideDown")</string>
      </array></dict></plist>
      """, to: "Info.plist", replacing: true)
    var found: [String] = []
    for line in run("check", path).output.split(separator: "\n") {
      if let check = line.firstMatch(of: /\[([a-z-]+)\]$/)?.1 {
        found.append("\(check): fails")
      } else if let question = line.firstMatch(of: /^  review: (.*)/)?.1, let last = found.last {
        found[found.count - 1] = last.replacing("fails", with: question)
      }
    }
    return found
  }

  private func outlet(_ name: String, to id: String) -> String {
    DocumentText.conflict.replacing(
      "</viewController>",
      with: """
        <connections><outlet property="\(name)" destination="\(id)" id="ou-00-001"/></connections>
        </viewController>
        """)
  }

  @Test func `is whether code changes a constraint that can't be met`() throws {
    #expect(try questions(DocumentText.conflict) == ["conflict: fails"])
    #expect(
      try questions(outlet("sideConstraint", to: "co-00-003"))
        == ["conflict: code may change sideConstraint, one of the constraints"])
    #expect(try questions(outlet("box", to: "bo-00-001")) == ["conflict: fails"])
  }

  @Test func `is whether code changes a constraint that holds what leaves the screen`() throws {
    // Without one of its sides, the box is too wide for small phones.
    func open(_ text: String) -> String {
      text.replacing(
        #"<constraint firstItem="sa-00-001" firstAttribute="trailing" secondItem="bo-00-001""#
          + #" secondAttribute="trailing" constant="16" id="co-00-007"/>"#, with: "")
    }
    #expect(try questions(open(DocumentText.conflict)) == ["off-screen: fails"])
    #expect(
      try questions(open(outlet("left", to: "co-00-006")))
        == ["off-screen: code may change left, a constraint that holds it"])
    // Its height does not move it.
    #expect(try questions(open(outlet("height", to: "co-00-002"))) == ["off-screen: fails"])
  }

  @Test func `is whether a scene turns, if only a phone on its side shows the fault`() throws {
    let low = DocumentText.conflict.replacing("\"343\"", with: "\"43\"")
      .replacing(
        "trailing\" secondItem=\"bo",
        with: "trailing\" relation=\"greaterThanOrEqual\" secondItem=\"bo"
      )
      .replacing("constant=\"20\" id=\"co-00-009\"", with: "constant=\"400\" id=\"co-00-009\"")
    #expect(try questions(low).isEmpty)
    #expect(try questions(low, landscape: true) == ["off-screen: fails"])
    let own = low.replacing("<viewController ", with: "<viewController customClass=\"Login\" ")
    #expect(
      try questions(own, landscape: true) == ["off-screen: Login may stay upright on phones"])
  }

  @Test func `is whether the class of a table gives it a height`() throws {
    let sheet = DocumentText.conflict.replacing(
      #"<constraint firstAttribute="height" constant="20" id="co-00-002"/>"#, with: ""
    )
    .replacing("\"343\"", with: "\"43\"")
    .replacing("constant=\"16\" id=\"co-00-007\"", with: "priority=\"1\" id=\"co-00-007\"")
    #expect(try questions(sheet) == ["ambiguous: fails"])
    let table = #"<subviews><tableView customClass="SizedTable" id="ta-00-001"/></subviews>"#
    #expect(
      try questions(
        sheet.replacing(
          #"<constraints>"#, with: table + "<constraints>", maxReplacements: 1))
        == ["ambiguous: the app's class SizedTable may say more"])
  }
}
