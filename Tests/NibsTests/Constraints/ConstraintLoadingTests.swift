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
    let loading = try Loading(mode: mode)
    let controller = try loading.controller(
      D.screen(
        subviews: subviews, constraints: constraints, inView: inView, inController: inController))
    controller.shown()
    #expect(loading.messages == [])
    return controller
  }

  private func frame(_ constraints: String, inView: String = "", inController: String = "") throws
    -> CGRect?
  {
    try load(
      D.view("aV1-aa-aaa"), constraints, inView: inView, inController: inController
    ).frame("aV1-aa-aaa")
  }

  @Test func `place a view by its edges and sizes`() throws {
    #expect(
      try frame(D.place("aV1-aa-aaa", 10, 20, 30, 40))
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `have the view that holds them where they name no first item`() throws {
    let found = try frame(
      D.constraints(
        #"holder.trailing = aV1-aa-aaa.trailing constant="15""#,
        #"holder.bottom = aV1-aa-aaa.bottom constant="25""#, "aV1-aa-aaa.width = 100",
        "aV1-aa-aaa.height = 50"))
    #expect(found == CGRect(x: 260, y: 592, width: 100, height: 50))
  }

  @Test(arguments: [
    ("0.5", 187.5), ("1:3", 125), ("1/3", 125), ("3:1", 1125), ("2", 750),
  ])
  func `have multipliers in every spelling`(multiplier: String, width: Double) throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.top = rV1-aa-aaa.top",
        "aV1-aa-aaa.width = rV1-aa-aaa.width multiplier=\"\(multiplier)\"",
        "aV1-aa-aaa.height = 10"))
    #expect(found == CGRect(x: 0, y: 0, width: width, height: 10))
  }

  @Test func `have aspect ratios within a view`() throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.top = rV1-aa-aaa.top",
        "aV1-aa-aaa.width = 160", #"aV1-aa-aaa.width = aV1-aa-aaa.height multiplier="16:9""#))
    #expect(found == CGRect(x: 0, y: 0, width: 160, height: 90))
  }

  @Test func `have relations and priorities`() throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.top = rV1-aa-aaa.top",
        "aV1-aa-aaa.width <= 120", #"aV1-aa-aaa.width = 300 priority="750""#,
        "aV1-aa-aaa.height >= 44", #"aV1-aa-aaa.height = 10 priority="500""#))
    #expect(found == CGRect(x: 0, y: 0, width: 120, height: 44))
  }

  @Test func `reach the margins of the root and of views inside of it`() throws {
    let controller = try load(
      D.view(
        "aV1-aa-aaa", "0 0 9 9", "",
        "<subviews>\(D.view("bV1-aa-aaa"))</subviews><constraints>"
          + D.constraints(
            "bV1-aa-aaa.leading = aV1-aa-aaa.leadingMargin",
            "bV1-aa-aaa.top = aV1-aa-aaa.topMargin",
            "holder.trailingMargin = bV1-aa-aaa.trailing",
            #"holder.bottomMargin = bV1-aa-aaa.bottom constant="2""#)
          + "</constraints>"),
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leadingMargin",
        "rV1-aa-aaa.trailingMargin = aV1-aa-aaa.trailing",
        "aV1-aa-aaa.top = rV1-aa-aaa.topMargin", "aV1-aa-aaa.height = 100"))
    #expect(controller.frame("aV1-aa-aaa") == CGRect(x: 16, y: 20, width: 343, height: 100))
    #expect(controller.frame("bV1-aa-aaa") == CGRect(x: 8, y: 8, width: 327, height: 82))
  }

  @Test func `reach margins that the document sets`() throws {
    let controller = try load(
      D.view(
        "aV1-aa-aaa", "0 0 9 9", "",
        "<subviews>\(D.view("bV1-aa-aaa"))</subviews><constraints>"
          + D.constraints(
            "bV1-aa-aaa.left = aV1-aa-aaa.leftMargin", "bV1-aa-aaa.top = aV1-aa-aaa.topMargin",
            "holder.rightMargin = bV1-aa-aaa.right", "holder.bottomMargin = bV1-aa-aaa.bottom")
          + #"</constraints><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
      ),
      D.place("aV1-aa-aaa", 0, 100, 100, 100))
    #expect(controller.frame("bV1-aa-aaa") == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test func `reach the safe area`() throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = sA1-aa-aaa.leading", "aV1-aa-aaa.top = sA1-aa-aaa.top",
        "sA1-aa-aaa.bottom = aV1-aa-aaa.bottom", "sA1-aa-aaa.trailing = aV1-aa-aaa.trailing"))
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test func `reach the top and bottom guides of controllers`() throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.width = 10",
        #"aV1-aa-aaa.top = tG1-aa-aaa.bottom constant="5""#,
        #"bG1-aa-aaa.top = aV1-aa-aaa.bottom constant="7""#),
      inController: """
        <layoutGuides>
            <viewControllerLayoutGuide type="top" id="tG1-aa-aaa"/>
            <viewControllerLayoutGuide type="bottom" id="bG1-aa-aaa"/>
        </layoutGuides>
        """)
    #expect(found == CGRect(x: 0, y: 25, width: 10, height: 635))
  }

  @Test func `reach guides of the document's own`() throws {
    let found = try frame(
      D.constraints(
        #"uG1-aa-aaa.leading = rV1-aa-aaa.leading constant="100""#,
        #"uG1-aa-aaa.top = rV1-aa-aaa.top constant="200""#, "uG1-aa-aaa.width = 60",
        "uG1-aa-aaa.height = 80", "aV1-aa-aaa.centerX = uG1-aa-aaa.centerX",
        "aV1-aa-aaa.centerY = uG1-aa-aaa.centerY", "aV1-aa-aaa.width = 20",
        "aV1-aa-aaa.height = 20"),
      inView: #"<userGuides><userLayoutGuide id="uG1-aa-aaa" userLabel="Middle"/></userGuides>"#)
    #expect(found == CGRect(x: 120, y: 230, width: 20, height: 20))
  }

  @Test func `reach the guide of the keyboard`() throws {
    let found = try frame(
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.width = 10",
        "aV1-aa-aaa.height = 30", #"kG1-aa-aaa.top = aV1-aa-aaa.bottom constant="7""#),
      inView: #"<viewLayoutGuide key="keyboard" id="kG1-aa-aaa"/>"#)
    #expect(found == CGRect(x: 0, y: 630, width: 10, height: 30))
  }

  @Test func `reach the guides of scroll views`() throws {
    let controller = try load(
      D.view(
        "sV1-aa-aaa", "0 0 9 9", "", name: "scrollView",
        "<subviews>\(D.view("bV1-aa-aaa"))</subviews><constraints>"
          + D.constraints(
            "bV1-aa-aaa.leading = cG1-aa-aaa.leading", "bV1-aa-aaa.top = cG1-aa-aaa.top",
            "cG1-aa-aaa.trailing = bV1-aa-aaa.trailing",
            #"cG1-aa-aaa.bottom = bV1-aa-aaa.bottom constant="10""#,
            "bV1-aa-aaa.width = fG1-aa-aaa.width", "bV1-aa-aaa.height = 900")
            + """
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cG1-aa-aaa"/>
            <viewLayoutGuide key="frameLayoutGuide" id="fG1-aa-aaa"/>
            """),
      D.place("sV1-aa-aaa", 0, 0, 200, 300))
    let scroll = try #require(controller.view("sV1-aa-aaa") as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 200, height: 910))
    #expect(controller.frame("bV1-aa-aaa") == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  @Test func `align first and last baselines`() throws {
    let text = #"text="one&#10;two" numberOfLines="0""#
    let controller = try load(
      D.view("lA1-aa-aaa", "0 0 9 9", text, name: "label")
        + D.view("lB1-aa-aaa", "0 0 9 9", #"text="x""#, name: "label")
        + D.view("lC1-aa-aaa", "0 0 9 9", #"text="x""#, name: "label"),
      D.constraints(
        "lA1-aa-aaa.leading = rV1-aa-aaa.leading", "lA1-aa-aaa.top = rV1-aa-aaa.top",
        "lB1-aa-aaa.leading = lA1-aa-aaa.trailing", "lC1-aa-aaa.leading = lB1-aa-aaa.trailing",
        "lB1-aa-aaa.firstBaseline = lA1-aa-aaa.firstBaseline",
        "lC1-aa-aaa.baseline = lA1-aa-aaa.baseline"))
    let height = try #require(controller.frame("lB1-aa-aaa")?.height)
    #expect(controller.frame("lA1-aa-aaa")?.height == height * 2)
    #expect(controller.frame("lB1-aa-aaa")?.minY == 0)
    #expect(controller.frame("lC1-aa-aaa")?.minY == height)
  }

  @Test(arguments: [(DocumentResources.Mode.design, 80.0), (.run, 20)])
  func `that are placeholders hold in the design alone`(
    mode: DocumentResources.Mode, width: Double
  ) throws {
    let controller = try load(
      D.view("aV1-aa-aaa"),
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.top = rV1-aa-aaa.top",
        #"aV1-aa-aaa.width = 80 placeholder="YES""#, #"aV1-aa-aaa.width = 20 priority="900""#,
        "aV1-aa-aaa.height = 10"), mode: mode)
    #expect(controller.frame("aV1-aa-aaa") == CGRect(x: 0, y: 0, width: width, height: 10))
    let placeholders = controller.view.origin?.placeholders ?? []
    #expect(placeholders.map(\.constant) == (mode == .run ? [80] : []))
    #expect(placeholders.allSatisfy { !$0.isActive })
  }

  @Test func `keep their identifiers`() throws {
    let controller = try load(
      D.view("aV1-aa-aaa"),
      D.constraints(
        "aV1-aa-aaa.leading = rV1-aa-aaa.leading", "aV1-aa-aaa.top = rV1-aa-aaa.top",
        #"aV1-aa-aaa.width = 80 identifier="wide""#, "aV1-aa-aaa.height = 10"))
    #expect(
      controller.view("aV1-aa-aaa")?.constraints.compactMap(\.identifier) == ["wide"]
        || controller.view.constraints.compactMap(\.identifier) == ["wide"])
  }
}

@MainActor @Suite(.phone) struct `Views without constraints` {
  @Test func `of fixed frames stay where the document has them`() throws {
    let controller = try Loading().controller(
      Documents.screen(
        subviews: Documents.view("aV1-aa-aaa", "12 34 56 78", #"fixedFrame="YES""#)
          + Documents.view("sW1-aa-aaa", "10 200 51 31", #"fixedFrame="YES""#, name: "switch")))
    controller.shown(320, 480)
    #expect(controller.frame("aV1-aa-aaa") == CGRect(x: 12, y: 34, width: 56, height: 78))
    #expect(controller.frame("sW1-aa-aaa") == CGRect(x: 10, y: 200, width: 51, height: 31))
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
    let loading = try Loading()
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
          "aV1-aa-aaa", "20 67 100 100", attributes,
          "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")))
    controller.shown(400, 767)
    return controller.frame("aV1-aa-aaa")
  }
}
