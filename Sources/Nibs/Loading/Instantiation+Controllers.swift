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
    connect()
    fillTables()
    awaken()
    release()
    return controller
  }

  /// Makes a controller that this one contains, unless that would contain this one again.
  func containedController(_ segue: Element) -> UIViewController? {
    guard let id = segue["destination"], let storyboard else { return nil }
    if let element = storyboard.document.object(id), resources.nesting.holds(element) {
      note(
        .element, "the controller \(id) would contain itself without end: it is left out",
        at: segue)
      return nil
    }
    return storyboard.makeController(id)
  }

  private func mayMakeController(_ element: Element) -> Bool {
    if resources.nesting.path.count >= Nesting.deepest {
      note(
        .element,
        "controllers are nested more than \(Nesting.deepest) deep: the inner ones are left out",
        at: element)
      return false
    }
    if resources.nesting.path.isEmpty || resources.nesting.takeController() { return true }
    note(
      .element,
      "with one controller more than \(Nesting.mostControllers) others, or \(Nesting.mostObjects) "
        + "objects, would be made: the rest of them are left out", at: element)
    return false
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
            "there is no storyboard \(name) beside the document\(resources.whyIncomplete)",
            at: element)
          return nil
        }
        storyboard = UIStoryboard(document, resources: resources)
      } catch {
        note(.document, "\(error)", at: element)
        return nil
      }
    } else if let own = self.storyboard {
      storyboard = own
    } else {
      return nil
    }
    let document = storyboard.document
    let id =
      identifier.map { name in
        document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == name }?["id"]
      } ?? document.root["initialViewController"]
    guard let id else {
      note(
        .document, "\(document.name) has no controller \(identifier ?? "to begin with")",
        at: element)
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

  // MARK: Children

  private func addChildren(to controller: UIViewController, _ element: Element) {
    let destinations = element.list("connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
    func controllers(_ relationship: String) -> [UIViewController] {
      destinations.filter { $0["relationship"] == relationship }
        .compactMap { containedController($0) }
    }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(controllers("rootViewController"), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers(controllers("viewControllers"), animated: false)
    case let split as UISplitViewController:
      addColumns(
        to: split, element, primary: controllers("masterViewController").first,
        secondary: controllers("detailViewController").first,
        supplementary: controllers("supplementaryViewController").first,
        compact: controllers("compactViewController").first)
    default: break
    }
  }
}

extension Instantiation {
  private func addColumns(
    to split: UISplitViewController, _ element: Element, primary: UIViewController?,
    secondary: UIViewController?, supplementary: UIViewController?, compact: UIViewController?
  ) {
    switch element["style"] {
    case "doubleColumn": split.style = .doubleColumn
    case "tripleColumn": split.style = .tripleColumn
    default:
      split.viewControllers = [primary, secondary].compactMap(\.self)
      return
    }
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    if let supplementary { split.setViewController(supplementary, for: .supplementary) }
    if let compact { split.setViewController(compact, for: .compact) }
  }
}

/// The view of a scene, and all that is made with it.
@MainActor
final class SceneView: ViewDocument {
  private let instantiation: Instantiation
  private let element: Element
  private let scene: Scene

  init(_ instantiation: Instantiation, _ element: Element, _ scene: Scene) {
    self.instantiation = instantiation
    self.element = element
    self.scene = scene
  }

  func loadView(of controller: UIViewController) {
    guard let root = element.child(key: "view") else { return }
    // Embedded controllers load their views inside of this.
    instantiation.resources.nesting.begin(element)
    defer { instantiation.resources.nesting.end() }
    instantiation.traits = UIScreen.main.traitCollection
    guard let view = instantiation.view(root) else { return }
    if let collection = view as? UICollectionView,
      let controller = controller as? UICollectionViewController
    {
      controller.givenCollection = collection
    } else {
      controller.view = view
    }
    if let child = element.child(key: "refreshControl"),
      let control = instantiation.view(child) as? UIRefreshControl
    {
      (controller.viewIfLoaded as? UIScrollView)?.refreshControl = control
    }
    instantiation.keepSupportGuides(of: controller, element)
    instantiation.makeLooseObjects(of: scene, beside: element)
    instantiation.makeConstraints()
    instantiation.watch(view)
    instantiation.connect()
    instantiation.fillTables()
    instantiation.embed(in: controller, scene)
    instantiation.awaken()
    instantiation.release()
  }
}

extension Instantiation {
  /// The guides of a controller's bars, by the ids that its document has for them.
  func keepSupportGuides(of controller: UIViewController, _ element: Element) {
    for guide in element.list("layoutGuides") {
      guard let id = guide["id"] else { continue }
      switch guide["type"] {
      case "top": objects[id] = controller.topLayoutGuide
      case "bottom": objects[id] = controller.bottomLayoutGuide
      default: break
      }
    }
  }

  /// Makes the objects that are in a scene beside its controller.
  func makeLooseObjects(of scene: Scene, beside controller: Element) {
    for object in scene.objects where object != controller { makeLoose(object) }
  }

  private func makeLoose(_ element: Element) {
    if element["sceneMemberID"] == "viewController" || element.name == "placeholder" { return }
    guard let id = element["id"], objects[id] == nil else { return }
    kept[id] = element.isView ? view(element) : looseObject(element)
  }
}
