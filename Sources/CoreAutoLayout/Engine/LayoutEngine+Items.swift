internal import Cassowary

/// Views and guides that enter and leave the engine.
extension LayoutEngine {
  /// Whether the engine has variables for the item.
  package func knows(_ node: LayoutNode) -> Bool { table.index(of: node) != nil }

  /// The number of views and guides in the engine.
  var itemCount: Int { table.itemCount }

  /// Creates the variables of new items, in the order in which they joined the hierarchy.
  func admit(_ newcomers: [LayoutNode]) {
    var order: [Numbered] = []
    order.reserveCapacity(newcomers.count)
    for (place, node) in newcomers.enumerated() {
      order.append(Numbered(number: node.order, place: place))
    }
    order.sort()
    for item in order {
      let node = newcomers[item.place]
      guard !knows(node) else { continue }
      let index = table.add(node, LayoutVariables(in: &solver, isRoot: node === root))
      // The solver does not report variables that stay at zero, but the item may have another frame
      // so far.
      table.noteMove(ofItemAt: index)
    }
  }

  /// Removes a view that leaves the hierarchy from the solver, with its whole subtree.
  ///
  /// The constraints that reach into it from outside are removed already.
  package func dismiss(_ view: any LayoutContainer) {
    guard !needsRebuild else { return }
    var leaving: [LayoutNode] = []
    view.forEachContainer { view in
      dropConstraints(of: view)
      leaving.append(view.node)
      leaving += view.guideNodes
    }
    conflicts.removeAll { $0.broken.containerNode?.isInside(view.node) ?? true }
    moveBaselines(outOf: leaving)
    leaving.forEach(forget)
    changes.removed = true
    rebuildIfSparse()
  }

  /// Removes a guide that no constraint names from the solver.
  package func dismiss(_ guide: LayoutNode) {
    guard !needsRebuild else { return }
    forget(guide)
    changes.removed = true
    rebuildIfSparse()
  }

  /// Lets other views provide the baselines that leaving items provided, as a row's tallest view
  /// does.
  private func moveBaselines(outOf leaving: [LayoutNode]) {
    guard !onBaselines.isEmpty else { return }
    let leaving = Set(leaving.compactMap { table.index(of: $0) })
    for constraint in onBaselines {
      guard let index = table.index(of: constraint),
        table.entries[index].first.constraint.expression.terms.contains(where: { term in
          table.index(of: term.variable).map(leaving.contains) ?? false
        })
      else { continue }
      moved(constraint)
    }
  }

  private func forget(_ node: LayoutNode) {
    guard let index = table.index(of: node) else { return }
    for variable in table.items[index].variables.all { solver.removeVariable(variable) }
    table.remove(itemAt: index)
  }

  /// Rebuilds the system if few of its variables are left, since the table keeps an index for each
  /// that ever existed.
  private func rebuildIfSparse() {
    let count = table.itemOfVariable.count
    if count > 4096, count > 64 * table.itemCount { setNeedsRebuild() }
  }

  /// The constraints that stand for the size of the item's content, and those that stand for its
  /// frame and mask if they are up to date.
  package func ownConstraints(of node: LayoutNode) -> [NSLayoutConstraint] {
    guard let index = table.index(of: node) else { return [] }
    let item = table.items[index]
    let content: [NSLayoutConstraint] = [item.content.horizontal, item.content.vertical]
      .compactMap { $0 }
    return content + (item.isAutoresizingKnown ? item.autoresizing : [])
  }

  // MARK: Leaving constraints

  /// Removes from the solver the constraints that the view brought into it.
  private func dropConstraints(of view: any LayoutContainer) {
    if let index = table.index(of: view.node) {
      let (autoresizing, content) = (table.items[index].autoresizing, table.items[index].content)
      for constraint in autoresizing { drop(constraint) }
      if let width = content.horizontal { drop(width) }
      if let height = content.vertical { drop(height) }
    }
    for constraint in view.node.held.all { drop(constraint) }
    for constraint in view.systemGuideConstraints { drop(constraint) }
  }

  /// Removes a constraint from the solver.
  func drop(_ constraint: NSLayoutConstraint) {
    guard let index = table.index(of: constraint) else { return }
    if let handle = table.entries[index].first.handle { solver.remove(handle) }
    if let handle = table.entries[index].second?.handle { solver.remove(handle) }
    table.remove(entryAt: index)
  }
}
