internal import Cassowary

/// The parts of frames that the constraints leave open.
extension LayoutEngine {
  /// The parts of the item's frame that have several values among the optimal solutions.
  package func ambiguousAttributes(of node: LayoutNode) -> [NSLayoutConstraint.Attribute] {
    hasChanges ? [] : attributes(of: node, among: knownAmbiguity.variables)
  }

  /// Whether it is known of all items which of them are ambiguous.
  package var knowsAmbiguity: Bool { hasChanges || !knownAmbiguity.isIncomplete }

  /// The ambiguous variables of all items, found once after each layout.
  private var knownAmbiguity: KnownAmbiguity {
    if let ambiguity { return ambiguity }
    solver.limitWork(to: mostWork)
    var known = KnownAmbiguity()
    known.variables = Set(solver.ambiguous(among: table.variables, gaveUp: &known.isIncomplete))
    ambiguity = known
    return known
  }

  /// Whether an attribute, or the distance between two, has several values among the optimal
  /// solutions.
  package func isAmbiguous(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?
  ) -> Bool {
    // Only two items of a distance may have no nearer common ancestor than the root.
    guard !hasChanges, let container = offset == nil ? node.parent : root,
      let view = container.container
    else { return false }
    var sum = SideSum(
      container: container, view: view, engine: self, isDirectional: attribute.isDirectional)
    return sum.add(node, attribute, offset, times: 1) && solver.isAmbiguous(sum.expression)
  }

  /// The parts of the items' frames that are ambiguous, and stay so if some constraints that are
  /// not active hold as well, in the order of the list. The layout stays what it is.
  ///
  /// A constraint that contradicts the required ones is taken for one that does not hold.
  package func ambiguousAttributes(
    of nodes: [LayoutNode], supposing constraints: [NSLayoutConstraint]
  ) -> [[NSLayoutConstraint.Attribute]] {
    guard !hasChanges else { return nodes.map { _ in [] } }
    let open = knownAmbiguity.variables
    guard !open.isEmpty else { return nodes.map { _ in [] } }
    var trial = solver
    trial.limitWork(to: mostWork)
    for constraint in constraints where !constraint.isActive {
      guard let container = constraint.commonAncestor,
        let expression = sum(of: constraint, in: container)?.expression,
        expression.constant.isFinite
      else { continue }
      _ = try? trial.add(
        Constraint(
          expression, Relation(constraint.relation), priority: Priority(constraint.priority)))
    }
    var gaveUp = false
    let stillOpen = trial.ambiguous(among: table.variables.filter(open.contains), gaveUp: &gaveUp)
    let variables = gaveUp ? open : Set(stillOpen)
    return nodes.map { attributes(of: $0, among: variables) }
  }

  /// The parts of the item's frame that are among some variables.
  private func attributes(
    of node: LayoutNode, among variables: Set<Variable>
  ) -> [NSLayoutConstraint.Attribute] {
    // Most layouts are not ambiguous.
    guard !variables.isEmpty, let own = table.variables(of: node) else { return [] }
    let parts: [(NSLayoutConstraint.Attribute, Variable?)] = [
      (.left, own.origin.horizontal), (.top, own.origin.vertical),
      (.width, own.size.horizontal), (.height, own.size.vertical),
    ]
    var found: [NSLayoutConstraint.Attribute] = []
    for (attribute, variable) in parts {
      if let variable, variables.contains(variable) { found.append(attribute) }
    }
    return found
  }
}
