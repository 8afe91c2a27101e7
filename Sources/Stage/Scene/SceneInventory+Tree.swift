extension SceneInventory {
  /// The state for which an inventory is valid. It retains the views, so that a new view can't have
  /// the address of an old one.
  struct Tree: Equatable {
    var views: [UIView] = []
    var depths: [Int] = []
    var guides: [UILayoutGuide] = []
    /// The identifiers, labels and texts, by which views and guides are named.
    var identifiers: [String?] = []
    /// Whether views are named by their texts as well.
    let namesTexts: Bool
    /// The presented controllers: those over the whole window from back to front, then those inside
    /// a view.
    var presented: [UIViewController] = []

    @MainActor init(
      _ controller: UIViewController, in window: UIWindow, namesTexts: Bool
    ) {
      self.namesTexts = namesTexts
      let root: UIView = controller.view
      var inside: [UIViewController] = []
      for subview in window.subviews {
        if subview === root {
          add(root, depth: 0, &inside)
        } else if let (controller, _) = subview.presentedInside {
          presented.append(controller)
          if let view = controller.viewIfLoaded, view.superview === subview {
            add(view, depth: 0, &inside)
          }
        }
      }
      if views.isEmpty { add(root, depth: 0, &inside) }
      presented += inside
    }

    @MainActor private mutating func add(
      _ view: UIView, depth: Int, _ inside: inout [UIViewController]
    ) {
      views.append(view)
      depths.append(depth)
      identifiers += [view.accessibilityIdentifier, view.documentOrigin?.label]
      if namesTexts { identifiers.append(view.documentOrigin?.text) }
      for guide in view.allGuides {
        guides.append(guide)
        identifiers.append(guide.identifier)
      }
      let inner = (views: views.count, guides: guides.count, identifiers: identifiers.count)
      for subview in view.listedSubviews {
        // The parts of a control are not listed, as in Interface Builder.
        guard subview.isUnlisted else {
          add(subview, depth: depth + 1, &inside)
          continue
        }
        guard let (controller, covers) = subview.presentedInside else { continue }
        if covers {
          views.removeSubrange(inner.views...)
          depths.removeSubrange(inner.views...)
          guides.removeSubrange(inner.guides...)
          identifiers.removeSubrange(inner.identifiers...)
        }
        inside.append(controller)
        if let view = controller.viewIfLoaded, view.superview === subview {
          add(view, depth: depth + 1, &inside)
        }
      }
    }

    static func == (one: Tree, other: Tree) -> Bool {
      one.depths == other.depths && one.identifiers == other.identifiers
        && one.views.elementsEqual(other.views, by: ===)
        && one.guides.elementsEqual(other.guides, by: ===)
    }
  }
}

extension UIView {
  /// The subviews in the order of a list: those that a stack arranges stand as they are arranged.
  fileprivate var listedSubviews: [UIView] {
    guard let stack = self as? UIStackView else { return subviews }
    let arranged = stack.arrangedSubviews
    guard !subviews.elementsEqual(arranged, by: ===) else { return subviews }
    let isArranged = Set(arranged.map(ObjectIdentifier.init))
    var next = arranged.makeIterator()
    return subviews.map { isArranged.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
  }
}
