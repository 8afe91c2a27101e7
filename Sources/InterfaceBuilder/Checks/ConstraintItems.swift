import Wording

extension DocumentCheck {
  /// The two items of a constraint have a view above both, and the item that is not written is a
  /// view.
  static let constraintItems = DocumentCheck { document, list in
    for element in document.root.descendants {
      guard let constraint = Constraint(element), let holder = constraint.holder else { continue }
      let first = constraint.firstItem.map(document.object) ?? holder
      guard let first, let second = constraint.secondItem.flatMap(document.object) else { continue }
      let owners = [(first, "firstItem"), (second, "secondItem")].map { item, attribute in
        let owner = document.viewOfItem(item)
        if owner == nil {
          list.error(
            "<\(item.name.excerpt)> can't be an item of a constraint: views and layout guides can",
            at: element.place(attribute))
        }
        return owner
      }
      guard let firstView = owners[0], let secondView = owners[1] else { continue }
      if document.topView(above: firstView) != document.topView(above: secondView) {
        list.error(
          "the items have no view in common: <\(first.name.excerpt)> and "
            + "<\(second.name.excerpt)> are in different trees of views",
          at: element.place("secondItem"))
      }
    }
  }
}

extension Document {
  /// The view that an item of a constraint is, or that its guide belongs to; nil if the element is
  /// neither a view nor a guide.
  public func viewOfItem(_ item: Element) -> Element? {
    if item.isView { return item }
    switch item.name {
    case "viewLayoutGuide", "keyboardLayoutGuide": return item.parent
    case "userLayoutGuide": return item.parent?.parent
    case "viewControllerLayoutGuide": return item.parent?.parent?.child(key: "view")
    default: return nil
    }
  }

  /// The outermost view around a view, without those that only keep it as a prototype or an item.
  func topView(above view: Element) -> Element {
    var top = view
    while let group = top.parent, let parent = group.isView ? group : group.parent, parent.isView {
      guard group.isView || group.name == "subviews" else { break }
      top = parent
    }
    return top
  }
}
