import InterfaceBuilder
import LayoutTools
import Testing

/// A tray with a cup and a pot in a xib with colours; the cup has an outlet, an action and a segue.
private let tray = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <dependencies>
          <deployment identifier="iOS"/>
          <capability name="Named colors" minToolsVersion="9.0"/>
          <capability name="System colors in document resources" minToolsVersion="11.0"/>
      </dependencies>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="tray">
                      <rect key="frame" x="20" y="100" width="335" height="200"/>
                      <subviews>
                          <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                              <rect key="frame" x="16" y="16" width="100" height="80"/>
                              <color key="backgroundColor" name="Tea"/>
                              <constraints>
                                  <constraint firstAttribute="width" constant="100" id="c1"/>
                              </constraints>
                              <connections>
                                  <action selector="pour:" destination="-1" eventType="touchUpInside" id="a1"/>
                                  <outlet property="neighbour" destination="pot" id="o1"/>
                              </connections>
                          </button>
                          <imageView userInteractionEnabled="NO" contentMode="scaleToFill" fixedFrame="YES" image="pot" translatesAutoresizingMaskIntoConstraints="NO" id="pot">
                              <rect key="frame" x="124" y="16" width="180" height="80"/>
                              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                          </imageView>
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="lid">
                              <rect key="frame" x="124" y="100" width="180" height="20"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                      </subviews>
                      <constraints>
                          <constraint firstItem="cup" firstAttribute="leading" secondItem="tray" secondAttribute="leading" constant="16" id="c2"/>
                          <constraint firstItem="lid" firstAttribute="leading" secondItem="cup" secondAttribute="trailing" constant="8" id="c3"/>
                      </constraints>
                  </view>
              </subviews>
          </view>
      </objects>
      <resources>
          <image name="pot" width="180" height="80"/>
          <namedColor name="Tea">
              <color red="0.80000000000000004" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </namedColor>
          <systemColor name="systemBackgroundColor">
              <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
      </resources>
  </document>

  """

@Suite struct ClippingTests {
  private let tea = canvas(of: document(tray, name: "Tray.xib"))

  @Test func `a copy has the constraints among its views, and the resources they use`() throws {
    let clipping = try Clipping(tea, of: ["cup", "lid"])
    #expect(clipping.phrase == "2 views")
    #expect(clipping.pieces.map(\.frame.x) == [36, 144])
    #expect(clipping.constraints.map { $0["id"] } == ["c3"])
    #expect(clipping.resources.map { $0["name"] } == ["Tea", "systemBackgroundColor"])
    #expect(try Clipping(tea, of: ["pot"]).resources.map { $0["name"] } == ["pot"])
  }

  @Test func `a duplicate is 8 points further, in front, with constraints among copies`() throws {
    let duplication = Duplication(tea, of: ["cup", "lid"])
    #expect(duplication.sentence == "Duplicate 2 views")
    let result = try duplication.arranged()
    let after = try canvas(tea, after: duplication).document
    let (cup, lid) = (result.selection[0], result.selection[1])
    #expect(after.subviewIDs("tray") == ["cup", "pot", "lid", cup, lid])
    #expect(after.frameText(cup) == "24 24 100 80")
    #expect(result.frames[cup] == rect(44, 124, 100, 80))
    let lines = Set(after.constraintLines).subtracting(tea.document.constraintLines)
    #expect(lines == ["\(cup): self.width = 100", "tray: \(lid).leading = \(cup).trailing + 8"])
    #expect(after.object(cup)?["fixedFrame"] == nil)
    let connections = after.object(cup)?.list("connections") ?? []
    #expect(connections.filter { $0.name == "action" }.map { $0["destination"] } == ["-1"])
    #expect(after.object(cup)?.outlets.map(\.destination) == ["pot"])
  }

  @Test func `references in a copy lead to copies, and what has no constraint is held`() throws {
    let result = try Duplication(tea, of: ["tray"]).arranged()
    let after = try canvas(tea, after: Duplication(tea, of: ["tray"])).document
    let copy = try #require(result.selection.first)
    let views = after.subviewIDs(copy)
    #expect(after.object(views[0])?.outlets.map(\.destination) == [views[1]])
    #expect(after.object(copy)?["fixedFrame"] == nil)
    let single = try canvas(tea, after: Duplication(tea, of: ["lid"])).document
    let lid = try #require(single.subviewIDs("tray").last)
    #expect(single.object(lid)?["fixedFrame"] == "YES")
    #expect(single.object(lid)?.child("autoresizingMask")?["flexibleMaxX"] == "YES")
  }

  @Test func `views go into another document with their resources`() throws {
    let clipping = try Clipping(tea, of: ["cup", "lid"])
    let other = canvas(
      of: document(
        tray.replacing(from: "<resources>", upTo: "</document>", with: "")
          .replacing(from: "<capability name=\"System", upTo: "</dependencies>", with: "")
          .replacing(
            from: "<color key=\"backgroundColor\" name=\"Tea\"", upTo: "<constraints>", with: ""
          )
          .replacing(from: "<color key=\"backgroundColor\" systemColor", upTo: "</view>", with: ""),
        name: "Other.xib"))
    let after = try canvas(other, after: Pasting(other, clipping, into: "root")).document
    #expect(after.resourceNames("namedColor") == ["Tea"])
    #expect(after.resourceNames("systemColor") == ["systemBackgroundColor"])
    #expect(
      after.root.list("dependencies").compactMap { $0["name"] } == [
        "Named colors", "System colors in document resources",
      ])
    let cup = after.subviewIDs("root")[1]
    #expect(after.frameText(cup) == "44 124 100 80")
  }

  @Test func `each copy stands 8 points further than the last one`() throws {
    let clipping = try Clipping(tea, of: ["pot"])
    var tea = tea
    var frames: [String] = []
    for _ in 0..<3 {
      let pasting = Pasting(tea, clipping, into: "tray")
      let copy = try #require(try pasting.arranged().selection.first)
      tea = try canvas(tea, after: pasting)
      frames.append(try #require(tea.document.frameText(copy)))
    }
    #expect(frames == ["132 24 180 80", "140 32 180 80", "148 40 180 80"])
  }

  @Test func `copies of a view whose frame is no alignment rectangle stand beside it too`() throws {
    let drawn = try canvas(.root(DrawnView("on", 40, 40, 51, 31)), [])
      .changing { item in
        guard item.id == "on" else { return }
        item.alignmentInsets = Insets(top: 0, leading: 0, bottom: 0, trailing: 2)
        item.frame.width = 49
      }
    let pasting = Pasting(drawn, try Clipping(drawn, of: ["on"]), into: "root")
    let copy = try #require(try pasting.arranged().selection.first)
    let after = try drawn.document.applying(pasting.arranged().edits).document
    #expect(after.frameText(copy) == "48 48 51 31")
  }

  @Test func `a stack view places what is pasted into it`() throws {
    let stacked = canvas(
      rereading: .root(DrawnView("stack", 0, 100, 300, 80, element: "stackView")))
    let after = try canvas(
      stacked, after: Pasting(stacked, Clipping(tea, of: ["cup", "lid"]), into: "stack")
    ).document
    let ids = after.subviewIDs("stack")
    #expect(after.constraintLines == ["\(ids[0]): self.width = 100"])
    #expect(after.object(ids[1])?["fixedFrame"] == nil)
  }

  @Test func `views that would be outside of a view stand in its middle`() throws {
    let clipping = try Clipping(tea, of: ["lid"])
    let small = canvas(rereading: DrawnView("root", 0, 0, 100, 100))
    let after = try canvas(small, after: Pasting(small, clipping, into: "root")).document
    let id = try #require(after.subviewIDs("root").first)
    #expect(after.frameText(id) == "-40 40 180 20")
  }

  @Test func `a view that can't hold others says so`() {
    #expect(
      refusal(of: try Pasting(tea, Clipping(tea, of: ["lid"]), into: "pot"))
        == "pot can't hold views")
  }

  @Test func `what is cut out is what can be pasted`() throws {
    let cutting = try Cutting(tea, of: ["cup"])
    #expect(cutting.sentence == "Cut cup")
    let after = try canvas(tea, after: cutting)
    #expect(after.document.subviewIDs("tray") == ["pot", "lid"])
    let pasting = Pasting(after, cutting.clipping, into: "tray")
    let back = try canvas(after, after: pasting).document
    #expect(back.frameText(back.subviewIDs("tray")[2]) == "16 16 100 80")
  }
}

extension String {
  /// The text without what is between two words, up to the second.
  fileprivate func replacing(from start: String, upTo end: String, with other: String) -> String {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { preconditionFailure("the fixture has no \(start)") }
    return self[..<first.lowerBound] + other + self[last.lowerBound...]
  }
}
