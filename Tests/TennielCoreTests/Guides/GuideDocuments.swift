import Testing

/// The documents with which commands of the guides are run: each kind is a folder with
/// `Main.storyboard`, by its word in the comment before the command.
@MainActor enum GuideDocuments: String, CaseIterable {
  /// A required constraint that can't be met.
  case conflict
  /// The form of a login, and the contract that the guide shows.
  case contract
  /// A heading, of which the repository has the version before.
  case heading

  func folder() throws -> DocumentFolder {
    let folder = try DocumentFolder()
    switch self {
    case .conflict: try folder.write(DocumentText.conflict, to: Self.name)
    case .contract:
      try folder.write(Self.form, to: Self.name)
      try folder.write(
        Self.contract(in: Guide(at: "Sources/Tenniel.docc/EveryWidth.md")), to: "Main.contract")
    case .heading:
      let repository = try DocumentRepository()
      try repository.commit(DocumentText.storyboard(), to: Self.name)
      try repository.folder.write(DocumentText.storyboard(title: "Log in", top: 44), to: Self.name)
      return repository.folder
    }
    return folder
  }

  private static let name = "Main.storyboard"

  /// The contract that a guide shows, in the block after its comment.
  private static func contract(in guide: Guide) throws -> String {
    let block = /(?s)<!-- contract -->\n```\n(?<text>.*?)```\n/
    return try #require(guide.text.firstMatch(of: block).map { String($0.text) })
  }

  /// All views that the contract names. The button's height follows its text, and is 34 points
  /// where the text is small.
  private static let form = """
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
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="si-00-001" userLabel="sidebar">
                                    <rect key="frame" x="16" y="28" width="120" height="60"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="120" id="co-00-021"/>
                                        <constraint firstAttribute="height" constant="60" id="co-00-022"/>
                                    </constraints>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="lo-00-001" userLabel="logo">
                                    <rect key="frame" x="299" y="28" width="60" height="60"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="60" id="co-00-023"/>
                                        <constraint firstAttribute="height" constant="60" id="co-00-024"/>
                                    </constraints>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fo-00-001" userLabel="form">
                                    <rect key="frame" x="16" y="96" width="343" height="49"/>
                                    <subviews>
                                        <label contentMode="left" text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="ti-00-001" userLabel="title">
                                            <rect key="frame" x="0.0" y="0.0" width="343" height="20.5"/>
                                        </label>
                                        <label contentMode="left" text="£2" translatesAutoresizingMaskIntoConstraints="NO" id="pr-00-001" userLabel="price">
                                            <rect key="frame" x="0.0" y="28.5" width="343" height="20.5"/>
                                        </label>
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="ti-00-001" firstAttribute="top" secondItem="fo-00-001" secondAttribute="top" id="co-00-001"/>
                                        <constraint firstItem="ti-00-001" firstAttribute="leading" secondItem="fo-00-001" secondAttribute="leading" id="co-00-002"/>
                                        <constraint firstAttribute="trailing" secondItem="ti-00-001" secondAttribute="trailing" id="co-00-003"/>
                                        <constraint firstItem="pr-00-001" firstAttribute="top" secondItem="ti-00-001" secondAttribute="bottom" constant="8" id="co-00-004"/>
                                        <constraint firstItem="pr-00-001" firstAttribute="leading" secondItem="fo-00-001" secondAttribute="leading" id="co-00-005"/>
                                        <constraint firstAttribute="trailing" secondItem="pr-00-001" secondAttribute="trailing" id="co-00-006"/>
                                        <constraint firstAttribute="bottom" secondItem="pr-00-001" secondAttribute="bottom" id="co-00-007"/>
                                    </constraints>
                                </view>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="ok-00-001" userLabel="ok">
                                    <rect key="frame" x="16" y="153" width="343" height="34"/>
                                    <buttonConfiguration key="configuration" style="filled" title="OK"/>
                                </button>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="ct-00-001" userLabel="cta">
                                    <rect key="frame" x="16" y="603" width="343" height="44"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="44" id="co-00-025"/>
                                    </constraints>
                                    <state key="normal" title="Join"/>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sa-00-001"/>
                            <constraints>
                                <constraint firstItem="si-00-001" firstAttribute="top" secondItem="sa-00-001" secondAttribute="top" constant="8" id="co-00-008"/>
                                <constraint firstItem="si-00-001" firstAttribute="leading" secondItem="sa-00-001" secondAttribute="leading" constant="16" id="co-00-009"/>
                                <constraint firstItem="lo-00-001" firstAttribute="top" secondItem="si-00-001" secondAttribute="top" id="co-00-010"/>
                                <constraint firstItem="sa-00-001" firstAttribute="trailing" secondItem="lo-00-001" secondAttribute="trailing" constant="16" id="co-00-011"/>
                                <constraint firstItem="fo-00-001" firstAttribute="top" secondItem="si-00-001" secondAttribute="bottom" constant="8" id="co-00-012"/>
                                <constraint firstItem="fo-00-001" firstAttribute="leading" secondItem="sa-00-001" secondAttribute="leading" constant="16" id="co-00-013"/>
                                <constraint firstItem="sa-00-001" firstAttribute="trailing" secondItem="fo-00-001" secondAttribute="trailing" constant="16" id="co-00-014"/>
                                <constraint firstItem="ok-00-001" firstAttribute="top" secondItem="fo-00-001" secondAttribute="bottom" constant="8" id="co-00-015"/>
                                <constraint firstItem="ok-00-001" firstAttribute="leading" secondItem="fo-00-001" secondAttribute="leading" id="co-00-016"/>
                                <constraint firstItem="ok-00-001" firstAttribute="trailing" secondItem="fo-00-001" secondAttribute="trailing" id="co-00-017"/>
                                <constraint firstItem="ct-00-001" firstAttribute="leading" secondItem="fo-00-001" secondAttribute="leading" id="co-00-018"/>
                                <constraint firstItem="ct-00-001" firstAttribute="trailing" secondItem="fo-00-001" secondAttribute="trailing" id="co-00-019"/>
                                <constraint firstItem="sa-00-001" firstAttribute="bottom" secondItem="ct-00-001" secondAttribute="bottom" constant="20" id="co-00-020"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-00-001" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
