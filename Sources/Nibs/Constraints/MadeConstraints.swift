import InterfaceBuilder

/// The constraints of a document's views, which are made when all their items are there.
@MainActor
final class MadeConstraints {
  let objects: MadeObjects
  let varied: VariedObjects
  var context: InstantiationContext { objects.context }
  /// The lists of constraints that are not made yet, with their views.
  var pending: [(view: UIView, element: Element, list: Element)] = []
  /// The views that are to be held at their frames.
  var fixed: [(view: UIView, element: Element)] = []
  /// The constraints that size classes take away and bring back.
  var moved: [MovedConstraint] = []

  init(_ objects: MadeObjects, _ varied: VariedObjects) {
    self.objects = objects
    self.varied = varied
  }

  /// Notes the constraints of a view; they are made when all items are there.
  func add(to view: UIView, _ element: Element) {
    guard let list = element.child("constraints") else { return }
    pending.append((view, element, list))
  }

  /// Makes and activates the constraints, inner views first.
  func make() {
    for (view, element) in fixed { fix(view, element) }
    fixed = []
    let lists = pending
    pending = []
    let moving = varied.movingViews
    for (view, element, list) in lists {
      let members =
        element.variesMembers("constraints") ? context.installed("constraints", of: element) : nil
      for written in list.children.lazy.compactMap(Constraint.init) {
        make(written, of: view, element, members: members, moving)
      }
    }
  }

  /// Makes a constraint, and activates it if it is installed in the present size classes.
  /// - Parameters:
  ///   - members: The constraints of the view that are installed; nil if all are in all size
  ///     classes.
  ///   - moving: The views that size classes take away and bring back.
  func make(
    _ written: Constraint, of view: UIView, _ element: Element, members: Set<Element>?,
    _ moving: Set<ObjectIdentifier>
  ) {
    guard let constraint = constraint(written, heldBy: view) else { return }
    objects.keep(constraint, for: written.element)
    varied.follow(constraint, written.element)
    // An uninstalled view takes its constraints with it.
    let isInstalled =
      members?.contains(written.element) ?? true && hasItems(constraint, in: view)
    guard counts(written) else {
      // What a placeholder determines is left open by the document, but not by the app.
      if isInstalled { view.origin?.placeholders.append(constraint) }
      return
    }
    if isInstalled { constraint.isActive = true }
    if members != nil || leads(constraint, from: view, to: moving) {
      moved.append(
        MovedConstraint(
          constraint: constraint, element: written.element, holder: view, holderElement: element,
          isInstalled: isInstalled))
    }
  }

  /// Whether a constraint counts: a running app does not have the constraints that are for the
  /// canvas alone.
  private func counts(_ written: Constraint) -> Bool {
    !written.isPlaceholder || context.resources.mode == .design
  }
}
