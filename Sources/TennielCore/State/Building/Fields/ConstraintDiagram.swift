import LayoutTools

/// The diagram at the head of a view's constraints: which parts of the view they affect, and which
/// of these parts filter the list.
struct ConstraintDiagram: Equatable, Sendable {
  /// The number of the diagram's lines, and the line that can be marked.
  static let lines = 5
  static let middle = 2

  /// All constraints of the view.
  let constraints: [ViewConstraint]
  /// The parts that are on. Without any, all constraints are listed.
  let filter: Set<ConstrainedPart>

  /// The number of constraints that affect a part.
  func count(of part: ConstrainedPart) -> Int { constraints.count(where: part.isAffected) }

  /// The constraints that affect one of the parts that are on.
  var listed: [ViewConstraint] {
    filter.isEmpty
      ? constraints
      : constraints.filter { constraint in filter.contains { $0.isAffected(by: constraint) } }
  }

  /// The parts that are on, in words: `top, width`.
  var words: String {
    ConstrainedPart.allCases.filter(filter.contains).map(\.title).joined(separator: ", ")
  }
}

extension ConstrainedPart {
  /// The key that turns the part on or off, as in the Pin and Align tools.
  var key: Character {
    switch self {
    case .leading: "h"
    case .top: "k"
    case .trailing: "l"
    case .bottom: "j"
    case .width: "w"
    case .height: "e"
    case .centerX: "x"
    case .centerY: "y"
    case .baseline: "b"
    }
  }
}

extension Set<ConstrainedPart> {
  /// The set with only the part so many places after the present one; empty past the ends.
  func stepped(by steps: Int) -> Set {
    let all = ConstrainedPart.allCases
    let here = all.firstIndex(where: contains) ?? (steps > 0 ? -1 : all.count)
    return all.indices.contains(here + steps) ? [all[here + steps]] : []
  }
}
