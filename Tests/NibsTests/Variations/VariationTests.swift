import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Size classes change what a document` {
  private typealias D = Documents

  /// Shows a screen, and changes its classes.
  private func show(_ subviews: String, _ constraints: String = "", inView: String = "") throws -> (
    controller: UIViewController,
    change: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) -> Void
  ) {
    let loading = Loading()
    let controller = try loading.controller(
      D.screen(subviews: subviews, constraints: constraints, inView: inView))
    let window = controller.shown()
    #expect(loading.messages == [])
    return (
      controller,
      { width, height in
        controller.view.traitOverrides.horizontalSizeClass = width
        controller.view.traitOverrides.verticalSizeClass = height
        window.layoutIfNeeded()
      }
    )
  }

  private func constraint(_ attribute: String, _ constant: Int, _ variations: String) -> String {
    """
    <constraint firstItem="aV1" firstAttribute="\(attribute)" constant="\(constant)" id="v\(attribute.prefix(2))">\(variations)</constraint>
    """
  }

  private let corner = D.constraints("aV1.corner = rV1.corner")

  @Test func `says of constants, the more classes the stronger`() throws {
    let (controller, change) = try show(
      D.view("aV1"),
      corner
        + constraint(
          "width", 10,
          """
          <variation key="heightClass=regular-widthClass=regular" constant="30"/>
          <variation key="widthClass=regular" constant="20"/>
          """) + constraint("height", 5, #"<variation key="heightClass=compact" constant="6"/>"#))
    func size() -> CGSize? { controller.frame("aV1")?.size }
    #expect(size() == CGSize(width: 10, height: 5))
    change(.regular, .compact)
    #expect(size() == CGSize(width: 20, height: 6))
    change(.regular, .regular)
    #expect(size() == CGSize(width: 30, height: 5))
    change(.compact, .regular)
    #expect(size() == CGSize(width: 10, height: 5))
  }

  @Test func `says of fonts and visibility, and takes it back`() throws {
    let (controller, change) = try show(
      D.view(
        "lA1", "0 0 9 9", #"text="hello" fixedFrame="YES""#, name: "label",
        """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular" hidden="YES">
            <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="30"/>
        </variation>
        """))
    let label = try #require(controller.view("lA1") as? UILabel)
    change(.regular, .regular)
    #expect(label.font == .systemFont(ofSize: 30, weight: .heavy))
    #expect(label.isHidden)
    change(.compact, .regular)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isHidden)
  }

  @Test func `says of the axis and spacing of stacks, and takes it back`() throws {
    let (controller, change) = try show(
      D.view(
        "sT1", "0 0 9 9", #"spacing="4""#, name: "stackView",
        "<subviews>" + sized("aV1") + sized("bV1") + "</subviews>"
          + #"<variation key="widthClass=regular" axis="vertical" spacing="10"/>"#),
      D.constraints("sT1.corner = rV1.corner"))
    #expect(controller.frame("bV1") == CGRect(x: 24, y: 0, width: 20, height: 20))
    change(.regular, .regular)
    #expect(controller.frame("bV1") == CGRect(x: 0, y: 30, width: 20, height: 20))
    change(.compact, .regular)
    #expect(controller.frame("bV1") == CGRect(x: 24, y: 0, width: 20, height: 20))
  }

  private func sized(_ id: String) -> String {
    D.view(
      id, "0 0 20 20", "",
      """
      <constraints>
          <constraint firstAttribute="width" constant="20" id="w\(id.prefix(2))"/>
          <constraint firstAttribute="height" constant="20" id="h\(id.prefix(2))"/>
      </constraints>
      """)
  }

  @Test func `takes away and brings back of constraints`() throws {
    let (controller, change) = try show(
      D.view("aV1"),
      corner + constraint("width", 10, "") + constraint("height", 20, "")
        + """
        <constraint firstItem="aV1" firstAttribute="width" secondItem="rV1" secondAttribute="width" id="fU1"/>
        """,
      inView: """
        <variation key="default"><mask key="constraints"><exclude reference="fU1"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><exclude reference="vwi"/><include reference="fU1"/></mask></variation>
        """)
    #expect(controller.frame("aV1")?.width == 10)
    change(.regular, .regular)
    #expect(controller.frame("aV1")?.width == 375)
    change(.compact, .regular)
    #expect(controller.frame("aV1")?.width == 10)
  }

  @Test func `takes away and brings back of views with their constraints`() throws {
    let (controller, change) = try show(
      D.view("aV1") + D.view("bV1") + D.view("eV1"),
      D.place("aV1", 1, 2, 3, 4)
        + """
        <constraint firstItem="bV1" firstAttribute="leading" secondItem="aV1" secondAttribute="trailing" id="b01"/>
        <constraint firstItem="bV1" firstAttribute="top" secondItem="aV1" secondAttribute="top" id="b02"/>
        <constraint firstItem="bV1" firstAttribute="width" constant="50" id="b03"/>
        <constraint firstItem="bV1" firstAttribute="height" constant="60" id="b04"/>
        """,
      inView: """
        <variation key="heightClass=compact">
            <mask key="subviews"><exclude reference="bV1"/></mask>
            <mask key="constraints">
                <exclude reference="b01"/><exclude reference="b02"/>
                <exclude reference="b03"/><exclude reference="b04"/>
            </mask>
        </variation>
        """)
    let frame = CGRect(x: 4, y: 2, width: 50, height: 60)
    #expect(controller.frame("bV1") == frame)
    let before = controller.view.subviews
    for _ in 0..<2 {
      change(.compact, .compact)
      #expect(controller.view("bV1") == nil)
      #expect(controller.view.subviews.count == 2)
      change(.compact, .regular)
      #expect(controller.frame("bV1") == frame)
      #expect(controller.view.subviews == before)
    }
  }

  @Test func `has taken away at first comes when its classes do`() throws {
    let (controller, change) = try show(
      D.view(
        "sT1", "0 0 9 9", #"spacing="4""#, name: "stackView",
        "<subviews>" + sized("aV1") + sized("bV1") + sized("eV1")
          + """
          </subviews>
          <variation key="default"><mask key="subviews"><exclude reference="bV1"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="bV1"/></mask></variation>
          """),
      D.constraints(
        "sT1.corner = rV1.corner"))
    #expect(controller.view("bV1") == nil)
    #expect(controller.frame("sT1")?.width == 44)
    change(.regular, .regular)
    #expect(controller.frame("sT1")?.width == 68)
    #expect(controller.frame("bV1")?.minX == 24)
  }

  @Test func `says of frames of views without constraints, and takes it back`() throws {
    func rect(_ x: Int) -> String {
      #"<rect key="frame" x="\#(x)" y="40" width="50" height="60"/>"#
    }
    let (controller, change) = try show(
      D.view(
        "aV1", "0 0 9 9", "",
        """
        <variation key="widthClass=regular" fixedFrame="YES">\(rect(30))</variation>
        <variation key="heightClass=compact-widthClass=regular">\(rect(31))</variation>
        """)
        + D.view(
          "bV1", "1 2 3 4", #"fixedFrame="YES""#,
          #"<variation key="widthClass=regular">\#(rect(32))</variation>"#)
        + D.view(
          "eV1", "0 0 9 9", "",
          #"<variation key="widthClass=compact" fixedFrame="YES">\#(rect(33))</variation>"#))
    /// The left edges of the views that are held, and the number of constraints of each.
    func held() -> [String: CGFloat] {
      var found: [String: CGFloat] = [:]
      for name in ["a", "b", "e"] {
        guard let view = controller.view("\(name)V1") else { continue }
        let own = controller.view.constraints.filter { $0.firstItem === view }
        guard !(own + view.constraints).isEmpty else { continue }
        #expect((own + view.constraints).count == 4)
        found[name] = view.frame.minX
      }
      return found
    }
    #expect(held() == ["b": 1, "e": 33])
    #expect(controller.frame("eV1") == CGRect(x: 33, y: 40, width: 50, height: 60))
    change(.regular, .regular)
    #expect(held() == ["a": 30, "b": 32])
    #expect(controller.frame("aV1") == CGRect(x: 30, y: 40, width: 50, height: 60))
    change(.regular, .compact)
    #expect(held() == ["a": 31, "b": 32])
    change(.compact, .regular)
    #expect(held() == ["b": 1, "e": 33])
    #expect(controller.frame("bV1") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `says of the frame of a view that comes with its classes`() throws {
    let (controller, change) = try show(
      D.view(
        "aV1", "1 2 3 4", #"fixedFrame="YES""#,
        """
        <variation key="widthClass=regular"><rect key="frame" x="30" y="40" width="50" height="60"/></variation>
        """),
      inView: """
        <variation key="default"><mask key="subviews"><exclude reference="aV1"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="aV1"/></mask></variation>
        """)
    #expect(controller.view("aV1") == nil)
    for _ in 0..<2 {
      change(.regular, .regular)
      #expect(controller.frame("aV1") == CGRect(x: 30, y: 40, width: 50, height: 60))
      #expect(controller.view("aV1")?.constraints.count == 2)
      change(.compact, .regular)
      #expect(controller.view("aV1") == nil)
    }
  }

  @Test func `has freed when its controller is`() throws {
    let loading = Loading()
    var controller: UIViewController? = try loading.controller(
      D.screen(
        subviews: sized("aV1") + sized("bV1"),
        inView: """
          <variation key="default"><mask key="subviews"><exclude reference="bV1"/></mask></variation>
          """))
    controller?.loadViewIfNeeded()
    weak let view = controller?.view
    #expect(view != nil)
    controller = nil
    #expect(view == nil)
  }
}
