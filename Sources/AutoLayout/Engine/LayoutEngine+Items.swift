internal import Cassowary

/// Views and guides that come into the engine and leave it.
extension LayoutEngine {
  /// Whether the item has its unknowns in this engine.
  func knows(_ node: LayoutNode) -> Bool { node.variables != nil }

  /// Makes the unknowns of items that are new, in the order in which they joined the hierarchy.
  func admit(_ newcomers: [LayoutNode]) {
    var order: [Numbered] = []
    for (place, node) in newcomers.enumerated() {
      order.append(Numbered(number: node.order, place: place))
    }
    order.sort()
    for item in order {
      let node = newcomers[item.place]
      guard !knows(node) else { continue }
      let variables = LayoutVariables(in: &solver, isRoot: node === root.node)
      node.variables = variables
      node.isFlowing = false
      nodeCount += 1
      // The solver does not tell of unknowns that stay at zero; the item may lie elsewhere so far.
      noteMove(of: node)
      Self.list(node, under: variables, in: &nodes)
    }
  }

  private static func list(
    _ node: LayoutNode, under variables: LayoutVariables, in nodes: inout [LayoutNode?]
  ) {
    for variable in variables.all {
      while nodes.count <= variable.index { nodes.append(nil) }
      nodes[variable.index] = node
    }
  }

  /// Takes a view that leaves the hierarchy out of the solver, and all that lies in it.
  ///
  /// The constraints that reach into it from outside are gone already.
  func dismiss(_ view: UIView) {
    guard !needsRebuild else { return }
    var leaving: [LayoutNode] = []
    view.forEachInHierarchy { view in
      drop(view.joinedAutoresizing?.all)
      drop(view.contentSizeConstraints.horizontal)
      drop(view.contentSizeConstraints.vertical)
      drop(view.node.held.all)
      for guide in view.systemGuides?.all ?? [] { drop(guide.systemConstraints) }
      leaving.append(view.node)
      leaving += view.allGuides.map(\.node)
    }
    conflicts.removeAll { $0.broken.containerNode?.isInside(view.node) ?? true }
    moveBaselines(outOf: leaving)
    leaving.forEach(forget)
    changes.removed = true
    rebuildIfSparse()
  }

  /// Lets go of baselines that items which leave bore for others, as a row's tallest view does.
  private func moveBaselines(outOf leaving: [LayoutNode]) {
    guard !onBaselines.isEmpty else { return }
    let variables = Set(leaving.compactMap(\.variables).flatMap(\.all).map(\.index))
    for constraint in onBaselines {
      guard let entry = constraint.engineEntry, entry.generation == generation,
        entry.parts.contains(where: { part in
          part.constraint.expression.terms.contains { variables.contains($0.variable.index) }
        })
      else { continue }
      moved(constraint)
    }
  }

  /// Takes a guide out of the solver about which there are no constraints any more.
  func dismiss(_ guide: LayoutNode) {
    guard !needsRebuild else {
      guide.variables = nil
      return
    }
    forget(guide)
    changes.removed = true
    rebuildIfSparse()
  }

  private func forget(_ node: LayoutNode) {
    guard let variables = node.variables else { return }
    node.variables = nil
    node.isFlowing = false
    nodeCount -= 1
    for variable in variables.all {
      nodes[variable.index] = nil
      solver.removeVariable(variable)
    }
  }

  /// The variables that were are counted forever; begin anew when hardly any of them is left.
  private func rebuildIfSparse() {
    if nodes.count > 4096, nodes.count > 64 * nodeCount { setNeedsRebuild() }
  }

  private func drop(_ constraints: [NSLayoutConstraint]?) {
    for constraint in constraints ?? [] { drop(constraint) }
  }

  private func drop(_ constraint: NSLayoutConstraint?) {
    if let constraint, let entry = constraint.engineEntry {
      drop(entry)
      constraint.engineEntry = nil
    }
  }

  /// Takes what an entry stands for out of the solver.
  func drop(_ entry: EngineEntry) {
    if entry.generation == generation {
      for part in entry.parts { if let handle = part.handle { solver.remove(handle) } }
    }
    entry.parts.removeAll()
  }
}
