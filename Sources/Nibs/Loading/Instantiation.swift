import InterfaceBuilder

/// The making of the objects of a scene, of a xib or of a prototype, once.
///
/// Its steps follow one another, and each knows only the steps before it: the objects are made with
/// their values, then the constraints, then the connections, then the rows of lists.
@MainActor
package final class Instantiation {
  let context: InstantiationContext
  let objects: MadeObjects
  let varied: VariedObjects
  let constraints: MadeConstraints
  let connections: MadeConnections
  /// The lists that show a cell of each prototype where no app gives them cells.
  var listsWithPrototypes: [(UIScrollView, Element)] = []
  /// Whether lists make rows later, which may be connected with the other views.
  var hasPrototypes = false

  /// Prepares the steps.
  /// - Parameters:
  ///   - owner: The object for the placeholder "File's Owner" of a xib.
  ///   - outer: The objects of the scene or xib whose list gets a row.
  ///   - destinations: Where segues lead.
  init(
    _ document: Document, resources: DocumentResources, owner: AnyObject? = nil,
    in outer: MadeObjects? = nil, to destinations: (any SegueDestinations)? = nil
  ) {
    context = InstantiationContext(document, resources: resources)
    objects = MadeObjects(context, owner: owner, in: outer)
    varied = VariedObjects(objects)
    constraints = MadeConstraints(objects, varied)
    connections = MadeConnections(objects, to: destinations)
  }

  /// Prepares the steps for objects that no other object owns.
  package convenience init(of document: Document, resources: DocumentResources) {
    self.init(document, resources: resources)
  }

  /// Takes the steps that follow when the objects are made.
  /// - Parameters:
  ///   - roots: The outermost views.
  ///   - controller: The controller of the scene whose views these are.
  ///   - fillsLists: Whether lists get the cells of the document.
  package func finish(
    _ roots: [UIView], in controller: UIViewController? = nil, fillingLists fillsLists: Bool = true
  ) {
    constraints.make()
    for root in roots { watch(root) }
    connections.connect()
    if fillsLists { ListDecoder(self).fillLists() }
    if let controller { connections.embed(in: controller) }
    objects.awaken()
    release()
  }

  /// Releases the objects when all of them are made. Objects that no other object holds are kept:
  /// views that size classes have taken away, and objects that are in a scene beside its
  /// controller.
  func release() {
    for installation in varied.installations { keepTaken(installation.element) }
    // Rows, size classes and popovers look for views by their ids.
    objects.release(
      lookingUpViews: hasPrototypes || !varied.installations.isEmpty || connections.looksUpViews)
    connections.release()
  }

  /// Keeps the subviews that size classes have taken away from a view.
  private func keepTaken(_ element: Element) {
    guard element.variesMembers("subviews") else { return }
    for child in element.list("subviews") {
      guard let id = child["id"], let view = objects[id] as? UIView else { continue }
      objects.kept[id] = view.superview == nil ? view : nil
    }
  }
}
