import AutoLayout
import Foundation
import Testing

@testable import Nibs

/// What a test's controllers did, in order.
@MainActor private enum Journal { static var lines: [String] = [] }

class StationController: UIViewController {
  var allows = true

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Journal.lines.append("\(title ?? "") prepares for \(segue.destination.title ?? "")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }
}

/// A controller to which segues lead back.
final class HomeController: StationController {
  func home(_ segue: UIStoryboardSegue) {
    let shown = navigationController?.topViewController?.title ?? ""
    Journal.lines.append(
      "\(title ?? "") gets \(segue.identifier ?? "none") from \(segue.source.title ?? "") over \(shown)"
    )
  }

  override class var actions: [Action] { [Action("home:", HomeController.home)] }
}

@MainActor @Suite(.phone, .serialized) struct `Unwind segues` {
  private typealias D = Documents

  /// A scene with a button that leads back by `home:`.
  private func scene(_ number: Int, _ title: String, _ type: String, _ attributes: String = "")
    -> String
  {
    D.screen(
      number, #"title="\#(title)" customClass="\#(type)""#,
      subviews: D.view(
        "bU\(number)", "0 100 50 50", #"fixedFrame="YES""#, name: "button",
        """
        <connections>
            <segue destination="eX\(number)" kind="unwind" identifier="back" unwindAction="home:" animates="NO" \(attributes) id="sG\(number)"/>
        </connections>
        """),
      objects:
        #"<exit id="eX\#(number)" userLabel="Exit" sceneMemberID="exit"/>"#)
  }

  /// The controllers of the titles, those with capitals with the action.
  private func controllers(
    _ titles: String..., classes: [AnyClass] = [HomeController.self, StationController.self]
  ) throws -> ([UIViewController], Loading) {
    Journal.lines = []
    let loading = Loading(classes)
    let scenes = titles.enumerated().map { index, title in
      scene(
        index + 1, title, title.first?.isUppercase == true ? "HomeController" : "StationController")
    }
    let storyboard = try loading.storyboard(scenes.joined())
    return (
      try titles.indices.map { try #require(storyboard.makeController("vC\($0 + 1)")) }, loading
    )
  }

  private func back(from controller: UIViewController) {
    let number = controller.view.subviews.first?.origin?.element["id"] ?? ""
    (controller.view(number) as? UIButton)?.sendActions(for: .touchUpInside)
  }
  /// A navigation controller that shows the last of these controllers.
  private func navigation(_ controllers: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    navigation.shown()
    return navigation
  }

  @Test func `lead back over several controllers to the one with the action, which gets the segue`()
    throws
  {
    let (all, loading) = try controllers("Home", "first", "second")
    let navigation = navigation(all)
    back(from: all[2])
    #expect(navigation.viewControllers.map(\.title) == ["Home"])
    #expect(
      Journal.lines == ["second prepares for Home", "Home gets back from second over second"])
    #expect(loading.messages == [])
  }

  @Test func `lead to the nearest of several controllers, and not to their own`() throws {
    let (all, _) = try controllers("Home", "Near", "Own")
    let navigation = navigation(all)
    back(from: all[2])
    #expect(navigation.viewControllers.map(\.title) == ["Home", "Near"])
  }

  @Test func `are performed by their identifier, and not where their controller refuses`() throws {
    let (all, _) = try controllers("Home", "first")
    let navigation = navigation(all)
    (all[1] as? StationController)?.allows = false
    back(from: all[1])
    #expect(navigation.viewControllers.count == 2)
    #expect(Journal.lines == [])
    (all[1] as? StationController)?.allows = true
    all[1].performSegue(withIdentifier: "back", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["Home"])
    #expect(Journal.lines.count == 2)
  }

  @Test func `dismiss what is presented, also over others, and pop to the controller`() throws {
    let (all, _) = try controllers("Home", "first", "second", "third")
    let navigation = navigation([all[0], all[1]])
    let inner = UINavigationController(rootViewController: all[2])
    navigation.present(inner, animated: false)
    inner.present(all[3], animated: false)
    back(from: all[3])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers.map(\.title) == ["Home"])
    #expect(Journal.lines == ["third prepares for Home", "Home gets back from third over first"])
  }

  @Test func `keep a presentation in which both controllers are`() throws {
    let (all, _) = try controllers("below", "Home", "first")
    all[0].shown()
    let inner = UINavigationController()
    inner.setViewControllers([all[1], all[2]], animated: false)
    all[0].present(inner, animated: false)
    back(from: all[2])
    #expect(all[0].presentedViewController === inner)
    #expect(inner.viewControllers.map(\.title) == ["Home"])
  }

  @Test func `select the tab of the controller`() throws {
    let (all, _) = try controllers("Home", "first")
    let tabs = UITabBarController()
    tabs.setViewControllers(all, animated: false)
    tabs.selectedIndex = 1
    tabs.shown()
    back(from: all[1])
    #expect(tabs.selectedViewController === all[0])
  }

  @Test func `without a controller that has the action do nothing and are reported`() throws {
    let (all, loading) = try controllers("begin", "first")
    let navigation = navigation(all)
    back(from: all[1])
    #expect(navigation.viewControllers.count == 2)
    #expect(Journal.lines == [])
    #expect(
      loading.messages == [
        "no controller that leads to a StationController has the unwind action home:: add it to the "
          + "class property actions"
      ])
  }

  @Test func `lead to the nearest controller without its class if none has the action`() throws {
    let (all, loading) = try controllers("Home", "Near", "first", classes: [])
    let navigation = navigation(all)
    back(from: all[2])
    #expect(navigation.viewControllers.map(\.title) == ["Home", "Near"])
    #expect(loading.messages.allSatisfy { $0.hasPrefix("there is no class ") })
  }
}
