import InterfaceBuilder
import Testing

/// A view with two children and masks for both of its groups.
private let masked = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
          <view id="tray">
              <subviews>
                  <view id="cup"/>
                  <view id="pot"/>
              </subviews>
              <constraints>
                  <constraint firstItem="cup" firstAttribute="top" secondItem="pot" secondAttribute="top" id="c1"/>
              </constraints>
              <variation key="default">
                  <mask key="subviews">
                      <exclude reference="cup"/>
                  </mask>
                  <mask key="constraints">
                      <exclude reference="c1"/>
                  </mask>
              </variation>
          </view>
      </objects>
  </document>

  """

@Suite struct DeletingTests {
  private let tea = document(masked)

  @Test func `values for size classes go with the last of their masks`() throws {
    let change = try tea.applying(tea.deleting(["cup"]))
    let lines = String(decoding: change.document.markup.source.bytes, as: UTF8.self)
    #expect(
      lines == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <view id="tray">
                    <subviews>
                        <view id="pot"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """)
  }

  @Test func `an object that is not there can't be deleted`() {
    #expect(throws: DocumentEdit.Refusal.missing("hat")) { try tea.deleting(["hat"]) }
  }

  @Test func `each element of a document has a path that leads back to it`() {
    for element in document(storyboard).root.descendants {
      let path = element.path
      #expect(path.flatMap(element.markup.documentForTest.element) == element, "\(element.name)")
    }
  }

  @Test func `elements that nothing tells apart have no path but the first`() throws {
    let root = document("<document><objects><date/><date/></objects></document>").root
    let dates = root.list("objects")
    #expect(dates[0].path == ElementPath.document.group("objects").group("date"))
    #expect(dates[1].path == nil)
  }

  @Test func `a copy of an element is written as the element is`() throws {
    let source = document(storyboard)
    let label = try #require(source.object("lAb-eL-one"))
    let copy = try #require(NewElement(label).renamed(["lAb-eL-one": "new-id-001"]) { _ in false })
    let change = try source.applying([
      .remove(ElementPath("lAb-eL-one")),
      .insert([copy], into: ElementPath("rOo-tV-iew").group("subviews"), before: "bUt-to-nPo"),
    ])
    let text = String(decoding: change.document.markup.source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.contains("new-id-001") }
    let others = storyboard.split(separator: "\n").filter { !$0.contains("id=\"lAb-eL-one\"") }
    #expect(lines == others)
    #expect(change.document.object("new-id-001")?["text"] == label["text"])
  }

  @Test func `references follow the other ids, and what leads nowhere goes`() throws {
    let button = try #require(document(storyboard).object("bUt-to-nPo"))
    let ids = ["bUt-to-nPo": "b", "aCt-io-nPo": "a"]
    let kept = NewElement(button).renamed(ids) { $0.element == "action" && $0.id == "cOn-tr-oLr" }
    #expect(kept?.identifiers == ["b", "a"])
    let cut = NewElement(button).renamed(ids) { _ in false }
    #expect(cut?.children.map(\.name) == ["rect", "state"])
  }
}

extension Markup {
  fileprivate var documentForTest: Document {
    guard let document = Document(self, name: "") else { preconditionFailure("no document") }
    return document
  }
}
