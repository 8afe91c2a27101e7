internal import Cassowary

/// Why an edge or a length has its value: a sum over the constraints that determine it.
///
/// ``value`` is ``base`` plus the sum of `coefficient * constant` over the terms. If the constant
/// of a term's constraint grew by one point, the value would grow by the coefficient, as long as
/// the same constraints stay binding.
@MainActor
package struct LayoutExplanation {
  package enum Source {
    /// A constraint that is binding or missed, of the scene or of the system.
    case constraint(NSLayoutConstraint)
    /// The size that the window gives its content, on an axis.
    case window(NSLayoutConstraint.Axis)
  }

  package struct Term {
    package let source: Source
    /// The change of the value for each point that is added to the constant.
    package let coefficient: Double
    /// The constant in points. That of a constraint includes the margins, alignment insets and
    /// distances of baselines that its attributes stand for.
    package let constant: Double
  }

  /// The value in points.
  package let value: Double
  /// The part of the value that no constraint adds, such as an alignment inset.
  package let base: Double
  /// The constraints in the order in which they joined the layout, then the window's size.
  package let terms: [Term]
}

extension LayoutEngine {
  /// Explains the position of an item's attribute in its container's coordinates; for a width or a
  /// height, the length.
  package func explain(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in container: LayoutNode
  ) -> LayoutExplanation? {
    guard !hasChanges, let view = container.container else { return nil }
    var sum = SideSum(container: container, view: view, engine: self, isDirectional: false)
    guard sum.addPosition(of: attribute, of: node) else { return nil }
    return explained(solver.explain(sum.expression), base: sum.expression.constant)
  }

  /// Explains the first side of a constraint less the second: for a missed constraint, the
  /// constraints to which it yields.
  package func explain(_ constraint: NSLayoutConstraint) -> LayoutExplanation? {
    guard !hasChanges, let index = table.index(of: constraint),
      let handle = table.entries[index].first.handle
    else { return nil }
    return explained(solver.explain(handle), base: 0)
  }

  private func explained(_ explanation: Explanation, base: Double) -> LayoutExplanation {
    let handles = explanation.terms.compactMap { term in
      if case .constraint(let handle) = term.source { handle } else { nil }
    }
    let owners = table.owners(of: Set(handles))
    let rootSize = table.variables(of: root)?.size
    let terms = explanation.terms.compactMap { term -> LayoutExplanation.Term? in
      let source: LayoutExplanation.Source
      switch term.source {
      case .constraint(let handle):
        guard let owner = owners.first(where: { $0.handle == handle }) else { return nil }
        source = .constraint(owner.constraint)
      case .edit(let variable):
        source = .window(variable == rootSize?.vertical ? .vertical : .horizontal)
      }
      return LayoutExplanation.Term(
        source: source, coefficient: term.coefficient, constant: term.constant)
    }
    return LayoutExplanation(value: explanation.value + base, base: base, terms: terms)
  }
}
