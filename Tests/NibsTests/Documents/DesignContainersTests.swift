import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Scenes of a design` {
  private typealias D = Documents

  /// A tab bar controller around a navigation controller, whose root shows another controller.
  private func opened(
    _ mode: DocumentResources.Mode, metrics: String = "", bar: String = "", alone: String = ""
  ) throws -> OpenDocument {
    let folder = try TemporaryFolder()
    func relationship(_ name: String, _ destination: String) -> String {
      """
      <connections><segue destination="\(destination)" kind="relationship" relationship="\(name)" \
      id="sG\(destination)"/></connections>
      """
    }
    let show =
      #"<connections><segue destination="vC4-aa-aaa" kind="show" id="sH4-aa-aaa"/></connections>"#
    let document = try OpenDocument(
      path: folder.write(
        "Main.storyboard",
        D.scenes(
          D.scene(
            1, "tabBarController", "",
            #"<tabBar key="tabBar" id="tB1-aa-aaa"/>"#
              + relationship("viewControllers", "vC2-aa-aaa")
          )
            + D.scene(
              2, "navigationController", bar,
              #"<navigationBar key="navigationBar" id="nB2-aa-aaa"/>"#
                + relationship("rootViewController", "vC3-aa-aaa"))
            + D.screen(3, "title=\"Tea\"", subviews: "", inController: show)
            + D.screen(4, "title=\"Cup\"", subviews: "", inController: metrics)
            + D.screen(5, "title=\"Alone\"", subviews: "", inController: alone))))
    document.resources.mode = mode
    return document
  }

  /// The safe area of a scene's view in the containers that are shown, and these.
  private func insets(_ document: OpenDocument, _ name: String) throws -> (
    UIEdgeInsets, [String]
  ) {
    let scene = try #require(document.scenes.first { $0.names.contains(name) })
    let outermost = document.makeController(scene)
    outermost.shown()
    var containers: [String] = []
    var content = outermost
    while let inner = (content as? UITabBarController)?.selectedViewController
      ?? (content as? UINavigationController)?.topViewController
    {
      containers.append("\(type(of: content))")
      content = inner
    }
    #expect(content.title == name)
    return (content.view.safeAreaInsets, containers)
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

  @Test func `run by themselves`() throws {
    #expect(try insets(opened(.run), "Cup").1 == [])
  }

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

  @Test func `have the title of what shows them beside the back button`() throws {
    let document = try opened(.design)
    let scene = try #require(document.scenes.first { $0.names.contains("Cup") })
    let tabs = try #require(document.makeController(scene) as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Tea", "Cup"])
  }
}
