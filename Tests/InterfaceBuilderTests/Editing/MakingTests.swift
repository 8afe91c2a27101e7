import InterfaceBuilder
import Testing

/// What Interface Builder writes because of an edit comes with it, and is taken back with it.
@Suite struct MakingTests {
  /// A xib of Xcode 9, or of another version.
  private func document(_ toolsVersion: String = "13771", capabilities: String = "") -> Document {
    InterfaceBuilderTests.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)">
          <dependencies>
              <deployment identifier="iOS"/>
              <capability name="Named colors" minToolsVersion="9.0"/>\(capabilities)
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <objects>
              <view id="tray">
                  <subviews>
                      <imageView image="pot" id="picture"/>
                      <button id="pour">
                          <color key="backgroundColor" name="Tea"/>
                          <state key="normal" image="pot"/>
                          <state key="selected" image="star" catalog="system"/>
                      </button>
                  </subviews>
                  <constraints>
                      <constraint firstItem="pour" firstAttribute="width" secondItem="picture" secondAttribute="width" id="same"/>
                  </constraints>
              </view>
          </objects>
          <resources>
              <image name="idle" width="8" height="8"/>
              <image name="pot" width="180" height="80"/>
              <image name="star" catalog="system" width="128" height="116"/>
              <namedColor name="Tea">
                  <color red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </namedColor>
          </resources>
      </document>
      """)
  }

  /// The names in the resources and of the capabilities after edits, which are taken back again.
  private func names(
    after edits: [DocumentEdit], of document: Document
  ) throws -> (resources: [String], capabilities: [String]) {
    let change = try document.making(edits)
    let back = change.document.applying(change.inverse)
    #expect(back?.markup.source == document.markup.source)
    let root = change.document.root
    func names(_ list: String) -> [String] { root.list(list).compactMap { $0["name"] } }
    return (names("resources"), names("dependencies"))
  }

  private func constraint(_ attributes: KeyValuePairs<String, String>) -> [DocumentEdit] {
    [
      .insert(
        [NewElement("constraint", attributes)], into: ElementPath("tray").group("constraints"))
    ]
  }

  // MARK: Capabilities

  @Test func `the first constraint that Xcode 9 lists a capability for brings it`() throws {
    func added(_ edits: [DocumentEdit], _ version: String = "13771") throws -> [String] {
      try names(after: edits, of: document(version)).capabilities.filter {
        $0.contains("onstraint")
      }
    }
    let ratio = constraint([
      "firstAttribute": "width", "secondItem": "tray", "secondAttribute": "height",
      "multiplier": "16:9", "id": "a",
    ])
    let half = DocumentEdit.set("multiplier", of: ElementPath("same"), to: "0.5")
    let margin = DocumentEdit.set("firstAttribute", of: ElementPath("same"), to: "leadingMargin")
    #expect(try added(ratio) == ["Aspect ratio constraints"])
    #expect(try added([half]) == ["Constraints with non-1.0 multipliers"])
    #expect(try added([margin]) == ["Constraints to layout margins"])
    #expect(
      try added(ratio + [half, margin]) == [
        "Aspect ratio constraints", "Constraints to layout margins",
        "Constraints with non-1.0 multipliers",
      ])
    #expect(try added(constraint(["firstAttribute": "width", "constant": "8", "id": "a"])) == [])
    // Xcode 10 and later no longer list them.
    #expect(try added(ratio + [half, margin], "14313.18") == [])
  }

  @Test func `a capability that is there stays the only one`() throws {
    let listed = document(
      capabilities:
        "\n        <capability name=\"Aspect ratio constraints\" minToolsVersion=\"5.1\"/>")
    let edits = constraint([
      "firstAttribute": "width", "secondItem": "tray", "secondAttribute": "height", "id": "a",
    ])
    let after = try names(after: edits, of: listed).capabilities
    #expect(after.filter { $0 == "Aspect ratio constraints" }.count == 1)
  }

  // MARK: Resources

  @Test func `an image goes from the resources with its last use, and not before`() throws {
    let tray = document()
    let first = DocumentEdit.remove(ElementPath("picture"))
    let all = ["idle", "pot", "star", "Tea"]
    #expect(try names(after: [first], of: tray).resources == all)
    let normal = ElementPath("pour").child("state", key: "normal")
    #expect(
      try names(after: [first, .set("image", of: normal, to: "cup")], of: tray).resources
        == ["idle", "star", "Tea"])
    // What was idle before is not touched: the edit only moves what it is about.
    let constant = DocumentEdit.set("constant", of: ElementPath("same"), to: "8")
    #expect(try names(after: [constant], of: tray).resources == all)
  }

  @Test func `the last colour goes with its capability, unless another one needs it`() throws {
    let tray = document()
    let gone = try names(
      after: [.setChild(key: "backgroundColor", of: ElementPath("pour"), to: nil)], of: tray)
    #expect(gone.resources == ["idle", "pot", "star"])
    #expect(gone.capabilities == ["documents saved in the Xcode 8 format"])
    let other = NewElement("color", ["key": "backgroundColor", "name": "Cake"])
    let replaced = try names(
      after: [.setChild(key: "backgroundColor", of: ElementPath("pour"), to: other)], of: tray)
    #expect(replaced.resources == ["idle", "pot", "star"])
    #expect(replaced.capabilities.contains("Named colors"))
  }

  @Test func `a view takes all that it alone used along`() throws {
    let edits = ["picture", "pour"].map { DocumentEdit.remove(ElementPath($0)) }
    #expect(try names(after: edits, of: document()).resources == ["idle"])
  }
}
