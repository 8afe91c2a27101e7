import AutoLayout
import InterfaceBuilder

extension ScenePlan {
  /// Has views get other subviews. False if that can't be done.
  mutating func changeSubviews() -> Bool {
    guard !connectsNewcomers else { return false }
    for change in parents {
      guard let view = change.id.flatMap({ objects.views[$0] }),
        let group = change.groups.first(where: { $0.name == "subviews" }),
        ![change.old, change.new].contains(where: { $0.variesMembers("subviews") }),
        remove(group.removed), insert(group, into: view, change.new),
        !(instantiation.resources.mode == .design) || setDesign(of: view, change.new)
      else { return false }
    }
    return true
  }

  /// Whether a connection in the scene leads to one of the views that come.
  private var connectsNewcomers: Bool {
    let groups = parents.flatMap(\.groups).filter { $0.name == "subviews" }
    var ids: Set<String> = []
    for element in groups.flatMap(\.inserted).compactMap(document.object) {
      for inner in [element] + Array(element.descendants) {
        ids.formUnion([inner["id"]].compactMap(\.self))
      }
    }
    guard !ids.isEmpty, let scene = parents.first.flatMap({ document.scene(of: $0.new) }) else {
      return false
    }
    return scene.element.descendants.contains { element in
      element.parent?.name == "connections"
        && element["destination"].map(ids.contains) == true
    }
  }

  /// Takes views out of their superviews. False if one of them has moved to another one.
  private func remove(_ ids: [String]) -> Bool {
    for id in ids {
      guard let view = objects.views[id] else { continue }
      guard let old = former.object(id), document.object(id)?.name != old.name else { return false }
      view.removeFromSuperview()
      for element in [old] + Array(old.descendants) {
        guard let id = element["id"] else { continue }
        instantiation.objects[id] = nil
        instantiation.kept[id] = nil
      }
    }
    return true
  }

  /// Makes the views that have come, and gives all the order of their elements.
  private func insert(
    _ group: DocumentDifferences.Group, into view: UIView, _ element: Element
  ) -> Bool {
    var views: [UIView] = []
    for child in element.list("subviews") {
      guard let id = child["id"] else { return false }
      if !group.inserted.contains(id) {
        if let known = objects.views[id] { views.append(known) }
        continue
      }
      guard former.object(id).map({ $0.name != child.name }) ?? true, Self.isSimple(child),
        let made = make(child)
      else { return false }
      views.append(made)
      // The size of its superview at which it has its frame is not known.
      if made.translatesAutoresizingMaskIntoConstraints, !(view is UIStackView) { return false }
    }
    arrange(views, in: view)
    return true
  }

  private func make(_ element: Element) -> UIView? {
    instantiation.resources.nesting.begin(element)
    defer { instantiation.resources.nesting.end() }
    let made = instantiation.view(element)
    // Its constraints are made with all others.
    instantiation.pendingConstraints = []
    instantiation.fixed = []
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

  /// Whether nothing but views and constraints are in an element.
  private static func isSimple(_ element: Element) -> Bool {
    let others: Set = [
      "connections", "gestureRecognizers", "tableView", "collectionView", "toolbar",
      "navigationBar",
      "tabBar", "userDefinedRuntimeAttributes",
    ]
    return ([element] + Array(element.descendants)).allSatisfy { element in
      !others.contains(element.name) && element["customClass"] == nil
    }
  }

  /// Gives a view the size that it has in the design with its present subviews.
  func setDesign(of view: UIView, _ element: Element) -> Bool {
    guard let base = ClassTable.views[element.name], type(of: view) == base,
      let plain = base.init(coder: NibCoder(element, level: base) { _ in })
    else { return false }
    view.designSize = plain.designSize
    view.setContentPriorities(element)
    instantiation.setDesignSize(of: view, element)
    return true
  }
}
