import InterfaceBuilder
import Testing

@Suite struct DeviceTests {
  private func device(_ text: String) -> Device? { document("<document>\(text)</document>").device }

  @Test func `a device has a size as it is held`() {
    let phone = device("<device id='retina6_1' orientation='landscape' appearance='dark'/>")
    #expect(phone?.size == Size(width: 896, height: 414))
    #expect(phone?.isDark == true)
    #expect(phone?.model.scale == 2)
    #expect(
      device("<device id='retina4_7'><adaptation id='fullscreen'/></device>")?.layout
        == "fullscreen")
    #expect(device("<device id='tea5_0'/>") == nil)
    #expect(device("") == nil)
  }

  @Test func `a device has size classes`() {
    #expect(
      device("<device id='retina4_7'/>")?.traits == DesignTraits(width: .compact, height: .regular))
    #expect(
      device("<device id='retina4_7' orientation='landscape'/>")?.traits
        == DesignTraits(width: .compact, height: .compact))
    #expect(
      device("<device id='retina5_5' orientation='landscape'/>")?.traits
        == DesignTraits(width: .regular, height: .compact))
    #expect(
      device("<device id='ipad9_7'/>")?.traits
        == DesignTraits(width: .regular, height: .regular, idiom: "pad"))
  }

  @Test(arguments: [
    ("retina4_7", Device.Orientation.portrait, "21507", 20.0, 0.0, 0.0),
    ("retina4_7", .landscape, "21507", 0, 0, 0),
    ("retina5_9", .portrait, "17701", 44, 34, 0),
    ("retina5_9", .portrait, "21507", 50, 34, 0),
    ("retina6_1", .portrait, "17701", 44, 34, 0),
    ("retina6_1", .portrait, "19529", 48, 34, 0),
    ("retina6_1", .landscape, "19529", 0, 21, 44),
    ("retina6_12", .portrait, "22505", 59, 34, 0),
  ])
  func `a screen has a safe area`(
    id: String, orientation: Device.Orientation, tools: String, top: Double, bottom: Double,
    side: Double
  ) {
    #expect(
      DeviceModel.named(id)?.safeArea(orientation, xcode: Xcode(toolsVersion: tools))
        == Insets(top: top, leading: side, bottom: bottom, trailing: side))
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
    #expect(document(storyboard).canvasSize == Size(width: 393, height: 852))
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

  @Test func `the deployment is read from its number`() {
    func deployment(_ text: String) -> [Int]? {
      document("<document><dependencies>\(text)</dependencies></document>").deployment
        .map { [$0.major, $0.minor] }
    }
    #expect(deployment("<deployment version='2304' identifier='iOS'/>") == [9, 0])
    #expect(deployment("<deployment version='2352' identifier='iOS'/>") == [9, 3])
    #expect(deployment("<deployment identifier='iOS'/>") == nil)
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
    let plain = SimulatedMetrics(element("<viewController/>"))
    #expect(plain.hasStatusBar && plain.topBar == .inferred && plain.freeformSize == nil)
    let old = SimulatedMetrics(
      element(
        """
        <viewController><simulatedOrientationMetrics key="o" orientation="landscapeRight"/>
        <simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina47"/></viewController>
        """))
    #expect(old.orientation == .landscape)
    #expect(old.screenSize == Size(width: 375, height: 667))
    #expect(
      SimulatedMetrics(
        element(
          "<view><rect key='frame' x='0' y='0' width='9' height='8'/>"
            + "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/></view>")
      ).freeformSize == Size(width: 9, height: 8))
  }
}
