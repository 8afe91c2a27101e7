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
    names = Variations.names(in: element)
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
    ) { [self] (view: UIView, _) in traitsChanged(to: view.traitCollection) }
  }

  private func traitsChanged(to new: UITraitCollection) {
    let old = variations.choice
    traits = new
    guard variations.choice != old else { return }
    for installation in installations {
      apply(installation)
      if let view = installation.object as? UIView { install(in: view, installation.element) }
    }
  }

  /// Takes subviews and constraints away, or brings them back, as the masks of a view say.
  private func install(in view: UIView, _ element: Element) {
    if element.children.contains(where: {
      $0.name == "variation" && $0.child("mask", key: "subviews") != nil
    }) {
      let excluded = variations.excluded("subviews", of: element)
      var index = 0
      for child in element.child("subviews").map({ Array($0.children) }) ?? [] {
        guard let id = child["id"], let subview = objects[id] as? UIView else { continue }
        if excluded.contains(id) {
          if subview.superview === view { subview.removeFromSuperview() }
        } else {
          if subview.superview !== view { insert(subview, in: view, at: index) }
          index += 1
        }
      }
    }
    let excluded = variations.excluded("constraints", of: element)
    for child in element.child("constraints").map({ Array($0.children) }) ?? [] {
      guard let id = child["id"], let constraint = objects[id] as? NSLayoutConstraint else {
        continue
      }
      guard child.flag("placeholder") != true || resources.mode == .design else { continue }
      let isInstalled = !excluded.contains(id) && hasItems(constraint, in: view)
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
  private func hasItems(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return itemView?.isDescendant(of: view) ?? false
    }
  }
}
