import InterfaceBuilder
import LayoutTools
import Testing

/// What else a document says of constraints that a tool takes away.
@Suite struct ClearedReferenceTests {
  /// A cup on a tray, whose width an outlet has and the masks of the tray leave out where it is
  /// low.
  private let tea = canvas(
    of: document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>
                      <outlet property="cup" destination="cup" id="cup-outlet"/>
                      <outlet property="cupWidth" destination="cup-width" id="width-outlet"/>
                  </connections>
              </placeholder>
              <view contentMode="scaleToFill" id="tray">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                          <rect key="frame" x="20" y="30" width="100" height="80"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="100" id="cup-width"/>
                          </constraints>
                          <variation key="heightClass=compact">
                              <mask key="constraints">
                                  <exclude reference="cup-width"/>
                              </mask>
                          </variation>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="cup" firstAttribute="top" secondItem="tray" secondAttribute="top" constant="30" id="cup-top"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """, name: "Tea.xib"))

  /// What is left of the outlets and masks after edits, which are taken back to the same text.
  private func references(after edits: [DocumentEdit]) throws -> [String] {
    let change = try tea.document.applying(edits)
    #expect(change.document.problems.map(\.message) == [])
    #expect(change.document.applying(change.inverse)?.text == tea.document.text)
    return change.document.root.descendants.compactMap { $0["destination"] ?? $0["reference"] }
  }

  @Test func `outlets and masks of cleared constraints go with them`() throws {
    #expect(try references(after: ClearConstraints(tea).edits) == ["cup"])
    #expect(try references(after: ClearConstraints(tea, selection: ["cup"]).edits) == ["cup"])
  }
}
