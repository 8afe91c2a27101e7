import AutoLayout
import Foundation
import InterfaceBuilder

/// What of an object depends on the size classes.
@MainActor
final class Installation {
  weak var object: AnyObject?
  let element: Element
  let names: Set<String>
  let originals = OriginalValues()
  /// The element that holds the masks of subviews and constraints, with its view.
  init(_ object: AnyObject, _ element: Element) {
    self.object = object
    self.element = element
    names = element.variedNames
  }
}

extension Instantiation {
  /// Notes an object whose values depend on size classes, and applies those of the present ones.
  func follow(_ object: AnyObject, _ element: Element) {
    guard element.child("variation") != nil else { return }
    let installation = Installation(object, element)
    installations.append(installation)
    apply(installation)
  }

  private func apply(_ installation: Installation) {
    guard let object = installation.object else { return }
    if !installation.names.isEmpty {
      var decoder = PropertyDecoder(installation.element, in: self)
      decoder.names = installation.names
      decoder.originals = installation.originals
      if let view = object as? UIView { decoder.decode(view) }
      if let constraint = object as? NSLayoutConstraint { decoder.decode(constraint) }
    }
  }

  /// Has a view tell when the size classes change for which values are chosen.
  func watch(_ root: UIView) {
    guard !installations.isEmpty else { return }
    root.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { [weak self] (view: UIView, _) in self?.traitsChanged(to: view.traitCollection) }
  }

  private func traitsChanged(to new: UITraitCollection) {
    let old = designTraits
    traits = new
    guard designTraits != old else { return }
    for installation in installations {
      apply(installation)
      if let view = installation.object as? UIView { install(in: view, installation.element) }
    }
  }

  /// The members of a group that are there in the present size classes.
  func installed(_ group: String, of element: Element) -> Set<Element> {
    Set(element.members(group, for: designTraits))
  }

  /// Takes subviews and constraints away, or brings them back, as the masks of a view say.
  private func install(in view: UIView, _ element: Element) {
    if element.variesMembers("subviews") {
      let members = installed("subviews", of: element)
      var index = 0
      for child in element.child("subviews").map({ Array($0.children) }) ?? [] {
        guard let id = child["id"], let subview = objects[id] as? UIView else { continue }
        if members.contains(child) {
          if subview.superview !== view { insert(subview, in: view, at: index) }
          kept[id] = nil
          index += 1
        } else if subview.superview === view {
          kept[id] = subview
          subview.removeFromSuperview()
        }
      }
    }
    let members = installed("constraints", of: element)
    for child in element.child("constraints").map({ Array($0.children) }) ?? [] {
      guard let id = child["id"], let constraint = (objects[id] ?? kept[id]) as? NSLayoutConstraint
      else {
        continue
      }
      guard child.flag("placeholder") != true || resources.mode == .design else { continue }
      let isInstalled = members.contains(child) && hasItems(constraint, in: view)
      if constraint.isActive != isInstalled { constraint.isActive = isInstalled }
    }
  }

  private func insert(_ subview: UIView, in view: UIView, at index: Int) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(subview, at: min(index, view.subviews.count))
    }
  }

  /// Whether the items of a constraint are in the view that holds it: one that is not installed has left it.
  func hasItems(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return itemView?.isDescendant(of: view) ?? false
    }
  }
}
