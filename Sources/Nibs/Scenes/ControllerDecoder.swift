import InterfaceBuilder

/// Makes the controllers of scenes.
@MainActor
package struct ControllerDecoder {
  let instantiation: Instantiation
  /// The storyboard whose scene is made.
  let storyboard: UIStoryboard?
  var context: InstantiationContext { instantiation.context }
  var objects: MadeObjects { instantiation.objects }

  package init(_ instantiation: Instantiation, of storyboard: UIStoryboard? = nil) {
    self.instantiation = instantiation
    self.storyboard = storyboard
  }

  /// Makes the controller of a scene. Its view is made when it is first used.
  package func makeController(
    _ element: Element, of scene: Scene, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard mayMakeController(element) else { return nil }
    context.resources.nesting.begin(element)
    defer { context.resources.nesting.end() }
    if element.name == "viewControllerPlaceholder" { return referencedController(element) }
    let base = ClassTable.controllers[element.name] ?? UIViewController.self
    let decode: @MainActor (AnyObject) -> Void = { object in
      if let controller = object as? UIViewController {
        self.decode(controller, element, of: scene)
      }
    }
    func attempt(_ make: (NSCoder) -> UIViewController?) -> UIViewController? {
      instantiation.attempt(element, base, decode) { make($0) }
    }
    var made = creator.flatMap(attempt)
    if made == nil {
      let type = objects.customClass(of: element, basedOn: base)
      made = attempt { type.init(coder: $0) }
      if made == nil { objects.standIn(base, for: "\(type)", element) }
    }
    guard let controller = made ?? attempt({ base.init(coder: $0) }) else { return nil }
    if controller.viewDocument == nil { instantiation.makeLooseObjects(of: scene, beside: element) }
    // Views in items of bars are there before the controller's own.
    instantiation.finish([])
    return controller
  }

  private func decode(_ controller: UIViewController, _ element: Element, of scene: Scene) {
    objects.keep(controller, for: element)
    objects.sceneController = controller
    controller.storyboardOrigin = storyboard
    if element.child(key: "view") != nil {
      controller.viewDocument = LoadedScene(instantiation, element, scene)
    }
    controller.segueTemplates = Segues(instantiation.connections, scene, of: controller)
    PropertyDecoder(element, in: context).decode(controller)
    objects.setRuntimeAttributes(of: controller, element)
    addItems(to: controller, element)
    addChildren(to: controller, element)
  }

  /// Makes the items and bars of a controller, and gives them their values.
  private func addItems(to controller: UIViewController, _ element: Element) {
    let items = BarItemDecoder(instantiation)
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("navigationItem", "navigationItem"):
        objects.leaveOutClass(of: child, controller.navigationItem)
        items.decode(controller.navigationItem, child)
      case ("tabBarItem", "tabBarItem"):
        let item = items.tabBarItem(child)
        items.decode(item, child)
        controller.tabBarItem = item
      case ("toolbarItems", _):
        let made = child.children.compactMap { items.barButtonItem($0) }
        if !made.isEmpty { controller.toolbarItems = made }
      case ("navigationBar", "navigationBar"):
        guard let navigation = controller as? UINavigationController else { continue }
        items.decodeBar(navigation.navigationBar, child)
      case ("tabBar", "tabBar"):
        guard let tabs = controller as? UITabBarController else { continue }
        items.decodeBar(tabs.tabBar, child)
      case ("toolbar", "toolbar"):
        guard let navigation = controller as? UINavigationController else { continue }
        if let toolbar = navigation.toolbar { items.decodeBar(toolbar, child) }
      default: break
      }
    }
  }
}
