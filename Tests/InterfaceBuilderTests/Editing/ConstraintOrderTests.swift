import InterfaceBuilder
import Testing

/// Interface Builder writes the constraints of a view in the order of their ids.
@Suite struct ConstraintOrderTests {
  /// A xib of a view whose constraints have the ids, beside one that has none.
  private func document(_ ids: [String]) -> Document {
    InterfaceBuilderTests.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
              <view id="tray">
                  <constraints>
      \(ids.map { "                <constraint firstAttribute=\"width\" id=\"\($0)\"/>" }.joined(separator: "\n"))
                  </constraints>
              </view>
              <view id="cup"/>
          </objects>
      </document>
      """)
  }

  private func ids(_ document: Document, of view: String = "tray") -> [String] {
    document.object(view)?.constraints.compactMap(\.id) ?? []
  }

  private func insertion(_ ids: [String], into view: String = "tray") -> [DocumentEdit] {
    ids.map { id in
      .insert(
        [NewElement("constraint", ["firstAttribute": "height", "id": id])],
        into: ElementPath(view).group("constraints"))
    }
  }

  @Test(arguments: [
    ("1ab", ["1ab", "8cd", "Bxy", "ZZz", "a12"]), ("9aa", ["8cd", "9aa", "Bxy", "ZZz", "a12"]),
    ("ZaA", ["8cd", "Bxy", "ZZz", "ZaA", "a12"]), ("b01", ["8cd", "Bxy", "ZZz", "a12", "b01"]),
  ])
  func `digits come before capitals, these before small letters`(
    id: String, order: [String]
  ) throws {
    let tray = document(["8cd", "Bxy", "ZZz", "a12"])
    let change = try tray.applying(insertion([id]))
    #expect(ids(change.document) == order)
    #expect(change.document.applying(change.inverse)?.markup.source == tray.markup.source)
  }

  @Test func `several that come together are in order, also in a list that they bring`() throws {
    let edits = insertion(["m", "c", "z", "d"]) + insertion(["q", "P", "0"], into: "cup")
    let after = try document(["b", "n"]).applying(edits).document
    #expect(ids(after) == ["b", "c", "d", "m", "n", "z"])
    #expect(ids(after, of: "cup") == ["0", "P", "q"])
  }

  @Test(arguments: [
    // One is out of order: the others decide.
    ("d", ["z", "a", "b", "d", "e", "f"]), ("c", ["a", "c", "f", "b", "d"]),
  ])
  func `in a list without order it comes where the fewest are on the wrong side of it`(
    id: String, order: [String]
  ) throws {
    let others = document(order.filter { $0 != id })
    #expect(ids(try others.applying(insertion([id])).document) == order)
  }

  @Test func `one that moves to another view comes to the place of its id`() throws {
    let there = try document(["b", "m", "x"]).applying(insertion(["a", "n"], into: "cup")).document
    let group = ElementPath("cup").group("constraints")
    let edits = ["b", "m", "x"].map { DocumentEdit.move($0, into: group) }
    #expect(ids(try there.applying(edits).document, of: "cup") == ["a", "b", "m", "n", "x"])
  }
}
