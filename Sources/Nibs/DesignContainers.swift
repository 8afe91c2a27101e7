import InterfaceBuilder

/// The containers in which Interface Builder draws a controller: the containers that lead to it in
/// the storyboard, or containers with the bars that the controller simulates.
///
/// A scene is shown at the size that its view has in the document. Where the view does not extend
/// behind a bar, this size leaves out the room of the bar already, so that the bar is not drawn.
@MainActor
struct DesignContainers {
  private let storyboard: UIStoryboard
  private let element: Element
  private let id: String
  private let inferred: InferredContainers.Containers
  private let metrics: SimulatedMetrics

  /// Finds the containers of a controller of a storyboard; nil for a controller that is drawn by
  /// itself, as tab bar controllers are.
  init?(of id: String, in storyboard: UIStoryboard) {
    guard let element = storyboard.document.object(id),
      !Self.containers.contains(element.name)
    else { return nil }
    self.storyboard = storyboard
    self.element = element
    self.id = id
    inferred = InferredContainers(storyboard.document)[id]
    metrics = SimulatedMetrics(element)
    guard hasNavigationBar || hasToolbar || hasTabBar else { return nil }
  }

  private static let containers: Set = [
    "tabBarController", "pageViewController", "viewControllerPlaceholder",
  ]

  private var hasNavigationBar: Bool {
    guard !isContainer, !takesRoom(isTopBarOpaque, at: "top") else { return false }
    return metrics.topBar == .inferred ? inferred.navigation != nil : metrics.topBar != .none
  }

  private var isTopBarOpaque: Bool {
    metrics.topBar == .inferred
      ? isOpaque(inferred.navigation, "navigationBar") : !metrics.isTopBarTranslucent
  }

  /// Whether a container has an opaque bar.
  private func isOpaque(_ container: String?, _ name: String) -> Bool {
    let bar = container.flatMap(storyboard.document.object)?.children.first { $0.name == name }
    return bar?.flag("translucent") == false
  }

  /// Whether a bar makes the view smaller. A bar does so at an edge to which the controller does
  /// not extend its view. An opaque bar also does, unless the controller extends its view below
  /// opaque bars.
  private func takesRoom(_ isOpaque: Bool, at edge: String) -> Bool {
    let extended = element.child("extendedEdge", key: "edgesForExtendedLayout")
    if let extended, extended.flag(edge) != true { return true }
    return isOpaque && element.flag("extendedLayoutIncludesOpaqueBars") != true
  }

  /// Whether the toolbar that the scene simulates is drawn.
  private var hasToolbar: Bool {
    !isContainer && metrics.bottomBar == .shown("simulatedToolbarMetrics")
      && !takesRoom(!metrics.isBottomBarTranslucent, at: "bottom")
  }

  /// Whether the controller has bars of its own: of all containers, only a tab bar controller can
  /// be around it.
  private var isContainer: Bool {
    element.name == "navigationController" || element.name == "splitViewController"
  }

  private var hasTabBar: Bool {
    metrics.bottomBar == .inferred
      ? inferred.tabs != nil && !takesRoom(isOpaque(inferred.tabs, "tabBar"), at: "bottom")
      : metrics.bottomBar == .shown("simulatedTabBarMetrics")
        && !takesRoom(!metrics.isBottomBarTranslucent, at: "bottom")
  }

  /// Makes the outermost container, which shows the controller.
  func makeController() -> UIViewController? {
    guard let content = hasNavigationBar || hasToolbar ? navigation() : made else { return nil }
    return hasTabBar ? tabs(with: content) : content
  }

  private var made: UIViewController? { storyboard.makeController(id) }

  private func navigation() -> UIViewController? {
    let found = inferred.navigation.flatMap { storyboard.makeController($0) }
    let navigation = found as? UINavigationController ?? UINavigationController()
    if found == nil { navigation.isNavigationBarHidden = !hasNavigationBar }
    if metrics.topBar != .inferred {
      navigation.isNavigationBarHidden = !hasNavigationBar
      navigation.navigationBar.isTranslucent = metrics.isTopBarTranslucent
      navigation.navigationBar.prefersLargeTitles = metrics.hasLargeTitles
    }
    if metrics.bottomBar != .inferred {
      navigation.isToolbarHidden = !hasToolbar
    } else if takesRoom(isOpaque(inferred.navigation, "toolbar"), at: "bottom") {
      navigation.isToolbarHidden = true
    }
    let root = navigation.viewControllers.first
    if (root?.viewDocument as? LoadedScene)?.element["id"] == id { return navigation }
    guard let made else { return nil }
    navigation.setViewControllers([root, made].compactMap(\.self), animated: false)
    return navigation
  }

  private func tabs(with content: UIViewController) -> UIViewController {
    let found = inferred.tabs.flatMap { storyboard.makeController($0) }
    let tabs = found as? UITabBarController ?? UITabBarController()
    var shown = tabs.viewControllers ?? []
    let contained = inferred.tabs.flatMap(storyboard.document.object)?.list("connections")
      .filter { $0["relationship"] == "viewControllers" }.compactMap { $0["destination"] }
    if let place = contained?.firstIndex(of: inferred.navigation ?? id),
      contained?.count == shown.count
    {
      if !(content is UINavigationController) || inferred.navigation == nil {
        content.tabBarItem = shown[place].tabBarItem
      }
      shown[place] = content
      tabs.setViewControllers(shown, animated: false)
      tabs.selectedIndex = place
    } else {
      // A segue from a tab leads to the controller, which is drawn with the bar all the same.
      if let item = shown.first?.tabBarItem { content.tabBarItem = item }
      tabs.setViewControllers([content] + shown.dropFirst(), animated: false)
    }
    return tabs
  }
}
