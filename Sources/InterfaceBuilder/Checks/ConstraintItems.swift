import Wording

extension DocumentCheck {
  /// The two items of a constraint are views or guides in one tree of views. The view that holds
  /// the constraint stands for a first item that is not written.
  static let constraintItems = DocumentCheck { document, list in
    var trees = ViewTrees(document)
    for element in document.root.descendants {
      guard let constraint = Constraint(element), let holder = constraint.holder else { continue }
      let first = constraint.firstItem.map(document.object) ?? holder
      guard let first, let second = constraint.secondItem.flatMap(document.object) else { continue }
      let tops = [(first, "firstItem"), (second, "secondItem")].map { item, attribute in
        let top = trees.top(above: item)
        if top == nil {
          list.error(
            "<\(item.name.excerpt)> can't be an item of a constraint: views and layout guides can",
            at: element.place(attribute))
        }
        return top
      }
      guard let firstTop = tops[0], let secondTop = tops[1], firstTop != secondTop else { continue }
      list.error(
        "the items have no view in common: <\(first.name.excerpt)> and <\(second.name.excerpt)> "
          + "are in different trees of views", at: element.place("secondItem"))
    }
  }
}

/// Finds the tree of views that each item of a constraint is in, once for each item.
private struct ViewTrees {
  private let document: Document
  private var views: [Element: Element?] = [:]
  private var tops: [Element: Element] = [:]

  init(_ document: Document) { self.document = document }

  /// The outermost view above an item; nil if the item is neither a view nor a guide.
  mutating func top(above item: Element) -> Element? {
    // Both guides of a controller belong to its view: one search for the view serves the two.
    let key = item.name == "viewControllerLayoutGuide" ? item.parent ?? item : item
    let view: Element?
    if let known = views[key] {
      view = known
    } else {
      view = document.viewOfItem(item)
      views[key] = .some(view)
    }
    guard let view else { return nil }
    if let top = tops[view] { return top }
    let top = document.topView(above: view)
    tops[view] = top
    return top
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

  /// The outermost view around a view. A view that only keeps it as a prototype or an item does not
  /// count.
  func topView(above view: Element) -> Element {
    var top = view
    while let group = top.parent, let parent = group.isView ? group : group.parent, parent.isView {
      guard group.isView || group.name == "subviews" else { break }
      top = parent
    }
    return top
  }
}
