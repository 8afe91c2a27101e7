import AutoLayout
import InterfaceBuilder
import LayoutTools
import Testing

@testable import Stage

@Suite struct SceneHostCanvasTests {
  /// A tray, whose constraints move it by 10 points, with a switch at its corner, and a label which
  /// a size class takes away.
  private func tea() throws -> Canvas {
    try DesignedScene(
      """
      <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Tray" id="tray">
              <rect key="frame" x="20" y="100" width="335" height="200"/>
              <subviews>
                  <switch opaque="NO" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="warm">
                      <rect key="frame" x="16" y="8" width="51" height="31"/>
                  </switch>
                  <label text="Oolong" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                      <rect key="frame" x="16" y="50" width="100" height="40"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
              </subviews>
          </view>
          <label hidden="YES" text="Away" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="away">
              <rect key="frame" x="16" y="400" width="100" height="21"/>
          </label>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
          <constraint firstItem="tray" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstItem="tray" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="90" id="c2"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="tray" secondAttribute="trailing" constant="20" id="c3"/>
      </constraints>
      """
    ).canvas
  }

  @Test func `views follow their superviews, and guides their views`() throws {
    let canvas = try tea()
    #expect(canvas.items.map(\.id) == ["root", "safe", "tray", "warm", "name", "away"])
    #expect(canvas.items.map(\.container) == [nil, "root", "root", "tray", "tray", "root"])
    #expect(canvas.item("safe")?.kind == .guide(.safeArea))
    #expect(canvas.item("tray")?.name == "Tray")
    #expect(canvas.items.map(\.isShown) == [true, true, true, true, true, false])
  }

  @Test func `the frame of the document and that of the constraints are two things`() throws {
    let canvas = try tea()
    let tray = try #require(canvas.item("tray"))
    #expect(line(tray.frame) == "20 100 335 200")
    #expect(line(tray.solvedFrame) == "20 110 335 0.0")
    let safe = try #require(canvas.item("safe"))
    #expect(line(safe.frame) == "0.0 20 375 647")
    #expect(line(safe.solvedFrame) == "0.0 20 375 647")
  }

  @Test func `frames are alignment rectangles, which constraints relate`() throws {
    let warm = try #require(try tea().item("warm"))
    #expect(line(warm.frame) == "36 108 49 31")
    #expect(line(warm.solvedFrame) == "36 118 49 31")
    #expect(line(warm.documentFrame) == "36 108 51 31")
  }

  @Test func `texts tell their sizes, and their baselines at the height that they have`() throws {
    let canvas = try tea()
    let name = try #require(canvas.item("name"))
    let content = try #require(name.contentHeight)
    #expect(content < 22)
    #expect(try #require(name.contentWidth) < 100)
    let first = try #require(name.firstBaseline)
    let last = try #require(name.lastBaseline)
    #expect(first < content)
    // The first line keeps its distance from the top, the last one from the bottom.
    // The content's height is a whole number of pixels, the line's is not.
    #expect(abs(last - first - (40 - content)) < 0.5)
    #expect(canvas.item("tray")?.contentWidth == nil)
    #expect(canvas.item("tray")?.firstBaseline == nil)
  }

  @Test func `people know a view by label, outlet, text, class, programs not by text`() throws {
    let shown = try DesignedScene(
      storyboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tea">
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="tea" sceneMemberID="viewController">
                            <view key="view" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <label text="Oolong" userLabel="Kind" id="a"/>
                                    <label text="Two cups" id="b"/>
                                    <label text="Hot/cold" id="c"/>
                                    <view id="box">
                                        <subviews>
                                            <label text="Hot/cold" id="d"/>
                                        </subviews>
                                    </view>
                                    <label hidden="YES" id="e">
                                        <mutableString key="text">Milk</mutableString>
                                    </label>
                                    <label text="Sugar" id="f"/>
                                    <label text="Lemon" id="g"/>
                                </subviews>
                                <variation key="default"><mask key="subviews"><exclude reference="g"/></mask></variation>
                            </view>
                            <connections><outlet property="count" destination="b" id="o"/></connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """)
    func names() -> [String] { shown.host.snapshot.views.map(\.name) }
    let paths = shown.host.snapshot.views.map(\.path)
    #expect(
      names() == [
        "view", "Kind", "count", "view.UILabel", "UIView", "UIView.UILabel", "UILabel[1]",
        "UILabel[2]",
      ])
    #expect(try shown.canvas.item("g")?.name == "UILabel")
    shown.host.namesTexts = true
    #expect(
      names() == [
        "view", "Kind", "count", "view.Hot-cold", "UIView", "UIView.Hot-cold", "Milk", "Sugar",
      ])
    #expect(
      shown.host.snapshot.views.map(\.title) == [
        "view", "Kind", "count", "Hot-cold", "UIView", "Hot-cold", "Milk", "Sugar",
      ])
    #expect(shown.host.snapshot.views.map(\.path) == paths)
    // A view that the scene has not is called what it would be.
    #expect(try shown.canvas.item("g")?.name == "Lemon")
  }

  @Test func `a text with dots is one name in constraints`() throws {
    let shown = try DesignedScene(
      """
      <subviews>
          <label text="Loading..." translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="16" y="40" width="100" height="21"/>
              <constraints>
                  <constraint firstAttribute="width" constant="100" id="wide"/>
              </constraints>
          </label>
      </subviews>
      """)
    shown.host.namesTexts = true
    let wide = shown.host.snapshot.constraint(ofElement: "wide")
    #expect(wide?.text == #""Loading...".width == 100"#)
    #expect(wide?.firstItem == #""Loading...""#)
  }

  @Test func `a document of which nothing is shown has no canvas`() throws {
    let shown = try DesignedScene("")
    let other = try #require(Document(Markup(SourceText("<document/>")), name: "Pot.xib"))
    #expect(shown.host.canvas(of: other) == nil)
    #expect(shown.host.canvas(of: shown.document)?.items.map(\.id) == ["root"])
  }

  @Test func `contents that nothing gives a size are as large as what is in sight`() throws {
    func content(_ constraints: String) throws -> String {
      let shown = try DesignedScene(
        """
        <subviews>
            <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                <rect key="frame" x="16" y="40" width="200" height="100"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="page">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                    </view>
                </subviews>
                <constraints>\(constraints)</constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            </scrollView>
        </subviews>
        """)
      return line(try #require(try shown.canvas.item("content")).frame)
    }
    #expect(try content("") == "16 40 200 100")
    let wide = """
      <constraint firstItem="page" firstAttribute="width" constant="300" id="c1"/>
      <constraint firstItem="page" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
      <constraint firstItem="page" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c3"/>
      """
    #expect(try content(wide) == "16 40 300 100")
  }

  @Test func `finding out how a layout moves leaves what is left out of it as it was`() throws {
    let shown = try DesignedScene(
      """
      <subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="cup" id="cup">
              <rect key="frame" x="16" y="40" width="100" height="80"/>
              <constraints>
                  <constraint firstAttribute="width" constant="200" id="wide"/>
              </constraints>
          </view>
      </subviews>
      """)
    let broken = shown.host.snapshot.problems.compactMap(\.broken?.id)
    #expect(broken.count == 1)
    let freedom = shown.host.freedom(on: try shown.canvas, releasing: ["cup"])
    #expect(freedom.count == 3)
    #expect(shown.host.snapshot.problems.compactMap(\.broken?.id) == broken)
  }

  @Test func `stack views are measured only for who asks`() throws {
    let shown = try DesignedScene(
      """
      <subviews>
          <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
              <rect key="frame" x="16" y="40" width="100" height="80"/>
              <subviews>
                  <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="tea"/>
              </subviews>
          </stackView>
      </subviews>
      """)
    #expect(try #require(try shown.canvas.item("row")?.contentWidth) > 20)
    let quick = try #require(shown.host.canvas(of: shown.document, measuresStacks: false))
    #expect(quick.item("row")?.contentWidth == nil)
    #expect(quick.item("tea")?.contentWidth == (try shown.canvas.item("tea")?.contentWidth))
  }

  @Test func `what holds a stack view as it is drawn says nothing of its content`() throws {
    let shown = try DesignedScene(
      """
      <subviews>
          <stackView fixedFrame="YES" axis="vertical" spacing="7" translatesAutoresizingMaskIntoConstraints="NO" id="row">
              <rect key="frame" x="16" y="40" width="200" height="10"/>
              <subviews>
                  <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="tea"/>
                  <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="pot"/>
              </subviews>
          </stackView>
      </subviews>
      """)
    // It is measured for all, since it may have to grow with what it arranges.
    let quick = try #require(shown.host.canvas(of: shown.document, measuresStacks: false))
    let (row, tea) = (try #require(quick.item("row")), try #require(quick.item("tea")))
    let (width, height) = (try #require(tea.contentWidth), try #require(tea.contentHeight))
    let scale = Double(shown.host.screen.scale)
    #expect(row.contentWidth == (width * scale).rounded(.up) / scale)
    #expect(row.contentHeight == ((2 * height + 7) * scale).rounded(.up) / scale)
  }
}
