import InterfaceBuilder
import Testing

@Suite struct TemplateTests {
  private func read(_ template: Template) throws -> Document {
    let name = template == .xib ? "Tea.xib" : "Tea.storyboard"
    let (document, problems) = Document.read(Array(template.text.utf8), name: name)
    #expect(problems.map(\.message) == [], "\(template)")
    return try #require(document)
  }

  @Test func `templates are found by their names`() {
    #expect(Template.allCases.map(\.name) == ["empty", "navigation", "tabs", "table", "xib"])
    #expect(Template.navigation.summary == "a storyboard with a view in a navigation controller")
  }

  @Test(arguments: Template.allCases)
  func `a template's document has no problems, its kind and views for a phone`(
    template: Template
  ) throws {
    let document = try read(template)
    #expect(document.kind == template.kind)
    #expect(document.device?.id == "retina6_12")
    #expect(document.xcode?.major == 16)
    #expect(!document.rootViews.isEmpty)
    for view in document.rootViews {
      #expect(view.rect(key: "frame") == Rect(x: 0, y: 0, width: 393, height: 852))
    }
  }

  @Test(arguments: [
    (Template.empty, ["viewController"]),
    (.navigation, ["navigationController", "viewController"]),
    (.tabs, ["tabBarController", "viewController", "viewController"]),
    (.table, ["tableViewController"]), (.xib, []),
  ])
  func `a storyboard begins with the first of its controllers, which lead to the others`(
    template: Template, controllers: [String]
  ) throws {
    let document = try read(template)
    #expect(document.scenes.compactMap(\.controller?.name) == controllers)
    #expect(document.initialController == document.scenes.first?.controller)
    let others = document.scenes.dropFirst().compactMap { $0.controller?["id"] }
    let segues = document.initialController?.list("connections") ?? []
    #expect(segues.map { $0["destination"] } == others)
  }

  @Test func `a xib has an owner, a first responder and a view`() throws {
    let document = try read(.xib)
    #expect(document.objects.map(\.name) == ["placeholder", "placeholder", "view"])
    #expect(
      document.objects.compactMap { $0["placeholderIdentifier"] } == [
        "IBFilesOwner", "IBFirstResponder",
      ])
  }

  @Test func `the text is the one that Xcode writes`() {
    #expect(
      Template.empty.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Zky-RR-lsW">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
                <!--View Controller-->
                <scene sceneID="ORF-WX-kof">
                    <objects>
                        <viewController id="Zky-RR-lsW" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="HnP-bS-WRA">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id="eog-s4-5U7"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="H2V-i2-zba" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
            </scenes>
            <resources>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """)
  }

  @Test func `the cell of a table is as high as a row of a phone with three pixels to a point`()
    throws
  {
    let document = try read(.table)
    let table = try #require(document.rootViews.first)
    let cell = try #require(table.list("prototypes").first)
    let height = try #require(cell.rect(key: "frame")?.height)
    #expect(height.written == "43.666667938232422")
    #expect(
      table.outlets.map { "\($0.property) \($0.destination)" } == [
        "dataSource \(document.initialController?["id"] ?? "")",
        "delegate \(document.initialController?["id"] ?? "")",
      ])
    #expect(cell.child("tableViewCellContentView")?["tableViewCell"] == cell["id"])
  }
}
