import Testing

/// The style of a table whose rows have views at their edges.
@Suite struct TableStyleTests {
  private let folder = DocumentFolder()
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="ctr-aa-aaa">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-aa-aaa">
                <objects>
                    <tableViewController id="ctr-aa-aaa" sceneMemberID="viewController">
                        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-aaa">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="Row" id="row-aa-aaa">
                                    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                    <tableViewCellContentView key="contentView" tableViewCell="row-aa-aaa" id="con-aa-aaa">
                                        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                        <subviews>
                                            <view translatesAutoresizingMaskIntoConstraints="NO" id="cup-aa-aaa" userLabel="cup">
                                                <rect key="frame" x="20" y="10" width="353" height="24"/>
                                            </view>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="cup-aa-aaa" firstAttribute="leading" secondItem="con-aa-aaa" secondAttribute="leading" constant="20" id="c01-aa-aaa"/>
                                            <constraint firstAttribute="trailing" secondItem="cup-aa-aaa" secondAttribute="trailing" constant="20" id="c02-aa-aaa"/>
                                            <constraint firstItem="cup-aa-aaa" firstAttribute="top" secondItem="con-aa-aaa" secondAttribute="top" constant="10" id="c03-aa-aaa"/>
                                            <constraint firstAttribute="bottom" secondItem="cup-aa-aaa" secondAttribute="bottom" constant="10" id="c04-aa-aaa"/>
                                        </constraints>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  @Test func `another style says which views it leaves elsewhere, and marks them`() throws {
    let path = try folder.write(text, to: "Main.storyboard")
    let user = try User(path, columns: 130, rows: 40, options: "--edit", keys: "tab 8 down right")
    #expect(!user.status.contains("misplaced"))
    try user.press("right")
    #expect(user.status.contains("; 1 view is misplaced now: 4 F updates their frames"))
    try user.press("ctrl-s")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == text.replacing("style=\"plain\"", with: "style=\"insetGrouped\"")
        .replacing("<view translates", with: "<view misplaced=\"YES\" translates"))
  }
}
