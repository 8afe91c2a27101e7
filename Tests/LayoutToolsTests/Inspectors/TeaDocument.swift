import InterfaceBuilder
import LayoutTools
import Testing

/// A storyboard with a stack view of a label and a field, a button and a picture.
let teaStoryboard = document(
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
          <capability name="Safe area layout guides" minToolsVersion="9.0"/>
      </dependencies>
      <scenes>
          <!--Tea-->
          <scene sceneID="scene">
              <objects>
                  <viewController title="Tea" id="controller" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>
                              <stackView opaque="NO" contentMode="scaleToFill" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
                                  <rect key="frame" x="20" y="79" width="353" height="34"/>
                                  <subviews>
                                      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Cups" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="cups">
                                          <rect key="frame" x="0.0" y="0.0" width="40" height="34"/>
                                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                          <nil key="textColor"/>
                                          <nil key="highlightedColor"/>
                                      </label>
                                      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="How many" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="count">
                                          <rect key="frame" x="48" y="0.0" width="305" height="34"/>
                                          <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                          <textInputTraits key="textInputTraits"/>
                                      </textField>
                                  </subviews>
                              </stackView>
                              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="pour">
                                  <rect key="frame" x="20" y="121" width="353" height="30"/>
                                  <state key="normal" title="Pour"/>
                              </button>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="safe"/>
                          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          <constraints>
                              <constraint firstItem="row" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" symbolic="YES" id="left"/>
                              <constraint firstItem="safe" firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="20" symbolic="YES" id="right"/>
                              <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="20" id="top"/>
                              <constraint firstItem="pour" firstAttribute="top" secondItem="row" secondAttribute="bottom" constant="8" symbolic="YES" id="gap"/>
                              <constraint firstItem="pour" firstAttribute="width" secondItem="row" secondAttribute="width" multiplier="0.5" constant="10" id="half"/>
                              <constraint firstItem="pour" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" priority="750" id="middle"/>
                              <constraint firstItem="pour" firstAttribute="height" relation="greaterThanOrEqual" constant="30" identifier="finger" id="finger"/>
                              <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="pour" secondAttribute="bottom" constant="20" id="below"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
      <resources>
          <systemColor name="systemBackgroundColor">
              <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
      </resources>
  </document>

  """)

extension Document {
  /// The document after a text was typed into a field of an object.
  func typing(
    _ text: String, into field: String, of id: String, variation: VariationCondition? = nil
  ) throws -> Document {
    let found = try self.field(field, of: id)
    let value = try found.value(typed: text)
    let edits = try found.edits(setting: value, of: id, in: self, variation: variation)
    let change = try applying(edits)
    #expect(change.document.problems.map(\.message) == problems.map(\.message))
    #expect(change.document.applying(change.inverse)?.text == self.text)
    return change.document
  }

  /// The lines that are not the same in another document: those of this one, and those of the
  /// other.
  func changes(from original: Document) -> [String] {
    func lines(_ document: Document) -> [String] {
      document.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    return lines(self).difference(from: lines(original)).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
  }
}
