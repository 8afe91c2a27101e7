import InterfaceBuilder

/// The view of a scene, and all that is made with it.
@MainActor
final class LoadedScene: ViewDocument {
  let instantiation: Instantiation
  /// The controller's element.
  let element: Element
  private let scene: Scene

  init(_ instantiation: Instantiation, _ element: Element, _ scene: Scene) {
    self.instantiation = instantiation
    self.element = element
    self.scene = scene
  }

  func loadView(of controller: UIViewController) {
    guard let root = element.child(key: "view") else { return }
    // Embedded controllers load their views inside of this.
    instantiation.context.resources.nesting.begin(element)
    defer { instantiation.context.resources.nesting.end() }
    instantiation.context.traits = UIScreen.main.traitCollection
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
    instantiation.objects.keepSupportGuides(of: controller, element)
    instantiation.makeLooseObjects(of: scene, beside: element)
    instantiation.finish([view], in: controller)
  }
}

extension Instantiation {
  /// Makes the objects that are in a scene beside its controller.
  func makeLooseObjects(of scene: Scene, beside controller: Element) {
    for object in scene.objects where object != controller { makeLoose(object) }
  }

  private func makeLoose(_ element: Element) {
    if element["sceneMemberID"] == "viewController" || element.name == "placeholder" { return }
    guard let id = element["id"], objects[id] == nil else { return }
    objects.kept[id] = element.isView ? view(element) : looseObject(element)
  }
}
