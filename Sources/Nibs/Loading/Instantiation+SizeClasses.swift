import InterfaceBuilder

extension Instantiation {
  /// Chooses values, subviews and constraints anew when the size classes of a root view change.
  func watch(_ root: UIView) {
    guard !varied.installations.isEmpty, !varied.isWatching else { return }
    varied.isWatching = true
    root.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { [weak self] (view: UIView, _) in self?.traitsChanged(to: view.traitCollection) }
  }

  private func traitsChanged(to new: UITraitCollection) {
    let old = context.designTraits
    context.traits = new
    guard context.designTraits != old else { return }
    for installation in varied.installations {
      varied.apply(installation)
      if let view = installation.object as? UIView { install(in: view, installation.element) }
    }
    constraints.install()
  }

  /// Takes subviews away, or brings them back, as the masks of a view say.
  private func install(in view: UIView, _ element: Element) {
    guard element.variesMembers("subviews") else { return }
    let members = context.installed("subviews", of: element)
    let view = holder(ofSubviewsOf: view)
    var index = 0
    for child in element.list("subviews") {
      guard let id = child["id"], let subview = objects[id] as? UIView else { continue }
      if members.contains(child) {
        if subview.superview !== view {
          insert(subview, in: view, at: index)
          constraints.refix(subview, child)
        }
        objects.kept[id] = nil
        index += 1
      } else if subview.superview === view {
        objects.kept[id] = subview
        subview.removeFromSuperview()
      }
    }
  }

  private func insert(_ subview: UIView, in view: UIView, at index: Int) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(subview, at: min(index, view.subviews.count))
    }
  }
}
