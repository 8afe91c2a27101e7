import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Scenes of a design` {
  private typealias D = Documents

  /// A tab bar controller around a navigation controller, whose root shows another controller.
  private func opened(
    _ mode: DocumentResources.Mode, metrics: String = "", bar: String = "", toolbar: String = "",
    alone: String = ""
  ) throws -> OpenDocument {
    let folder = TemporaryFolder()
    func relationship(_ name: String, _ destination: Int) -> String {
      "<connections>\(D.relationship(name, destination))</connections>"
    }
    let show = #"<connections><segue destination="vC4" kind="show" id="sH4"/></connections>"#
    let document = try OpenDocument(
      path: folder.write(
        "Main.storyboard",
        D.scenes(
          D.scene(
            1, "tabBarController", "",
            #"<tabBar key="tabBar" id="tB1"/>"# + relationship("viewControllers", 2))
            + D.scene(
              2, "navigationController", bar,
              #"<navigationBar key="navigationBar" id="nB2"/>"# + toolbar
                + relationship("rootViewController", 3))
            + D.screen(3, "title=\"Tea\"", subviews: "", inController: show)
            + D.screen(4, "title=\"Cup\"", subviews: "", inController: metrics)
            + D.screen(5, "title=\"Alone\"", subviews: "", inController: alone))))
    document.resources.mode = mode
    return document
  }

  /// A scene's controller in the containers that are shown, and these.
  private func content(_ document: OpenDocument, _ name: String) throws -> (
    UIViewController, containers: [String]
  ) {
    let scene = try #require(document.scenes.first { $0.names.contains(name) })
    var containers: [String] = []
    var content = document.makeController(scene)
    content.shown()
    while let inner = (content as? UITabBarController)?.selectedViewController
      ?? (content as? UINavigationController)?.topViewController
    {
      containers.append("\(type(of: content))")
      content = inner
    }
    #expect(content.title == name)
    return (content, containers)
  }

  /// The safe area of a scene's view in the containers that are shown, and these.
  private func insets(_ document: OpenDocument, _ name: String) throws -> (UIEdgeInsets, [String]) {
    let (content, containers) = try content(document, name)
    return (content.view.safeAreaInsets, containers)
  }

  /// The size of a scene's view in the containers that are shown.
  private func size(_ document: OpenDocument, _ name: String) throws -> CGSize {
    try content(document, name).0.view.bounds.size
  }

  private let both = ["UITabBarController", "UINavigationController"]

  @Test func `stand in the containers that lead to them`() throws {
    for name in ["Tea", "Cup"] {
      let (insets, containers) = try insets(opened(.design), name)
      #expect(insets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
      #expect(containers == both)
    }
    let (insets, containers) = try insets(opened(.design), "Alone")
    #expect(insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(containers == [])
  }

  @Test func `run by themselves`() throws { #expect(try insets(opened(.run), "Cup").1 == []) }

  @Test func `have the bars that they simulate`() throws {
    let none = #"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#
    #expect(try insets(opened(.design, metrics: none), "Cup").1 == [])
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let (insets, containers) = try insets(opened(.design, metrics: toolbar), "Cup")
    #expect(insets == UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0))
    #expect(containers == ["UINavigationController"])
    let tabs = """
      <nil key="simulatedTopBarMetrics"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let (bottom, around) = try self.insets(opened(.design, metrics: tabs), "Cup")
    #expect(bottom == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    #expect(around == ["UITabBarController"])
  }

  @Test func `have a toolbar alone where nothing leads to them`() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let document = try opened(.design, alone: toolbar)
    let (insets, containers) = try insets(document, "Alone")
    #expect(insets == UIEdgeInsets(top: 20, left: 0, bottom: 44, right: 0))
    #expect(containers == ["UINavigationController"])
  }

  @Test func `have no bar where the container hides it`() throws {
    let (insets, _) = try insets(opened(.design, bar: #"navigationBarHidden="YES""#), "Cup")
    #expect(insets.top == 20)
  }

  @Test(arguments: [
    ("", 20, 0, []), ("top", 64, 0, ["UINavigationController"]),
    ("bottom", 20, 49, ["UITabBarController"]),
  ])
  func `have no bar at an edge at which they end, since their size leaves it out`(
    edge: String, top: CGFloat, bottom: CGFloat, containers: [String]
  ) throws {
    let edges = """
      <extendedEdge key="edgesForExtendedLayout" \(edge.isEmpty ? "" : "\(edge)=\"YES\"")/>
      """
    let document = try opened(.design, metrics: edges)
    let (insets, around) = try insets(document, "Cup")
    #expect(insets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(around == containers)
    #expect(try size(document, "Cup") == CGSize(width: 375, height: 667))
  }

  @Test(arguments: [("", 93), (#"translucent="NO""#, 49)])
  func `have the toolbar of their container unless it is opaque`(
    attributes: String, bottom: CGFloat
  ) throws {
    let toolbar = #"<toolbar key="toolbar" \#(attributes) id="tO2"/>"#
    let document = try opened(.design, bar: #"toolbarHidden="NO""#, toolbar: toolbar)
    #expect(try insets(document, "Cup").0.bottom == bottom)
    #expect(try size(document, "Cup") == CGSize(width: 375, height: 667))
  }

  @Test(arguments: ["simulatedToolbarMetrics", "simulatedTabBarMetrics"])
  func `have an opaque bar that they simulate in their size too`(name: String) throws {
    let bar = #"<\#(name) key="simulatedBottomBarMetrics" translucent="NO"/>"#
    let document = try opened(.design, alone: bar)
    #expect(try insets(document, "Alone").0.bottom == 0)
    #expect(try size(document, "Alone") == CGSize(width: 375, height: 667))
  }

  @Test(arguments: [DocumentResources.Mode.run, .design])
  func `fill the screen if masks are off in their views`(mode: DocumentResources.Mode) throws {
    let folder = TemporaryFolder()
    let text = D.scenes(
      D.screen(
        1, "title=\"Cup\"", subviews: D.view("aV1"),
        constraints: D.constraints(
          "aV1.leading = rV1.leading", "aV1.trailing = rV1.trailing",
          "aV1.top = rV1.top", "aV1.bottom = rV1.bottom")))
    let document = try OpenDocument(
      path: folder.write(
        "Main.storyboard",
        text.replacingOccurrences(
          of: "<view key=\"view\"",
          with: "<view key=\"view\" translatesAutoresizingMaskIntoConstraints=\"NO\"")))
    document.resources.mode = mode
    #expect(try size(document, "Cup") == CGSize(width: 375, height: 667))
  }

  @Test func `have the title of what shows them beside the back button`() throws {
    let document = try opened(.design)
    let scene = try #require(document.scenes.first { $0.names.contains("Cup") })
    let tabs = try #require(document.makeController(scene) as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Tea", "Cup"])
  }
}
