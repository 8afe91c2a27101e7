import InterfaceBuilder

/// The elements of a clipping with ids that a document doesn't have.
///
/// Connections stay where their other end is in the same scene: Interface Builder has none between
/// scenes. Views whose constraints don't come along are held at their frames.
struct PastedCopies {
  /// The views, each for a piece of the clipping.
  private(set) var views: [NewElement]
  /// The constraints between the views.
  let constraints: [NewElement]
  private let constrained: Set<String>

  /// - Parameter container: The element that the views go into.
  init(_ clipping: Clipping, into container: Element, on canvas: Canvas) {
    let document = canvas.document
    var identifiers = canvas.identifiers
    var ids: [String: String] = [:]
    for element in clipping.pieces.map(\.element) + clipping.constraints {
      for id in element.identifiers { ids[id] = identifiers.next() }
    }
    let scene = document.scene(of: container)?.element
    func isInScene(_ id: String) -> Bool {
      guard let object = document.object(id) else { return false }
      return document.scene(of: object)?.element == scene
    }
    func copies(_ elements: [NewElement]) -> [NewElement] {
      elements.compactMap { element in
        element.renamed(ids) { end in
          ["action", "outlet", "outletCollection"].contains(end.element)
            && isInScene(end.id)
        }
      }
    }
    views = copies(clipping.pieces.map(\.element))
    constraints = copies(clipping.constraints)
    constrained = Set((views + constraints).flatMap(\.constrainedIDs))
    for index in views.indices { views[index].holdSubviews(without: constrained) }
  }

  /// A view with a frame in its superview, held there if neither constraints nor a stack view place
  /// it.
  func view(_ index: Int, at frame: Rect, isArranged: Bool) -> NewElement {
    var view = views[index]
    view.place(frame)
    let isConstrained = view["id"].map(constrained.contains) ?? false
    view.isHeldAtFrame = !isArranged && !isConstrained
    return view
  }
}

extension NewElement {
  /// Gives a view a frame in its superview.
  mutating func place(_ frame: Rect) {
    self["translatesAutoresizingMaskIntoConstraints"] = "NO"
    draw(frame)
  }

  /// Whether prototyping constraints hold a view where it is drawn.
  var isHeldAtFrame: Bool {
    get { self["fixedFrame"] == "YES" }
    set {
      self["fixedFrame"] = newValue ? "YES" : nil
      children.removeAll { $0["key"] == "autoresizingMask" }
      let frame = children.firstIndex { $0["key"] == "frame" }
      guard newValue else { return }
      let isBar = ["navigationBar", "toolbar", "tabBar"].contains(name)
      children.insert(isBar ? .barMask : .fixedCornerMask, at: frame.map { $0 + 1 } ?? 0)
    }
  }

  /// Holds the views inside of this one at their frames if no constraint refers to them and no
  /// stack view places them.
  fileprivate mutating func holdSubviews(without constrained: Set<String>) {
    for index in children.indices {
      children[index].holdSubviews(without: constrained)
      guard name == "subviews", let id = children[index]["id"], !constrained.contains(id),
        children[index]["translatesAutoresizingMaskIntoConstraints"] == "NO"
      else { continue }
      children[index].isHeldAtFrame = true
    }
    guard name == "stackView", let group = children.firstIndex(where: { $0.name == "subviews" })
    else { return }
    for index in children[group].children.indices {
      children[group].children[index].isHeldAtFrame = false
    }
  }

  /// The ids of the views and guides that constraints in the element refer to.
  fileprivate var constrainedIDs: [String] {
    let held = children.filter { $0.name == "constraints" }.flatMap(\.children)
    let holder = held.contains { $0["firstItem"] == nil } ? [self["id"]].compactMap(\.self) : []
    let own =
      name == "constraint" ? [self["firstItem"], self["secondItem"]].compactMap(\.self) : []
    return own + holder + children.flatMap(\.constrainedIDs)
  }

  /// Whether the element is a constraint that says where one of the views is.
  func places(_ views: [String]) -> Bool {
    [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains { item, name in
      guard let id = self[item], views.contains(id) else { return false }
      return self[name].flatMap(LayoutAttribute.init(written:))?.kind != .size
    }
  }
}
