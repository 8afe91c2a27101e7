import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Gives views their new subviews. False if that can't be done.
  mutating func changeSubviews() -> Bool {
    guard parents.isEmpty || areSimple, let moving = recallMoving() else { return false }
    moved = Set(moving.map { ObjectIdentifier($0.view) })
    for change in parents {
      guard let view = change.id.flatMap({ objects.views[$0] }),
        let group = change.groups.first(where: { $0.name == "subviews" }),
        ![change.old, change.new].contains(where: { $0.variesMembers("subviews") })
      else { return false }
      remove(group.removed)
      guard insert(group, into: view, change.new),
        setDesign(of: view, change.new)
      else { return false }
    }
    // The size in the design depends on whether a stack arranges the view.
    return moving.allSatisfy { setDesign(of: $0.view, $0.element) }
  }

  /// Takes views out of their superviews, except for views that are elsewhere in the scene.
  private func remove(_ ids: [String]) {
    for id in ids {
      guard let view = objects.views[id], let old = former.object(id), !stays(old) else {
        continue
      }
      view.removeFromSuperview()
      for element in [old] + Array(old.descendants) {
        guard let id = element["id"], !stays(element) else { continue }
        instantiation.objects[id] = nil
        instantiation.objects.kept[id] = nil
      }
    }
  }

  /// Whether an element of the former version is in the same scene of the new one, wherever there.
  private func stays(_ element: Element) -> Bool {
    guard let new = element["id"].flatMap(document.object), new.name == element.name else {
      return false
    }
    return document.scene(of: new)?.id == scene.id
  }

  /// Makes the views that are new, and brings all subviews into the order of their elements. False
  /// if that can't be done.
  private func insert(
    _ group: DocumentDifferences.Group, into view: UIView, _ element: Element
  ) -> Bool {
    var views: [UIView] = []
    for child in element.list("subviews") {
      guard let id = child["id"] else { return false }
      if isKept(child) {
        if let known = objects.views[id] { views.append(known) }
        continue
      }
      guard group.inserted.contains(id) else { continue }
      guard let made = make(child) else { return false }
      views.append(made)
      // The frame counts for a size of its superview that is not known.
      if made.translatesAutoresizingMaskIntoConstraints, !(view is UIStackView) { return false }
    }
    arrange(views, in: view)
    return true
  }

  private func make(_ element: Element) -> UIView? {
    context.resources.nesting.begin(element)
    defer { context.resources.nesting.end() }
    let made = instantiation.view(element)
    // Its constraints are made with all others.
    instantiation.constraints.pending = []
    instantiation.constraints.fixed = []
    return made
  }

  private func arrange(_ views: [UIView], in view: UIView) {
    if let stack = view as? UIStackView {
      for (index, subview) in views.enumerated()
      where index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== subview {
        stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
      }
    }
    let holder = instantiation.holder(ofSubviewsOf: view)
    for subview in views {
      if subview.superview === holder {
        holder.bringSubviewToFront(subview)
      } else {
        holder.addSubview(subview)
      }
    }
  }

  /// Gives views without a size of their own the size of the design anew, in stack views of which
  /// views have other frames: the size depends on the room that all frames need.
  func setSizesInStacks(of changes: [DocumentDifferences.Change]) {
    for change in changes {
      for case let stack? in [change.new, change.new.parent?.parent] where stack.name == "stackView"
      {
        for element in stack.list("subviews") {
          guard let view = element["id"].flatMap({ objects.views[$0] }) else {
            continue
          }
          DesignSizeDecoder(element, in: context).decodeAgain(view)
        }
      }
    }
  }

  /// Gives a view the size that it has in the design with its present subviews.
  func setDesign(of view: UIView, _ element: Element) -> Bool {
    guard context.resources.mode == .design else { return true }
    guard let base = ClassTable.views[element.name], type(of: view) == base,
      let plain = base.init(coder: NibCoder(element, level: base) { _ in })
    else { return false }
    view.designSize = plain.designSize
    view.setContentPriorities(element)
    DesignSizeDecoder(element, in: context).decode(view)
    return true
  }
}
