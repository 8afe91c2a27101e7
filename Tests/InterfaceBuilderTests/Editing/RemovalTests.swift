import InterfaceBuilder
import Testing

@Suite struct RemovalTests {
  @Test func `an element goes with its lines`() throws {
    let changes = lineChanges(try object("bUt-to-nPo").removal(), in: tea)
    #expect(changes.count == 7)
    #expect(changes.allSatisfy { $0.hasPrefix("-   ") })
    #expect(changes.first?.contains("<button") == true)
    #expect(changes.last?.contains("</button>") == true)
  }

  @Test func `a group goes with its last member`() throws {
    let changes = lineChanges(try object("aCt-io-nPo").removal(), in: tea)
    #expect(
      changes.map(\.trimmed) == [
        "-<connections>",
        "-<action selector=\"pour:\" destination=\"cOn-tr-oLr\" eventType=\"touchUpInside\" id=\"aCt-io-nPo\"/>",
        "-</connections>",
      ])
  }

  @Test func `masks and variations go with their last member, unless they say more`() {
    let mask = "<mask key=\"constraints\">\n<exclude reference=\"a\"/>\n</mask>\n"
    let plain = document(
      "<document>\n<view>\n<variation key=\"default\">\n\(mask)</variation>\n</view>\n</document>\n"
    )
    let edits = plain.root.descendants.first { $0.name == "exclude" }?.removal() ?? []
    #expect(
      plain.applying(edits)?.markup.source == SourceText("<document>\n<view/>\n</document>\n"))
    let more = document(
      "<document>\n<view>\n<variation key=\"default\" hidden=\"YES\">\n\(mask)</variation>\n</view>\n</document>\n"
    )
    let others = more.root.descendants.first { $0.name == "exclude" }?.removal() ?? []
    #expect(
      more.applying(others)?.markup.source
        == SourceText(
          "<document>\n<view>\n<variation key=\"default\" hidden=\"YES\"/>\n</view>\n</document>\n")
    )
  }

  @Test func `an element that loses its only child is left as one tag`() {
    let tea = document(
      "<document>\n  <button id=\"a\">\n    <state key=\"normal\"/>\n  </button>\n</document>\n")
    let state = tea.root.child("button")?.child("state")
    #expect(
      lineChanges(state?.removal() ?? [], in: tea) == [
        "-  <button id=\"a\">", "-    <state key=\"normal\"/>", "-  </button>",
        "+  <button id=\"a\"/>",
      ])
  }

  @Test func `a scene goes with its comment`() throws {
    let scene = NewElement("scene", ["sceneID": "2"], comment: "Croquet")
    let scenes = try #require(tea.root.child("scenes"))
    let larger = try #require(tea.applying(scenes.inserting(scene)))
    let added = try #require(larger.scenes.last)
    #expect(
      lineChanges(added.element.removal(), in: larger)
        == ["-        <!--Croquet-->", "-        <scene sceneID=\"2\"/>"])
    let first = try #require(larger.scenes.first)
    let changes = lineChanges(first.element.removal(), in: larger)
    #expect(changes.first == "-        <!--Tea Party-->")
    #expect(changes.last == "-        </scene>")
  }

  @Test func `an element on a line with others goes alone`() {
    let tea = document("<document>\n<a/><b/>\n<c/></document>")
    #expect(lineChanges(tea.root.child("a")?.removal() ?? [], in: tea) == ["-<a/><b/>", "+<b/>"])
    #expect(lineChanges(tea.root.child("b")?.removal() ?? [], in: tea) == ["-<a/><b/>", "+<a/>"])
    #expect(lineChanges(tea.root.child("c")?.removal() ?? [], in: tea).last == "+</document>")
  }

  @Test func `a view moves with its lines, and is indented anew`() throws {
    let stack = NewElement(
      "stackView", ["id": "sTa-ck-vIw"],
      children: [NewElement(Rect(x: 0, y: 0, width: 1, height: 1), key: "frame")])
    let larger = try #require(
      tea.applying(try object("rOo-tV-iew").inserting(stack, inGroup: "subviews")))
    let inner = try #require(larger.object("sTa-ck-vIw"))
    let other = NewElement("label", ["id": "oTh-er-one"])
    let group = try #require(larger.applying(inner.inserting(other, inGroup: "subviews")))
    let target = try #require(group.object("sTa-ck-vIw")?.child("subviews"))
    let button = try #require(group.object("bUt-to-nPo"))
    let edits = button.moving(into: target, before: group.object("oTh-er-one"))
    let changes = lineChanges(edits, in: group)
    #expect(changes.filter { $0.hasPrefix("-") }.count == 7)
    #expect(
      changes.filter { $0.hasPrefix("+") }.map { "-" + $0.dropFirst(9) }
        == changes.filter { $0.hasPrefix("-") })
    #expect(
      group.applying(edits)?.object("sTa-ck-vIw")?.subviews.map { $0["id"] }
        == ["bUt-to-nPo", "oTh-er-one"])
  }

  @Test func `a view moves among its siblings`() throws {
    let subviews = try #require(tea.object("rOo-tV-iew")?.child("subviews"))
    let edits = try object("bUt-to-nPo").moving(into: subviews, before: try object("lAb-eL-one"))
    #expect(tea.applying(edits)?.object("rOo-tV-iew")?.subviews.map(\.name) == ["button", "label"])
    let changes = lineChanges(edits, in: tea)
    #expect(changes.filter { $0.hasPrefix("-") }.count == changes.count / 2)
    #expect(changes.count <= 14)
    #expect(try object("bUt-to-nPo").moving(into: subviews) == [])
    #expect(try object("lAb-eL-one").moving(into: subviews, before: try object("bUt-to-nPo")) == [])
    #expect(try object("rOo-tV-iew").moving(into: subviews) == [])
  }

  @Test func `an element moves out of a group that goes with it and its spaces`() throws {
    let tea = document(
      "<document>\n<a>\n<subviews>\n<b/>\n</subviews>  \n<c/>\n</a>\n</document>\n")
    let a = try #require(tea.root.child("a"))
    let b = try #require(a.child("subviews")?.child("b"))
    let edits = b.moving(into: a, before: a.child("c"))
    #expect(
      tea.applying(edits)?.markup.source
        == SourceText("<document>\n<a>\n<b/>\n<c/>\n</a>\n</document>\n"))
    #expect(lineChanges(edits, in: tea) == ["-<subviews>", "-</subviews>  "])
  }

  @Test func `a text of several lines is not indented anew`() throws {
    let tea = document(
      """
      <document>
        <a>
          <b>
            <string>one
            two</string>
          </b>
          <c/>
        </a>
        <d>
          <e/>
        </d>
      </document>

      """)
    let b = try #require(tea.root.child("a")?.child("b"))
    let edits = b.moving(into: tea.root)
    #expect(
      tea.applying(edits)?.markup.source
        == SourceText(
          """
          <document>
            <a>
              <c/>
            </a>
            <d>
              <e/>
            </d>
            <b>
              <string>one
                two</string>
            </b>
          </document>

          """))
  }
}

extension String {
  /// The line's mark and its text without the spaces between.
  fileprivate var trimmed: String { String(prefix(1)) + String(dropFirst()).trimmingSpaces }
}
