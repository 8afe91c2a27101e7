import InterfaceBuilder
import Testing
import Wording

@Suite struct ElementTests {
  @Test func `entities and line ends are resolved in values and texts`() {
    let a = element(
      "<a b='&#9;1\t2\r\n3\n4&#10;&amp;amp;' c=\"'&apos;\">x\r\ny\rz &lt;<!-- no --></a>")
    #expect(a["b"] == "\t1 2 3 4\n&amp;")
    #expect(a["c"] == "''")
    #expect(a.text == "x\ny\nz <")
  }

  @Test func `text in CDATA is text as it is written`() {
    #expect(
      element("<a>1 &lt; <![CDATA[2 &lt; <b>\r\n]]]]><![CDATA[>]]> &gt;</a>").text
        == "1 < 2 &lt; <b>\n]]> >")
  }

  @Test func `an element knows its relatives`() {
    let a = element("<a><b k='1'><c/></b><d/><b key='2'/></a>")
    #expect(a.parent == nil)
    #expect(a.children.map(\.name) == ["b", "d", "b"])
    #expect(a.descendants.map(\.name) == ["b", "c", "d", "b"])
    #expect(a.child("b")?.child("c")?.parent == a.child("b"))
    #expect(a.child("b", key: "2")?.index == 4)
    #expect(a.child(key: "2")?.name == "b")
    #expect(a.child("e") == nil)
    #expect(a.children("b").count == 2)
    #expect(a.list("b").map(\.name) == ["c"])
    #expect(a.list("b", key: "2") == [])
    #expect(a.list("b", key: "3") == [])
    #expect(a.list("e") == [])
    #expect(a.child("b")?.children.first { _ in true }?.children.isEmpty == true)
  }

  @Test func `attributes keep their order and places`() {
    let a = element("<a z='1'\n  b = \"2\"><b/></a>")
    #expect(a.attributes.map(\.name) == ["z", "b"])
    #expect(a.attributes.map(\.value) == ["1", "2"])
    #expect(a.rangeOfValue("b") == 16..<17)
    #expect(a["c"] == nil)
  }

  @Test func `an element knows its range, its start tag and its content`() {
    let a = element("<a><b c='1'>tea</b ></a>")
    let b = a.child("b")
    #expect(b?.range == 3..<20)
    #expect(b?.startTag == 3..<12)
    #expect(b?.content == 12..<15)
    #expect(b?.position == TextPosition(line: 1, column: 4))
    #expect(element("<a/>").content == nil)
  }
}
