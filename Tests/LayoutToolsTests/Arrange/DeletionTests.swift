import InterfaceBuilder
import LayoutTools
import Testing

/// A tray with a cup and a pot, outlets, an action, a segue, a mask and a measured size.
let traysAndHats = document(
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tea">
      <scenes>
          <!--Tea-->
          <scene sceneID="tea-scene">
              <objects>
                  <viewController id="tea" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <subviews>
                              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="tray">
                                  <rect key="frame" x="20" y="100" width="335" height="200"/>
                                  <subviews>
                                      <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                                          <rect key="frame" x="16" y="16" width="100" height="80"/>
                                          <connections>
                                              <action selector="pour:" destination="tea" eventType="touchUpInside" id="pours"/>
                                              <outlet property="neighbour" destination="pot" id="beside"/>
                                              <segue destination="hat" kind="show" popoverAnchorView="pot" id="leaves"/>
                                          </connections>
                                      </button>
                                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pot" customClass="Pot">
                                          <rect key="frame" x="124" y="16" width="180" height="80"/>
                                      </view>
                                  </subviews>
                                  <constraints>
                                      <constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="leading" constant="16" id="c1"/>
                                      <constraint firstItem="pot" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="8" id="c2"/>
                                      <constraint firstItem="pot" firstAttribute="top" secondItem="tray" secondAttribute="top" constant="16" id="c3"/>
                                  </constraints>
                                  <variation key="default">
                                      <mask key="subviews">
                                          <exclude reference="pot"/>
                                      </mask>
                                      <mask key="constraints">
                                          <exclude reference="c2"/>
                                      </mask>
                                  </variation>
                              </view>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="safe"/>
                          <constraints>
                              <constraint firstItem="pot" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c4"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="cup" destination="cup" id="o1"/>
                          <outlet property="pot" destination="pot" id="o2"/>
                          <outlet property="gap" destination="c2" id="o3"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          <!--Hat-->
          <scene sceneID="hat-scene">
              <objects>
                  <viewController id="hat" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="brim">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
      <designables>
          <designable name="pot">
              <size key="intrinsicContentSize" width="10" height="10"/>
          </designable>
      </designables>
      <inferredMetricsTieBreakers>
          <segue reference="leaves"/>
      </inferredMetricsTieBreakers>
  </document>

  """)

@Suite struct DeletionTests {
  private let tea = canvas(of: traysAndHats)

  @Test func `a view goes with its constraints, and with all that refers to it or them`() throws {
    let deletion = Deletion(tea, of: ["pot"])
    #expect(deletion.sentence == "Delete pot")
    let result = try deletion.arranged()
    #expect(result.removedConstraints == ["c2", "c3", "c4"])
    #expect(result.selection == [])
    let after = try canvas(tea, after: deletion).document
    #expect(after.constraintLines == ["tray: cup.leading = tray.leading + 16"])
    #expect(after.object("tea")?.outlets.map(\.property) == ["cup"])
    #expect(after.object("leaves")?["popoverAnchorView"] == nil)
    for group in ["variation", "mask", "designables", "designable"] {
      #expect(!after.text.contains("<\(group)"), "\(group)")
    }
    #expect(after.object("root")?.child("constraints") == nil)
    #expect(after.object("cup")?["fixedFrame"] == nil)
  }

  @Test func `a view that is left without constraints is held where it is drawn`() throws {
    let deletion = Deletion(tea, of: ["c1", "c2"])
    #expect(deletion.sentence == "Delete 2 constraints")
    let after = try canvas(tea, after: deletion).document
    #expect(after.object("cup")?["fixedFrame"] == "YES")
    #expect(after.object("cup")?.child("autoresizingMask")?["flexibleMaxX"] == "YES")
    #expect(after.object("pot")?["fixedFrame"] == nil)
    #expect(after.object("tea")?.outlets.map(\.property) == ["cup", "pot"])
    #expect(!after.text.contains("key=\"constraints\""))
    #expect(after.text.contains("<exclude reference=\"pot\"/>"))
  }

  @Test func `what is in a view goes with it, however it is selected`() throws {
    let deletion = Deletion(tea, of: ["cup", "tray", "c2"])
    #expect(deletion.sentence == "Delete tray")
    let after = try canvas(tea, after: deletion).document
    #expect(after.subviewIDs("root") == [])
    #expect(after.object("root")?.child("subviews") == nil)
    #expect(after.object("tea")?.child("connections") == nil)
    #expect(after.root.child("inferredMetricsTieBreakers") == nil)
    #expect(after.constraintLines == [])
  }

  @Test func `a controller goes with its scene, and is no longer the one to begin with`() throws {
    let deletion = Deletion(tea, of: ["tea"])
    #expect(deletion.sentence == "Delete scene")
    let after = try tea.document.applying(deletion.arranged().edits).document
    #expect(after.scenes.compactMap(\.id) == ["hat-scene"])
    #expect(after.root["initialViewController"] == nil)
    #expect(!after.text.contains("<!--Tea-->"))
    let other = try canvas(tea, after: Deletion(tea, of: ["hat"])).document
    #expect(other.object("cup")?.list("connections").map(\.name) == ["action", "outlet"])
    #expect(other.initialController?["id"] == "tea")
  }

  @Test(arguments: ["textLabel", "detailTextLabel", "imageView"])
  func `what the style of a cell gives it stays, and goes with the cell`(part: String) throws {
    let table = canvas(
      of: xib(
        """
        <tableView dataMode="prototypes" rowHeight="44" id="menu">
            <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
            <prototypes>
                <tableViewCell \(part)="title" style="IBUITableViewCellStyleSubtitle" id="row">
                    <rect key="frame" x="0.0" y="50" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <subviews>
                            <label text="Tea" id="title"/>
                            <label text="Cake" id="other"/>
                        </subviews>
                    </tableViewCellContentView>
                </tableViewCell>
            </prototypes>
        </tableView>
        """))
    #expect(
      refusal(of: Deletion(table, of: ["title"]))
        == "title comes with the style of its cell and can't be deleted: it can be hidden")
    func deleting(_ id: String) throws -> Document {
      try table.document.applying(Deletion(table, of: [id]).arranged().edits).document
    }
    #expect(try deleting("other").object("other") == nil)
    #expect(try deleting("row").object("title") == nil)
  }

  @Test func `what belongs to its owner stays`() {
    for (id, name) in [("root", "root"), ("safe", "Safe Area")] {
      #expect(
        refusal(of: Deletion(tea, of: [id]))
          == "\(name) is part of its cell or scene and can't be deleted")
    }
    #expect(refusal(of: Deletion(tea, of: ["nothing"])) == "nothing is selected to be deleted")
  }
}
