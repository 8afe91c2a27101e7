extension DocumentText {
  /// A box as wide as an iPhone 8 leaves, whose trailing edge is pinned as well.
  static let conflict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc-00-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc-00-001">
                <objects>
                    <viewController storyboardIdentifier="Login" id="vc-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vi-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bo-00-001" userLabel="box">
                                    <rect key="frame" x="16" y="100" width="343" height="20"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="20" id="co-00-002"/>
                                        <constraint firstAttribute="width" constant="343" id="co-00-003"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sa-00-001"/>
                            <constraints>
                                <constraint firstItem="bo-00-001" firstAttribute="top" secondItem="sa-00-001" secondAttribute="top" constant="20" id="co-00-009"/>
                                <constraint firstItem="bo-00-001" firstAttribute="leading" secondItem="sa-00-001" secondAttribute="leading" constant="16" id="co-00-006"/>
                                <constraint firstItem="sa-00-001" firstAttribute="trailing" secondItem="bo-00-001" secondAttribute="trailing" constant="16" id="co-00-007"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-00-001" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// The same with another view, which is too wide for small phones.
  static let conflictAndOffScreen = conflict.replacing(
    "<subviews>",
    with: """
      <subviews><view id="wi-00-001" userLabel="wide">
      <rect key="frame" x="0.0" y="200" width="330" height="20"/></view>
      """)

  /// The box that is as wide as an iPhone 8 leaves, with a label below it.
  /// - Parameter labelWidth: The width that a constraint gives the label; nil for that of its text.
  static func login(labelWidth: Int? = nil) -> String {
    let width = labelWidth.map {
      #"<constraint firstAttribute="width" constant="\#($0)" id="co-00-012"/>"#
    }
    let label = """
      <subviews>
                                      <label text="Forgot your password?" \
      lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="la-00-001" userLabel="hint">\
      <constraints>\(width ?? "")</constraints></label>
      """
    let firstPlace = #"<constraint firstItem="bo-00-001" firstAttribute="top""#
    let places = ["top": "bottom", "leading": "leading"].map { edge, other in
      """
      <constraint firstItem="la-00-001" firstAttribute="\(edge)" secondItem="bo-00-001" \
      secondAttribute="\(other)" id="co-00-\(edge)"/>
      """
    }
    return conflict.replacing("<subviews>", with: label)
      .replacing(firstPlace, with: places.sorted().joined() + firstPlace)
  }
}
