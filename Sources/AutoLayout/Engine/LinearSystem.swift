internal import Cassowary

/// A layout as the solver is given it, in numbers alone: for measuring the solver by itself.
package struct LinearSystem {
  /// `terms + constant relation 0`.
  package struct Row: Hashable {
    package struct Term: Hashable {
      package var variable: Int
      package var coefficient: Double
    }

    package var terms: [Term]
    package var constant: Double
    /// Less than or equal: -1, equal: 0, greater than or equal: 1.
    package var relation: Int
    package var priority: Float
    package var rank: Int
  }

  /// For each variable whether it is at least zero; nil for one that is gone.
  package var isRestricted: [Bool?] = []
  package var rows: [Row] = []
  /// The width and the height that are given.
  package var edits: [(variable: Int, value: Double)] = []
}

extension UIView {
  /// What the solver has of the hierarchy, as of the last layout.
  package var linearSystem: LinearSystem { layoutEngine?.linearSystem ?? LinearSystem() }
}

extension LayoutEngine {
  fileprivate var linearSystem: LinearSystem {
    var system = LinearSystem()
    for (index, node) in nodes.enumerated() {
      system.isRestricted.append(
        node?.variables.map { $0.size.horizontal.index == index || $0.size.vertical.index == index }
      )
    }
    root.forEachInLayout { view in
      for constraint in joinedConstraints(of: view) {
        for part in constraint.engineEntry?.parts ?? [] where part.handle != nil {
          system.rows.append(LinearSystem.Row(part.constraint))
        }
      }
    }
    if rootSizeIsGiven, let size = root.node.variables?.size {
      system.edits = [
        (size.horizontal.index, Double(root.bounds.width)),
        (size.vertical.index, Double(root.bounds.height)),
      ]
    }
    return system
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
