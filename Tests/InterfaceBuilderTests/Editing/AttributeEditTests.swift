import InterfaceBuilder
import Testing

@Suite struct AttributeEditTests {
  @Test func `a value changes in its place`() throws {
    let edits = try object("c02-aa-aaa").setting("constant", to: "32.5")
    #expect(edits.map(\.replacement) == ["32.5"])
    #expect(edits.map { $0.range.count } == [2])
  }

  @Test func `an equal value is no change`() throws {
    #expect(try object("c02-aa-aaa").setting("constant", to: "20") == [])
    #expect(try object("lAb-eL-one").setting("text", to: "Clean cups & \"move down\"") == [])
  }

  @Test(arguments: [
    ("priority", "750", " priority=\"750\" id=\"c01-aa-aaa\"/>"),
    ("identifier", "a<b", " identifier=\"a&lt;b\" id=\"c01-aa-aaa\"/>"),
    ("userLabel", "x", " id=\"c01-aa-aaa\" userLabel=\"x\"/>"),
    ("unheardOf", "x", " unheardOf=\"x\" id=\"c01-aa-aaa\"/>"),
  ])
  func `a new attribute stands where Interface Builder writes it`(
    name: String, value: String, end: String
  ) throws {
    let changes = lineChanges(try object("c01-aa-aaa").setting(name, to: value), in: tea)
    #expect(changes.count == 2)
    #expect(changes.last?.hasSuffix("secondAttribute=\"leadingMargin\"" + end) == true)
  }

  @Test func `a relation stands between the attributes that it relates`() throws {
    let changes = lineChanges(
      try object("c01-aa-aaa").setting("relation", to: "lessThanOrEqual"), in: tea)
    #expect(
      changes.last?.contains(
        "firstAttribute=\"leading\" relation=\"lessThanOrEqual\" secondItem=") == true)
  }

  @Test func `a first attribute follows the name`() {
    let view = document("<document><view/><label  /></document>")
    let children = Array(view.root.children)
    #expect(
      lineChanges(children[0].setting("id", to: "a"), in: view).last
        == "+<document><view id=\"a\"/><label  /></document>")
    #expect(
      lineChanges(children[1].setting("id", to: "a"), in: view).last
        == "+<document><view/><label id=\"a\"  /></document>")
  }

  @Test func `a view's attributes stand around those of its class`() throws {
    let label = try object("lAb-eL-one")
    #expect(
      lineChanges(label.setting("hidden", to: "YES"), in: tea).last?
        .contains("<label hidden=\"YES\" opaque=\"NO\"") == true)
    #expect(
      lineChanges(label.setting("numberOfLines", to: "0"), in: tea).last?
        .contains("lineBreakMode=\"tailTruncation\" numberOfLines=\"0\" translates") == true)
    #expect(
      lineChanges(label.setting("customClass", to: "Tea"), in: tea).last?
        .hasSuffix("id=\"lAb-eL-one\" customClass=\"Tea\">") == true)
  }

  @Test func `values are escaped for their quotes`() {
    let view = document("<document><view a='1' b=\"1\"/></document>")
    let child = view.root.children.first { _ in true }
    let edits = ["a", "b"].flatMap { child?.setting($0, to: "<&>\"'\n\t\r") ?? [] }
    let changes = lineChanges(edits, in: view)
    #expect(
      changes.last == "+<document><view a='&lt;&amp;&gt;\"&apos;&#10;&#9;&#13;' "
        + "b=\"&lt;&amp;&gt;&quot;'&#10;&#9;&#13;\"/></document>")
    #expect(view.applying(edits)?.root.child("view")?["a"] == "<&>\"'\n\t\r")
  }

  @Test func `an attribute goes with the space before it`() throws {
    let changes = lineChanges(try object("c02-aa-aaa").removing("constant"), in: tea)
    #expect(changes.count == 2)
    #expect(changes.last?.hasSuffix("secondAttribute=\"top\" id=\"c02-aa-aaa\"/>") == true)
    #expect(try object("c02-aa-aaa").removing("tea") == [])
    let view = document("<document><view\n  a='1'  b='2'/></document>")
    #expect(
      lineChanges(view.root.child("view")?.removing("a") ?? [], in: view).last
        == "+<document><view  b='2'/></document>")
  }

  @Test func `a text that an attribute can't hold becomes a string, and back`() throws {
    let label = try object("lAb-eL-one")
    let edits = label.settingString("text", to: "Tea \u{7}")
    let changes = lineChanges(edits, in: tea)
    #expect(changes.count == 3)
    #expect(
      changes.contains(
        "+                                <string key=\"text\" base64-UTF8=\"YES\">VGVhIAc</string>"
      ))
    let changed = try #require(tea.applying(edits))
    let other = try #require(changed.object("lAb-eL-one"))
    #expect(other.string("text") == "Tea \u{7}")
    #expect(other["text"] == nil)
    let third = try #require(changed.applying(other.settingString("text", to: "\u{8}")))
    #expect(third.object("lAb-eL-one")?.string("text") == "\u{8}")
    let back = try #require(
      changed.applying(other.settingString("text", to: "Clean cups & \"move down\"")))
    #expect(back.markup.source.bytes == tea.markup.source.bytes)
  }

  @Test func `a long text, and one of several lines, becomes a string`() throws {
    func lines(_ text: String) throws -> [String] {
      lineChanges(try object("lAb-eL-one").settingString("text", to: text), in: tea)
        .filter { $0.contains("<string") }
    }
    #expect(
      try lines("Tea\nand \"cake\"") == [
        "+                                <string key=\"text\">Tea"
      ])
    let long = String(repeating: "t", count: 129)
    #expect(
      try lines(long) == ["+                                <string key=\"text\">\(long)</string>"])
    #expect(try lines(String(long.dropLast())) == [])
    let base64 = try #require(
      tea.applying(object("lAb-eL-one").settingString("text", to: "Tea \u{7}")))
    let label = try #require(base64.object("lAb-eL-one"))
    let two = try #require(base64.applying(label.settingString("text", to: "Tea\nfor two")))
    #expect(two.object("lAb-eL-one")?.string("text") == "Tea\nfor two")
    #expect(!String(decoding: two.markup.source.bytes, as: UTF8.self).contains("base64"))
  }
}

extension String {
  /// The text without the spaces before it.
  var trimmingSpaces: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    return String(self[start...])
  }
}
