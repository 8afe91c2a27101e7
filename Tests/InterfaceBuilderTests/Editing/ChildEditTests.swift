import InterfaceBuilder
import Testing

@Suite struct ChildEditTests {
  @Test func `a constraint is inserted at the place of its id`() throws {
    let new = NewElement(
      "constraint",
      [
        "id": "c05-aa-aaa", "constant": "8", "secondAttribute": "trailing",
        "secondItem": "lAb-eL-one", "firstAttribute": "trailing", "firstItem": "rOo-tV-iew",
      ])
    let edits = try object("rOo-tV-iew").inserting(new, inGroup: "constraints")
    #expect(
      lineChanges(edits, in: tea) == [
        """
        +                            <constraint firstItem="rOo-tV-iew" firstAttribute="trailing" \
        secondItem="lAb-eL-one" secondAttribute="trailing" constant="8" id="c05-aa-aaa"/>
        """
      ])
  }

  @Test func `a view is inserted before another one, with its own children`() throws {
    let new = NewElement(
      "label", ["id": "nEw-la-bel", "opaque": "NO", "text": "1 < 2"],
      children: [NewElement(Rect(x: 0, y: 1.5, width: 0.1, height: 20), key: "frame")])
    let edits = try object("rOo-tV-iew").inserting(
      new, inGroup: "subviews", before: try object("bUt-to-nPo"))
    #expect(
      lineChanges(edits, in: tea) == [
        "+                            <label opaque=\"NO\" text=\"1 &lt; 2\" id=\"nEw-la-bel\">",
        "+                                <rect key=\"frame\" x=\"0.0\" y=\"1.5\" width=\"0.10000000000000001\" height=\"20\"/>",
        "+                            </label>",
      ])
    let changed = try #require(tea.applying(edits))
    #expect(
      changed.object("rOo-tV-iew")?.subviews.map { $0["id"] }
        == ["lAb-eL-one", "nEw-la-bel", "bUt-to-nPo"])
  }

  @Test func `a group comes with its first member, at its place`() throws {
    let new = NewElement("constraint", ["firstAttribute": "width", "constant": "80", "id": "w"])
    let edits = try object("bUt-to-nPo").inserting(new, inGroup: "constraints")
    let changes = lineChanges(edits, in: tea)
    #expect(
      changes == [
        "+                                <constraints>",
        "+                                    <constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/>",
        "+                                </constraints>",
      ])
    let changed = try #require(tea.applying(edits))
    #expect(
      changed.object("bUt-to-nPo")?.children.map(\.name)
        == ["rect", "constraints", "state", "connections"])
  }

  @Test(arguments: [
    (
      "color", "backgroundColor",
      ["rect", "autoresizingMask", "subviews", "viewLayoutGuide", "NEW", "constraints"]
    ),
    (
      "edgeInsets", "layoutMargins",
      ["rect", "autoresizingMask", "subviews", "viewLayoutGuide", "constraints", "NEW"]
    ),
    (
      "userGuides", "",
      ["rect", "autoresizingMask", "NEW", "subviews", "viewLayoutGuide", "constraints"]
    ),
    (
      "unheardOf", "",
      ["rect", "autoresizingMask", "subviews", "viewLayoutGuide", "constraints", "NEW"]
    ),
  ])
  func `a child stands where Interface Builder writes it`(
    name: String, key: String, order: [String]
  ) throws {
    let new = key.isEmpty ? NewElement(name) : NewElement(name, ["key": key])
    let edits = try object("rOo-tV-iew").inserting(new)
    let changed = try #require(tea.applying(edits)?.object("rOo-tV-iew"))
    #expect(changed.children.map { $0.name == name ? "NEW" : $0.name } == order)
    #expect(lineChanges(edits, in: tea).count == 1)
  }

  @Test func `before Xcode 12 the guide of a view stood behind its constraints`() throws {
    let old = document(
      storyboard.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"14490.70\"")
        .replacing("<viewLayoutGuide key=\"safeArea\" id=\"sAf-eA-rea\"/>", with: ""))
    let view = try #require(old.object("rOo-tV-iew"))
    let edits = view.inserting(NewElement("viewLayoutGuide", ["key": "safeArea", "id": "s"]))
    #expect(
      old.applying(edits)?.object("rOo-tV-iew")?.children.map(\.name)
        == ["rect", "autoresizingMask", "subviews", "constraints", "viewLayoutGuide"])
  }

  @Test func `an element of one tag opens for its first child`() throws {
    let edits = try object("fIr-st-rEs").inserting(NewElement("connections"))
    let changes = lineChanges(edits, in: tea)
    #expect(changes.count == 4)
    #expect(changes[1].hasSuffix("sceneMemberID=\"firstResponder\">"))
    #expect(
      Array(changes.dropFirst(2)) == [
        "+                    <connections/>", "+                </placeholder>",
      ])
  }

  @Test func `a scene comes with its comment`() throws {
    let scene = NewElement(
      "scene", ["sceneID": "2"], children: [NewElement("objects")], comment: "Croquet--Ground-")
    let edits = try #require(tea.root.child("scenes")).inserting(scene)
    #expect(
      lineChanges(edits, in: tea) == [
        "+        <!--Croquet- -Ground- -->", "+        <scene sceneID=\"2\">",
        "+            <objects/>", "+        </scene>",
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["  ", "\t", "    "])
  func `new lines are indented and ended as the document's`(lineEnd: String, indentation: String) {
    let text = [
      "<document>", indentation + "<scenes>", indentation + "</scenes>", "</document>", "",
    ].joined(separator: lineEnd)
    let tea = document(text)
    let edits = tea.root.child("scenes")?.inserting(NewElement("scene")) ?? []
    let changed = tea.applying(edits)
    let lines = [
      "<document>", indentation + "<scenes>", indentation + indentation + "<scene/>",
      indentation + "</scenes>", "</document>", "",
    ]
    #expect(changed?.markup.source.bytes == Array(lines.joined(separator: lineEnd).utf8))
    #expect(changed?.applying(tea.inverse(of: edits))?.markup.source.bytes == Array(text.utf8))
  }

  @Test func `resources are in the order of their names`() {
    let tea = document(
      """
      <document>
          <resources>
              <image name="Cup" width="1" height="1"/>
              <image name="pot" width="1" height="1"/>
              <namedColor name="Assam"/>
          </resources>
      </document>

      """)
    let resources = tea.root.child("resources")
    func names(_ name: String) -> [String?] {
      let edits = resources?.inserting(NewElement("image", ["name": name])) ?? []
      return tea.applying(edits)?.root.child("resources")?.children.map { $0["name"] } ?? []
    }
    #expect(names("Bun") == ["Bun", "Cup", "pot", "Assam"])
    #expect(names("Zest") == ["Cup", "Zest", "pot", "Assam"])
    #expect(names("tray") == ["Cup", "pot", "tray", "Assam"])
  }

  @Test func `children on one line stay on it`() {
    let tea = document(
      "<document><resources><image name=\"a\"/><image name=\"b\"/></resources></document>")
    let resources = tea.root.child("resources")
    let edits = resources?.inserting(NewElement("image", ["name": "c"])) ?? []
    #expect(
      lineChanges(edits, in: tea).last
        == "+<document><resources><image name=\"a\"/><image name=\"b\"/><image name=\"c\"/></resources></document>"
    )
  }

  @Test func `a text changes in its element`() {
    let tea = document(
      "<document><string>a</string><string/><string></string><a><b/></a></document>")
    let edits = tea.root.children.flatMap { $0.settingText("1 < 2 & \"3\"") }
    let text = "<string>1 &lt; 2 &amp; \"3\"</string>"
    #expect(
      lineChanges(edits, in: tea).last == "+<document>\(text)\(text)\(text)<a><b/></a></document>")
    #expect(tea.root.child("string")?.settingText("a") == [])
  }

  @Test func `a view comes in front of all others, of whatever class they are`() throws {
    let source = InterfaceBuilderTests.document(storyboard)
    let change = try source.applying([
      .insert(
        [NewElement("label", ["id": "new"])], into: ElementPath("rOo-tV-iew").group("subviews"))
    ])
    #expect(
      change.document.object("rOo-tV-iew")?.subviews.map { $0["id"] } == [
        "lAb-eL-one", "bUt-to-nPo", "new",
      ])
  }
}
