import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Constraints of a document` {
  private typealias D = Documents

  private func load(
    _ subviews: String, _ constraints: String, mode: DocumentResources.Mode = .run,
    inView: String = "", inController: String = ""
  ) throws -> UIViewController {
    let loading = Loading(mode: mode)
    let controller = try loading.controller(
      D.screen(
        subviews: subviews, constraints: constraints, inView: inView, inController: inController))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  /// The frame of a view by constraints to what is around it.
  private func frame(_ constraints: String..., inView: String = "", inController: String = "")
    throws -> CGRect?
  {
    let written = D.constraints(constraints)
    return try load(D.view("aV1"), written, inView: inView, inController: inController).frame("aV1")
  }

  @Test func `place a view by its edges and sizes`() throws {
    #expect(
      try load(D.view("aV1"), D.place("aV1", 10, 20, 30, 40)).frame("aV1")
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `have the view that holds them where they name no first item`() throws {
    let found = try frame(
      #"holder.trailing = aV1.trailing constant="15""#,
      #"holder.bottom = aV1.bottom constant="25""#, "aV1.width = 100", "aV1.height = 50")
    #expect(found == CGRect(x: 260, y: 592, width: 100, height: 50))
  }

  @Test(arguments: [("0.5", 187.5), ("1:3", 125), ("1/3", 125), ("3:1", 1125), ("2", 750)])
  func `have multipliers in every spelling`(multiplier: String, width: Double) throws {
    let found = try frame(
      "aV1.corner = rV1.corner",
      "aV1.width = rV1.width multiplier=\"\(multiplier)\"", "aV1.height = 10")
    #expect(found == CGRect(x: 0, y: 0, width: width, height: 10))
  }

  @Test func `have aspect ratios within a view`() throws {
    let found = try frame(
      "aV1.corner = rV1.corner",
      "aV1.width = 160", #"aV1.width = aV1.height multiplier="16:9""#)
    #expect(found == CGRect(x: 0, y: 0, width: 160, height: 90))
  }

  @Test func `have relations and priorities`() throws {
    let found = try frame(
      "aV1.corner = rV1.corner", "aV1.width <= 120",
      #"aV1.width = 300 priority="750""#, "aV1.height >= 44", #"aV1.height = 10 priority="500""#)
    #expect(found == CGRect(x: 0, y: 0, width: 120, height: 44))
  }

  @Test func `reach the margins of the root and of views inside of it`() throws {
    let controller = try load(
      D.view(
        "aV1", "0 0 9 9", "",
        "<subviews>\(D.view("bV1"))</subviews><constraints>"
          + D.constraints(
            "bV1.leading = aV1.leadingMargin", "bV1.top = aV1.topMargin",
            "holder.trailingMargin = bV1.trailing",
            #"holder.bottomMargin = bV1.bottom constant="2""#) + "</constraints>"),
      D.constraints(
        "aV1.leading = rV1.leadingMargin", "rV1.trailingMargin = aV1.trailing",
        "aV1.top = rV1.topMargin", "aV1.height = 100"))
    #expect(controller.frame("aV1") == CGRect(x: 16, y: 20, width: 343, height: 100))
    #expect(controller.frame("bV1") == CGRect(x: 8, y: 8, width: 327, height: 82))
  }

  @Test func `reach margins that the document sets`() throws {
    let controller = try load(
      D.view(
        "aV1", "0 0 9 9", "",
        "<subviews>\(D.view("bV1"))</subviews><constraints>"
          + D.constraints(
            "bV1.left = aV1.leftMargin", "bV1.top = aV1.topMargin",
            "holder.rightMargin = bV1.right", "holder.bottomMargin = bV1.bottom")
          + #"</constraints><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
      ),
      D.place("aV1", 0, 100, 100, 100))
    #expect(controller.frame("bV1") == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test func `reach the safe area`() throws {
    let found = try frame(
      "aV1.corner = sA1.corner",
      "sA1.bottom = aV1.bottom", "sA1.trailing = aV1.trailing")
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test func `reach the top and bottom guides of controllers`() throws {
    let found = try frame(
      "aV1.leading = rV1.leading", "aV1.width = 10", #"aV1.top = tG1.bottom constant="5""#,
      #"bG1.top = aV1.bottom constant="7""#,
      inController: """
        <layoutGuides>
            <viewControllerLayoutGuide type="top" id="tG1"/>
            <viewControllerLayoutGuide type="bottom" id="bG1"/>
        </layoutGuides>
        """)
    #expect(found == CGRect(x: 0, y: 25, width: 10, height: 635))
  }

  @Test func `reach guides of the document's own`() throws {
    let found = try frame(
      #"uG1.leading = rV1.leading constant="100""#, #"uG1.top = rV1.top constant="200""#,
      "uG1.width = 60", "uG1.height = 80", "aV1.centerX = uG1.centerX",
      "aV1.centerY = uG1.centerY", "aV1.width = 20", "aV1.height = 20",
      inView: #"<userGuides><userLayoutGuide id="uG1" userLabel="Middle"/></userGuides>"#)
    #expect(found == CGRect(x: 120, y: 230, width: 20, height: 20))
  }

  @Test func `reach the guide of the keyboard`() throws {
    let found = try frame(
      "aV1.leading = rV1.leading", "aV1.width = 10",
      "aV1.height = 30", #"kG1.top = aV1.bottom constant="7""#,
      inView: #"<viewLayoutGuide key="keyboard" id="kG1"/>"#)
    #expect(found == CGRect(x: 0, y: 630, width: 10, height: 30))
  }

  @Test func `reach the guides of scroll views`() throws {
    let controller = try load(
      D.view(
        "sV1", "0 0 9 9", "", name: "scrollView",
        "<subviews>\(D.view("bV1"))</subviews><constraints>"
          + D.constraints(
            "bV1.corner = cG1.corner", "cG1.trailing = bV1.trailing",
            #"cG1.bottom = bV1.bottom constant="10""#, "bV1.width = fG1.width", "bV1.height = 900")
            + """
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cG1"/>
            <viewLayoutGuide key="frameLayoutGuide" id="fG1"/>
            """),
      D.place("sV1", 0, 0, 200, 300))
    let scroll = try #require(controller.view("sV1") as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 200, height: 910))
    #expect(controller.frame("bV1") == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  @Test func `align first and last baselines`() throws {
    let text = #"text="one&#10;two" numberOfLines="0""#
    let controller = try load(
      D.view("lA1", "0 0 9 9", text, name: "label")
        + D.view("lB1", "0 0 9 9", #"text="x""#, name: "label")
        + D.view("lC1", "0 0 9 9", #"text="x""#, name: "label"),
      D.constraints(
        "lA1.corner = rV1.corner", "lB1.leading = lA1.trailing",
        "lC1.leading = lB1.trailing", "lB1.firstBaseline = lA1.firstBaseline",
        "lC1.baseline = lA1.baseline"))
    let height = try #require(controller.frame("lB1")?.height)
    #expect(controller.frame("lA1")?.height == height * 2)
    #expect(controller.frame("lB1")?.minY == 0)
    #expect(controller.frame("lC1")?.minY == height)
  }

  @Test(arguments: [(DocumentResources.Mode.design, 80.0), (.run, 20)])
  func `that are placeholders hold in the design alone`(
    mode: DocumentResources.Mode, width: Double
  ) throws {
    let controller = try load(
      D.view("aV1"),
      D.constraints(
        "aV1.corner = rV1.corner", #"aV1.width = 80 placeholder="YES""#,
        #"aV1.width = 20 priority="900""#, "aV1.height = 10"), mode: mode)
    #expect(controller.frame("aV1") == CGRect(x: 0, y: 0, width: width, height: 10))
    let placeholders = controller.view.origin?.placeholders ?? []
    #expect(placeholders.map(\.constant) == (mode == .run ? [80] : []))
    #expect(placeholders.allSatisfy { !$0.isActive })
  }

  @Test func `keep their identifiers`() throws {
    let controller = try load(
      D.view("aV1"),
      D.constraints(
        "aV1.corner = rV1.corner",
        #"aV1.width = 80 identifier="wide""#, "aV1.height = 10"))
    #expect(
      controller.view("aV1")?.constraints.compactMap(\.identifier) == ["wide"]
        || controller.view.constraints.compactMap(\.identifier) == ["wide"])
  }
}

@MainActor @Suite(.phone) struct `Views without constraints` {
  @Test func `of fixed frames stay where the document has them`() throws {
    let controller = try Loading().controller(
      Documents.screen(
        subviews: Documents.view("aV1", "12 34 56 78", #"fixedFrame="YES""#)
          + Documents.view("sW1", "10 200 51 31", #"fixedFrame="YES""#, name: "switch")))
    controller.shown(320, 480)
    #expect(controller.frame("aV1") == CGRect(x: 12, y: 34, width: 56, height: 78))
    #expect(controller.frame("sW1") == CGRect(x: 10, y: 200, width: 51, height: 31))
  }

  @Test(arguments: [
    (8, #"widthSizable="YES" heightSizable="YES""#, CGRect(x: 20, y: 67, width: 125, height: 200)),
    (8, #"flexibleMinX="YES" flexibleMinY="YES""#, CGRect(x: 45, y: 167, width: 100, height: 100)),
    (8, #"flexibleMaxX="YES" flexibleMaxY="YES""#, CGRect(x: 20, y: 67, width: 100, height: 100)),
    (8, "", CGRect(x: 20, y: 67, width: 100, height: 100)),
    (7, #"widthSizable="YES" heightSizable="YES""#, CGRect(x: 20, y: 67, width: 100, height: 100)),
  ])
  func `of fixed frames follow their masks since Xcode 8`(
    xcode: Int, mask: String, frame: CGRect
  ) throws {
    let loading = Loading()
    loading.toolsVersion = xcode == 8 ? "12121" : "9532"
    #expect(try self.frame(#"fixedFrame="YES""#, mask: mask, loading) == frame)
  }

  @Test(arguments: [
    ("", CGRect(x: 20, y: 67, width: 100, height: 100)),
    (#"widthSizable="YES" heightSizable="YES""#, CGRect(x: 20, y: 67, width: 125, height: 200)),
    (#"flexibleMinX="YES" flexibleMinY="YES""#, CGRect(x: 45, y: 167, width: 100, height: 100)),
    (#"flexibleMaxX="YES" flexibleMaxY="YES""#, CGRect(x: 20, y: 67, width: 100, height: 100)),
  ])
  func `follow their autoresizing masks`(mask: String, frame: CGRect) throws {
    let attributes = #"translatesAutoresizingMaskIntoConstraints="YES""#
    #expect(try self.frame(attributes, mask: mask, Loading()) == frame)
  }

  /// The frame of a view of 100 points at 20,67, on a screen that is 25 points wider and 100 points
  /// higher than its document's.
  private func frame(_ attributes: String, mask: String, _ loading: Loading) throws -> CGRect? {
    let controller = try loading.controller(
      Documents.screen(
        subviews: Documents.view(
          "aV1", "20 67 100 100", attributes,
          "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")))
    controller.shown(400, 767)
    return controller.frame("aV1")
  }
}
