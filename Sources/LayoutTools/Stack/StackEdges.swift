import InterfaceBuilder

/// The constraints of views that a stack view takes over: constraints from its outer edges to other
/// views, one for each edge.
struct StackEdges {
  /// The edits that make the stack the item of the constraints.
  private(set) var edits: [DocumentEdit] = []

  private let plan: StackPlan
  private let inside: Set<String>
  private var taken: Set<LayoutAttribute> = []

  init(_ plan: StackPlan, id: String, in canvas: Canvas) {
    self.plan = plan
    var inside: Set<String> = []
    for view in plan.views.compactMap({ canvas.document.object($0.id) }) {
      inside.formUnion(([view] + Array(view.descendants)).compactMap { $0["id"] })
    }
    self.inside = inside
    for constraint in canvas.document.allConstraints {
      guard let found = edge(of: constraint), let own = constraint.id,
        taken.insert(found.attribute.edge).inserted
      else { continue }
      edits.append(.set(found.item, of: ElementPath(own), to: id))
    }
  }

  /// The item of a constraint that is a view at an outer edge of the stack; nil unless the other
  /// item is outside of the stack.
  private func edge(of constraint: Constraint) -> (item: String, attribute: LayoutAttribute)? {
    guard let first = constraint.firstItem ?? constraint.holder?["id"],
      let second = constraint.secondItem, inside.contains(first) != inside.contains(second)
    else { return nil }
    let isFirst = inside.contains(first)
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    guard let attribute, attribute.kind != .size,
      let view = plan.views.first(where: { $0.id == (isFirst ? first : second) }),
      isOuter(attribute, of: view)
    else { return nil }
    return (isFirst ? "firstItem" : "secondItem", attribute)
  }

  /// Whether an edge, or the middle, of a view is where the stack's is.
  private func isOuter(_ attribute: LayoutAttribute, of view: CanvasItem) -> Bool {
    guard !attribute.isMargin, attribute != .firstBaseline, attribute != .lastBaseline else {
      return false
    }
    func place(_ item: CanvasItem) -> Double {
      item.value(of: attribute, in: view, isMirrored: view.isRightToLeft)
    }
    var stack = view
    stack.frame = plan.union
    return abs(place(view) - place(stack)) <= 0.5
  }
}

extension LayoutAttribute {
  /// The edge that an attribute is, with leading for left and trailing for right: two constraints
  /// of one edge say the same twice.
  fileprivate var edge: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
