import InterfaceBuilder

extension Element {
  /// The view around a view.
  var superview: Element? {
    sequence(first: self, next: \.parent).dropFirst().first(where: \.isView)
  }

  /// The view that has the subviews of this one: the content view of a cell or an effect view, or
  /// else the view itself.
  var contentElement: Element {
    children.first { $0.isView && $0["key"] == "contentView" } ?? self
  }

  /// Whether Interface Builder puts views into views of the class.
  var holdsSubviews: Bool { child("subviews") != nil || Self.containers.contains(name) }

  /// Whether the view is there to hold others: a plain view, a stack or scroll view, or a cell. A
  /// view of an app's class counts only if it holds views.
  var isPlainContainer: Bool {
    let content = contentElement
    guard Self.plainContainers.contains(content.name) else { return false }
    return content["customClass"] == nil || !content.subviews.isEmpty
  }

  private static let plainContainers: Set<String> = [
    "collectionReusableView", "collectionViewCellContentView", "scrollView", "stackView",
    "tableViewCellContentView", "tableViewHeaderFooterView", "view",
  ]

  private static let containers: Set<String> = [
    "collectionReusableView", "collectionViewCellContentView", "control", "scrollView",
    "stackView", "tableViewCellContentView", "tableViewHeaderFooterView", "view", "window",
  ]
}

extension Document {
  /// The closest view that contains both items of a constraint; nil if there is none.
  func commonView(of first: Element, _ second: Element?) -> Element? {
    func views(around item: Element) -> [Element] {
      viewOfItem(item).map { Array(sequence(first: $0, next: \.superview)) } ?? []
    }
    let around = views(around: first)
    guard let second else { return around.first }
    return views(around: second).first(where: around.contains)
  }

  /// All constraints, in the order of the text.
  var allConstraints: [Constraint] { root.descendants.compactMap(Constraint.init) }
}

extension Constraint {
  /// The ids of the items; the holder's id where the first item is not written.
  var itemIDs: [String] {
    [firstItem ?? holder?["id"], secondItem].compactMap(\.self)
  }
}
