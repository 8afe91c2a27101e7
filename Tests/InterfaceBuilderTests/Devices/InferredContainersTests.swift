import InterfaceBuilder
import Testing

@Suite struct InferredContainersTests {
  /// The containers around each controller of a storyboard of elements, in the order of their ids.
  private func containers(_ controllers: String...) throws -> [String: [String?]] {
    let scenes = controllers.enumerated().map { number, controller in
      "<scene sceneID=\"s\(number)\"><objects>\(controller)</objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let document = try #require(Document.read(Array(text.utf8), name: "Tea.storyboard").document)
    let inferred = InferredContainers(document)
    let ids = document.scenes.compactMap { $0.controller?["id"] }
    return [String: [String?]](
      uniqueKeysWithValues: ids.map { ($0, [inferred[$0].navigation, inferred[$0].tabs]) })
  }

  private func controller(
    _ name: String, _ id: String, _ attributes: String = "", _ segues: (String, String)...
  ) -> String {
    let segues = segues.map { kind, destination in
      let relationship = ["rootViewController", "viewControllers"].contains(kind)
      return relationship
        ? #"<segue destination="\#(destination)" kind="relationship" relationship="\#(kind)" id="\#(id)\#(destination)"/>"#
        : #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(id)\#(destination)"/>"#
    }
    return """
      <\(name) \(attributes) id="\(id)" sceneMemberID="viewController">
      <connections>\(segues.joined())</connections></\(name)>
      """
  }

  @Test func `containers reach as far as segues that show`() throws {
    let found = try containers(
      controller("tabBarController", "tabs", "", ("viewControllers", "nav")),
      controller("navigationController", "nav", "", ("rootViewController", "list")),
      controller("tableViewController", "list", "", ("show", "cup"), ("presentation", "form")),
      controller("viewController", "cup", "", ("push", "pot"), ("embed", "lid")),
      controller("viewController", "pot", #"hidesBottomBarWhenPushed="YES""#),
      controller("viewController", "form"), controller("viewController", "lid"),
      controller("viewController", "alone"))
    #expect(
      found == [
        "tabs": [nil, nil], "nav": [nil, "tabs"], "list": ["nav", "tabs"], "cup": ["nav", "tabs"],
        "pot": ["nav", nil], "form": [nil, nil], "lid": [nil, nil], "alone": [nil, nil],
      ])
  }

  @Test func `segues of views lead on, and a container that is presented begins anew`() throws {
    let button = """
      <view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="nav" kind="show" id="s"/></connections></button></subviews></view>
      """
    let found = try containers(
      #"<viewController id="start" sceneMemberID="viewController">\#(button)</viewController>"#,
      controller("navigationController", "nav", "", ("rootViewController", "cup")),
      controller("viewController", "cup"))
    #expect(found == ["start": [nil, nil], "nav": [nil, nil], "cup": ["nav", nil]])
  }

  @Test func `the columns of a split view stand in the tabs around it`() throws {
    let split = """
      <splitViewController id="split" sceneMemberID="viewController"><connections>
      <segue destination="list" kind="relationship" relationship="masterViewController" id="s"/>
      </connections></splitViewController>
      """
    let found = try containers(
      controller("tabBarController", "tabs", "", ("viewControllers", "split")), split,
      controller("viewController", "list"))
    #expect(found == ["tabs": [nil, nil], "split": [nil, "tabs"], "list": [nil, "tabs"]])
  }

  @Test func `segues in a circle end`() throws {
    let found = try containers(
      controller("navigationController", "nav", "", ("rootViewController", "cup")),
      controller("viewController", "cup", "", ("show", "pot")),
      controller("viewController", "pot", "", ("show", "cup")))
    #expect(found == ["nav": [nil, nil], "cup": ["nav", nil], "pot": ["nav", nil]])
  }
}
