import InterfaceBuilder
import LayoutTools
import Testing

/// Connections of what is pasted: Interface Builder has none between scenes.
@Suite struct PastedConnectionTests {
  /// A scene with a tray of a cup and a pot, which are connected to each other and to the scene's
  /// controller.
  private let tea = document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useSafeAreas="YES">
        <scenes>
            <scene sceneID="tea-scene">
                <objects>
                    <viewController id="tea" sceneMemberID="viewController">
                        <view key="view" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="tray">
                                    <rect key="frame" x="20" y="100" width="335" height="200"/>
                                    <subviews>
                                        <button translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                                            <rect key="frame" x="16" y="16" width="100" height="80"/>
                                            <connections>
                                                <action selector="pour:" destination="tea" eventType="touchUpInside" id="pours"/>
                                                <outlet property="neighbour" destination="pot" id="beside"/>
                                            </connections>
                                        </button>
                                        <view translatesAutoresizingMaskIntoConstraints="NO" id="pot">
                                            <rect key="frame" x="124" y="16" width="180" height="80"/>
                                        </view>
                                    </subviews>
                                </view>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="hat-scene">
                <objects>
                    <viewController id="hat" sceneMemberID="viewController">
                        <view key="view" id="brim">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """)

  /// The ends of the connections of a copy of the first cup in a view.
  private func ends(_ ids: [String], into view: String) throws -> [String] {
    let clipping = try Clipping(canvas(of: tea), of: ids)
    let target = Canvas(
      tea, [CanvasItem(view, in: nil, frame: Rect(x: 0, y: 0, width: 375, height: 667))],
      traits: DesignTraits(width: .compact, height: .regular))
    let arranged = try Pasting(target, clipping, into: view).arranged()
    let after = try tea.applying(arranged.edits).document
    let copy = try #require(arranged.selection.first.flatMap(after.object))
    let cup = try #require(copy.name == "button" ? copy : copy.subviews.first)
    let pot = copy.subviews.last?["id"] ?? "none"
    let actions = cup.list("connections").filter { $0.name == "action" }
    return actions.compactMap { $0["destination"] }
      + cup.outlets.map { $0.destination == pot ? "the copy's pot" : $0.destination }
  }

  @Test func `in the same scene they stay`() throws {
    #expect(try ends(["cup"], into: "root") == ["tea", "pot"])
    #expect(try ends(["tray"], into: "root") == ["tea", "the copy's pot"])
  }

  @Test func `in another scene those inside of what is pasted stay alone`() throws {
    #expect(try ends(["cup"], into: "brim") == [])
    #expect(try ends(["tray"], into: "brim") == ["the copy's pot"])
  }
}
