import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes the controller of a scene. Its view is made when it is first used.
  func makeController(
    _ element: Element, of scene: Scene, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard mayMakeController(element) else { return nil }
    resources.nesting.begin(element)
    defer { resources.nesting.end() }
    if element.name == "viewControllerPlaceholder" { return referencedController(element) }
    let base = ClassTable.controllers[element.name] ?? UIViewController.self
    let decode: @MainActor (AnyObject) -> Void = { [unowned self] object in
      if let controller = object as? UIViewController {
        self.decode(controller, element, of: scene)
      }
    }
    func attempt(_ make: (NSCoder) -> UIViewController?) -> UIViewController? {
      self.attempt(element, base, decode) { make($0) }
    }
    var made = creator.flatMap(attempt)
    if made == nil {
      let type = customClass(of: element, basedOn: base)
      made = attempt { type.init(coder: $0) }
      if made == nil { standIn(base, for: "\(type)", element) }
    }
    guard let controller = made ?? attempt({ base.init(coder: $0) }) else { return nil }
    if controller.viewDocument == nil { makeLooseObjects(of: scene, beside: element) }
    // Views in items of bars are there before the controller's own.
    makeConstraints()
    connect()
    fillLists()
    awaken()
    release()
    return controller
  }

  private func decode(_ controller: UIViewController, _ element: Element, of scene: Scene) {
    keep(controller, for: element)
    sceneController = controller
    controller.storyboardOrigin = storyboard
    if element.child(key: "view") != nil {
      controller.viewDocument = SceneView(self, element, scene)
    }
    controller.segueTemplates = Segues(self, scene, of: controller)
    PropertyDecoder(element, in: self).decode(controller)
    setRuntimeAttributes(of: controller, element)
    addItems(to: controller, element)
    addChildren(to: controller, element)
  }

  /// A controller of another storyboard, or of the same.
  private func referencedController(_ element: Element) -> UIViewController? {
    let identifier = element["referencedIdentifier"]
    let storyboard: UIStoryboard
    if let name = element["storyboardName"] {
      do throws(DocumentError) {
        guard let document = try resources.document(named: name, type: "storyboard") else {
          note(
            .document,
            "there is no storyboard \(name) beside the document" + resources.nearStoryboard(name)
              + resources.whyIncomplete, at: element, naming: name)
          return nil
        }
        storyboard = UIStoryboard(document, resources: resources)
      } catch {
        note(.document, "\(error)", at: element, naming: name)
        return nil
      }
    } else if let own = self.storyboard {
      storyboard = own
    } else {
      return nil
    }
    let document = storyboard.document
    let controllers = document.scenes.compactMap(\.controller)
    let id =
      identifier.map { name in
        controllers.first { $0["storyboardIdentifier"] == name }?["id"]
      } ?? document.root["initialViewController"]
    guard let id else {
      let near = identifier.map { name in
        DocumentResources.suggestion(
          for: name, among: controllers.compactMap { $0["storyboardIdentifier"] })
      }
      note(
        .document,
        "\(document.name) has no controller \(identifier ?? "to begin with")" + (near ?? ""),
        at: element, naming: identifier ?? element["storyboardName"])
      return nil
    }
    return storyboard.makeController(id)
  }

  // MARK: Bars

  private func addItems(to controller: UIViewController, _ element: Element) {
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("navigationItem", "navigationItem"):
        leaveOutClass(of: child, controller.navigationItem)
        decode(controller.navigationItem, child)
      case ("tabBarItem", "tabBarItem"):
        let item = tabBarItem(child)
        decode(item, child)
        controller.tabBarItem = item
      case ("toolbarItems", _):
        let items = child.children.compactMap { barButtonItem($0) }
        if !items.isEmpty { controller.toolbarItems = items }
      case ("navigationBar", "navigationBar"):
        guard let navigation = controller as? UINavigationController else { continue }
        decodeBar(navigation.navigationBar, child)
      case ("tabBar", "tabBar"):
        guard let tabs = controller as? UITabBarController else { continue }
        decodeBar(tabs.tabBar, child)
      case ("toolbar", "toolbar"):
        guard let navigation = controller as? UINavigationController else { continue }
        if let toolbar = navigation.toolbar { decodeBar(toolbar, child) }
      default: break
      }
    }
  }
}
