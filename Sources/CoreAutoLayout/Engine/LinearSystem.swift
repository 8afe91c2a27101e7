internal import Cassowary

/// A layout's constraints as the solver gets them, in numbers alone, for measuring the solver by
/// itself.
package struct LinearSystem {
  /// `terms + constant relation 0`.
  package struct Row: Hashable {
    package struct Term: Hashable {
      package var variable: Int
      package var coefficient: Double
    }

    package var terms: [Term]
    package var constant: Double
    /// The relation: -1 for less than or equal, 0 for equal, 1 for greater than or equal.
    package var relation: Int
    package var priority: Float
    package var rank: Int
  }

  /// Whether each variable is at least zero; nil for a removed one.
  package var isRestricted: [Bool?] = []
  package var rows: [Row] = []
  /// The given width and height.
  package var edits: [(variable: Int, value: Double)] = []

  package init() {}
}

extension LayoutEngine {
  /// The solver's constraints as of the last layout: for each view, parents first, those that the
  /// system made for it, then those that it holds.
  package var linearSystem: LinearSystem {
    var system = LinearSystem()
    for (variable, item) in table.itemOfVariable.enumerated() {
      guard item >= 0 else {
        system.isRestricted.append(nil)
        continue
      }
      let size = table.items[Int(item)].variables.size
      system.isRestricted.append(
        size.horizontal.index == variable || size.vertical.index == variable)
    }
    root.container?.forEachContainer { view in
      for constraint in joinedConstraints(of: view) {
        guard let index = table.index(of: constraint) else { continue }
        let entry = table.entries[index]
        for part in 0..<entry.count where entry[part].handle != nil {
          system.rows.append(LinearSystem.Row(entry[part].constraint))
        }
      }
    }
    if rootSizeIsGiven, let size = table.variables(of: root)?.size,
      let given = root.container?.rootSize
    {
      system.edits = [
        (size.horizontal.index, Double(given.width)), (size.vertical.index, Double(given.height)),
      ]
    }
    return system
  }

  /// The constraints that the view brought into the solver, in the order in which they join.
  private func joinedConstraints(of view: any LayoutContainer) -> [NSLayoutConstraint] {
    guard let index = table.index(of: view.node) else { return [] }
    let item = table.items[index]
    return item.autoresizing + view.systemGuideConstraints
      + [item.content.horizontal, item.content.vertical].compactMap { $0 } + view.node.held.all
  }
}

extension LinearSystem.Row {
  fileprivate init(_ constraint: Constraint) {
    terms = constraint.expression.terms.map {
      Term(variable: $0.variable.index, coefficient: $0.coefficient)
    }
    constant = constraint.expression.constant
    relation =
      switch constraint.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    priority = constraint.priority.value
    rank = constraint.rank
  }
}
