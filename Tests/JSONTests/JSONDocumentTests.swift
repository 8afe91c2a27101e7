import JSON
import Testing
import Wording

struct JSONDocumentTests {
  private let text = """
    {
      "a" : [ 1, {"é\\n": true, "x": "ü"}, [] ],
      "b" : {"c": null}, "d": 2.5
    }
    """

  @Test func `Values know their lines and columns`() throws {
    let document = try JSONDocument(Array(text.utf8))
    func place(_ node: JSONNode?) -> String? { node.map { "\(document.position(at: $0.offset))" } }
    let members = document.root.members
    #expect(members.map(\.key) == ["a", "b", "d"])
    #expect(members.map { "\(document.position(at: $0.keyOffset))" } == ["2:3", "3:3", "3:22"])
    #expect(members.map { place($0.node) } == ["2:9", "3:9", "3:27"])
    #expect(document.root["a"]?.elements.map { place($0) } == ["2:11", "2:14", "2:39"])
    // `é` is one column and two bytes.
    #expect(place(document.root["a"]?.elements[1]["x"]) == "2:33")
    #expect(place(document.root["b"]?["c"]) == "3:15")
    #expect(document.root["d"]?.number == 2.5)
    #expect(document.root["a"]?.elements[1].members[0].node.bool == true)
    #expect(document.root["a"]?.elements[1]["x"]?.string == "ü")
    #expect(document.root["e"] == nil && document.root["d"]?["e"] == nil)
  }

  @Test(arguments: [
    (
      "{\n  \"é\": [1,\r\n x]}",
      "3:2 'x' is no value; strings are in double quotes, and words are true, false and null"
    ),
    ("[\n1,\r\r", "4:1 expected a value, found the end of the file"),
    ("{}\n{}", "2:1 the value ends before this; there is one in a file"),
  ])
  func `Mistakes have a line and a column`(text: String, expected: String) {
    do throws(JSONDocument.Mistake) {
      _ = try JSONDocument(Array(text.utf8))
      Issue.record("read")
    } catch { #expect("\(error.position) \(error.message)" == expected) }
  }

  @Test func `A byte order mark takes no column`() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array(" [1]".utf8))
    #expect(document.position(at: document.root.offset) == TextPosition(line: 1, column: 2))
  }
}
