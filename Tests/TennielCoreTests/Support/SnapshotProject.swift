import Foundation

@testable import Commands
@testable import TennielCore
@testable import TerminalApp

/// A folder with a document, in which goldens are kept.
struct SnapshotProject {
  let folder = DocumentFolder()
  let document: String
  var goldens: String { folder.path + "/Goldens" }

  /// - Parameter isKept: Whether the goldens of the document are there.
  init(isKept: Bool = false) throws {
    document = try folder.write(Self.text(constant: 16), to: "Views/Main.storyboard")
    if isKept { _ = run() }
  }

  /// Runs `snapshot`.
  func run(_ words: String..., variables: [String: String] = [:]) -> Outcome {
    Program.tenniel([], variables: variables).run(
      ["snapshot", document, "--goldens", goldens, "--devices", "iphone-4s,iphone-8"] + words)
  }

  /// The names of all goldens.
  var files: [String] {
    (FileManager.default.subpaths(atPath: goldens) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }

  /// The text of a golden, by the name of its screen.
  func golden(_ screen: String) throws -> String {
    try String(
      contentsOfFile: "\(goldens)/Views/Main.storyboard/Log-in/\(screen).txt", encoding: .utf8)
  }

  func change(constant: Int) throws {
    try folder.write(Self.text(constant: constant), to: "Views/Main.storyboard", replacing: true)
  }

  static func text(constant: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc-00-001">
        <scenes>
            <scene sceneID="sc-00-001">
                <objects>
                    <viewController id="vc-00-001" customClass="Log in" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vi-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bo-00-001" userLabel="box">
                                    <rect key="frame" x="16" y="100" width="160" height="64"/>
                                    <color key="backgroundColor" systemColor="systemBlueColor"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="160" id="co-00-001"/>
                                        <constraint firstAttribute="height" constant="64" id="co-00-002"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="bo-00-001" firstAttribute="leading" secondItem="vi-00-001" secondAttribute="leading" constant="\(constant)" id="co-00-003"/>
                                <constraint firstItem="bo-00-001" firstAttribute="top" secondItem="vi-00-001" secondAttribute="top" constant="96" id="co-00-004"/>
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
}
