import InterfaceBuilder
import Testing

/// A storyboard with a scene of a label and a button, as Interface Builder would write it.
let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="cOn-tr-oLr">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <dependencies>
          <deployment identifier="iOS"/>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
          <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
      </dependencies>
      <scenes>
          <!--Tea Party-->
          <scene sceneID="sCe-ne-001">
              <objects>
                  <viewController title="Tea Party" id="cOn-tr-oLr" customClass="TeaViewController" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="rOo-tV-iew">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Clean cups &amp; &quot;move down&quot;" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lAb-eL-one">
                                  <rect key="frame" x="16" y="79" width="200" height="20.333333333333329"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                  <nil key="textColor"/>
                              </label>
                              <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bUt-to-nPo">
                                  <rect key="frame" x="16" y="107" width="46" height="35"/>
                                  <state key="normal" title="Pour"/>
                                  <connections>
                                      <action selector="pour:" destination="cOn-tr-oLr" eventType="touchUpInside" id="aCt-io-nPo"/>
                                  </connections>
                              </button>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="sAf-eA-rea"/>
                          <constraints>
                              <constraint firstItem="lAb-eL-one" firstAttribute="leading" secondItem="rOo-tV-iew" secondAttribute="leadingMargin" id="c01-aa-aaa"/>
                              <constraint firstItem="lAb-eL-one" firstAttribute="top" secondItem="sAf-eA-rea" secondAttribute="top" constant="20" id="c02-aa-aaa"/>
                              <constraint firstItem="bUt-to-nPo" firstAttribute="leading" secondItem="lAb-eL-one" secondAttribute="leading" id="c03-aa-aaa"/>
                              <constraint firstItem="bUt-to-nPo" firstAttribute="top" secondItem="lAb-eL-one" secondAttribute="bottom" constant="8" symbolic="YES" id="c04-aa-aaa"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="titleLabel" destination="lAb-eL-one" id="oUt-le-tOn"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="fIr-st-rEs" userLabel="First Responder" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="0.0" y="0.0"/>
          </scene>
      </scenes>
  </document>

  """

/// The document of the storyboard.
let tea = document(storyboard)

/// An object of the storyboard.
func object(_ id: String) throws -> InterfaceBuilder.Element { try #require(tea.object(id)) }

/// The document of a text that has nothing wrong with it.
func document(_ text: String) -> Document {
  guard let document = Document(Markup(SourceText(text)), name: "Tea.storyboard") else {
    preconditionFailure("the fixture is no document")
  }
  return document
}

/// The outermost element of a text.
func element(_ text: String) -> InterfaceBuilder.Element {
  guard let root = Markup(SourceText(text)).root else {
    preconditionFailure("the fixture has no element")
  }
  return root
}

/// The bytes of a text in UTF-16.
func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
  ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return bigEndian ? pair : pair.reversed()
  }
}
