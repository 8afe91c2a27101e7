import InterfaceBuilder

extension MadeConnections {
  /// Makes the controller that a segue puts inside of another one. Nil if it is being made already:
  /// it would contain itself.
  func containedController(_ segue: Element) -> UIViewController? {
    guard let id = segue["destination"], let destinations else { return nil }
    if let element = context.document.object(id), context.resources.nesting.holds(element) {
      context.note(
        .element, "the controller \(id) would contain itself without end: it is left out",
        at: segue)
      return nil
    }
    return destinations.makeController(id)
  }

  /// Shows the controllers of container views, by segues that are performed when the view of the
  /// scene is loaded.
  func embed(in controller: UIViewController) {
    let waiting = embedded
    embedded = []
    for (element, container) in waiting {
      guard let child = containedController(element) else { continue }
      let segue = UIStoryboardSegue(
        identifier: element["identifier"], source: controller, destination: child,
        performHandler: {
          controller.addChild(child)
          child.view.frame = container.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          child.view.translatesAutoresizingMaskIntoConstraints = true
          container.addSubview(child.view)
          child.didMove(toParent: controller)
        })
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }
}
