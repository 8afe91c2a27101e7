import AutoLayout
import Foundation
import InterfaceBuilder

/// What of an object depends on the size classes.
@MainActor
final class Installation {
  weak var object: AnyObject?
  /// The element in the present version of the document.
  var element: Element
  let names: Set<String>
  let originals = OriginalValues()

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
    if !element.variations(for: designTraits).isEmpty { apply(installation) }
  }

  func apply(_ installation: Installation) {
    guard let object = installation.object, !installation.names.isEmpty else { return }
    let decoder = PropertyDecoder(installation, in: self)
    if let view = object as? UIView { decoder.decode(view) }
    if let constraint = object as? NSLayoutConstraint { decoder.decode(constraint) }
  }

  /// Has a view tell when the size classes change for which values are chosen.
  func watch(_ root: UIView) {
    guard !installations.isEmpty, !isWatching else { return }
    isWatching = true
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
    installConstraints()
  }

  /// The members of a group that are there in the present size classes.
  func installed(_ group: String, of element: Element) -> Set<Element> {
    Set(element.members(group, for: designTraits))
  }

  /// Takes subviews away, or brings them back, as the masks of a view say.
  private func install(in view: UIView, _ element: Element) {
    guard element.variesMembers("subviews") else { return }
    let members = installed("subviews", of: element)
    let view = holder(ofSubviewsOf: view)
    var index = 0
    for child in element.list("subviews") {
      guard let id = child["id"], let subview = objects[id] as? UIView else { continue }
      if members.contains(child) {
        if subview.superview !== view {
          insert(subview, in: view, at: index)
          fix(subview, child)
        }
        kept[id] = nil
        index += 1
      } else if subview.superview === view {
        kept[id] = subview
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
