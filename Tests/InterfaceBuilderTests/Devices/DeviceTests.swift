import InterfaceBuilder
import Testing

@Suite struct DeviceTests {
  private func device(_ text: String) -> DesignDevice? {
    document("<document>\(text)</document>").device
  }

  @Test func `a device has a name, and is held in some way`() {
    let phone = device("<device id='retina6_1' orientation='landscape' appearance='dark'/>")
    #expect(phone?.id == "retina6_1")
    #expect(phone?.orientation == .landscape)
    #expect(phone?.isDark == true)
    #expect(phone?.isPad == false)
    let pad = device("<device id='ipad9_7'><adaptation id='fullscreen'/></device>")
    #expect(pad?.orientation == .portrait)
    #expect(pad?.layout == "fullscreen")
    #expect(pad?.isPad == true)
    #expect(device("<device orientation='portrait'/>") == nil)
    #expect(device("") == nil)
  }

  @Test func `a document without a device is drawn as Xcode did then`() {
    #expect(
      document("<document useTraitCollections='YES'/>").canvasSize == Size(width: 600, height: 600))
    #expect(document("<document/>").canvasSize == Size(width: 320, height: 480))
    #expect(
      document(
        "<document><simulatedMetricsContainer key='defaultSimulatedMetrics'>"
          + "<simulatedScreenMetrics key='destination' type='retina4'/></simulatedMetricsContainer></document>"
      ).canvasSize == Size(width: 320, height: 568))
    #expect(
      document("<document targetRuntime='iOS.CocoaTouch.iPad'/>").canvasSize
        == Size(width: 768, height: 1024))
  }

  @Test(arguments: [
    ("4510", 5, 7), ("6254", 6, 8), ("9531", 7, 9), ("12121", 8, 10), ("13771", 9, 11),
    ("14490.70", 10, 12), ("15702", 11, 13), ("17701", 12, 14), ("19529", 13, 15),
    ("21507", 14, 16), ("22505", 15, 17), ("23504", 16, 18),
  ])
  func `the version of Xcode comes from that of its tools`(tools: String, major: Int, iOS: Int) {
    #expect(Xcode(toolsVersion: tools)?.major == major)
    #expect(Xcode(toolsVersion: tools)?.iOS == iOS)
  }

  @Test func `a version that is none is not known`() {
    #expect(Xcode(toolsVersion: "32700.99.1234") == nil)
    #expect(Xcode(toolsVersion: "tea") == nil)
    #expect(document(storyboard).xcode?.major == 14)
  }

  @Test func `metrics of a scene say what the canvas shows`() {
    let controller = SimulatedMetrics(
      element(
        """
        <viewController><nil key="simulatedStatusBarMetrics"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
        <nil key="simulatedBottomBarMetrics"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <size key="freeformSize" width="320" height="1200"/></viewController>
        """))
    #expect(!controller.hasStatusBar)
    #expect(controller.topBar == .shown("simulatedNavigationBarMetrics"))
    #expect(!controller.isTopBarTranslucent)
    #expect(controller.bottomBar == SimulatedMetrics.Bar.none)
    #expect(controller.freeformSize == Size(width: 320, height: 1200))
    #expect(!controller.hasLargeTitles)
    let large = SimulatedMetrics(
      element(
        "<viewController><simulatedNavigationBarMetrics key='simulatedTopBarMetrics' "
          + "prefersLargeTitles='YES'/></viewController>"))
    #expect(large.hasLargeTitles && large.isTopBarTranslucent)
    let plain = SimulatedMetrics(element("<viewController/>"))
    #expect(plain.hasStatusBar && plain.topBar == .inferred && plain.freeformSize == nil)
    #expect(
      SimulatedMetrics(
        element(
          "<view><rect key='frame' x='0' y='0' width='9' height='8'/>"
            + "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/></view>")
      ).freeformSize == Size(width: 9, height: 8))
  }

  @Test func `a build before a release is told by its plug-in`() throws {
    func xcode(_ plugIn: String) -> Int? {
      let text = """
        <document toolsVersion="32700.99.1234" version="3.0">
            <dependencies>
                <deployment identifier="iOS"/>
                \(plugIn)
            </dependencies>
        </document>

        """
      return Document(Markup(SourceText(text)), name: "Tea.xib")?.xcode?.major
    }
    let plugIn =
      #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>"#
    #expect(xcode(plugIn) == 15)
    #expect(xcode(plugIn.replacing("CocoaTouch", with: "Cocoa")) == nil)
    #expect(xcode("") == nil)
  }
}
