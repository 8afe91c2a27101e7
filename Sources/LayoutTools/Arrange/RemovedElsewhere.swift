import InterfaceBuilder
import Wording

/// Constraints that a tool removes though they are not installed for the size classes of the
/// canvas, but for others, where nobody sees them go.
public struct RemovedElsewhere: Hashable, Sendable {
  /// Constraints that are installed for the same size classes.
  private struct Group: Hashable, Sendable {
    let traits: [DesignTraits]
    let count: Int

    /// What the size classes have in common.
    var title: String {
      let (widths, heights) = (Set(traits.map(\.width)), Set(traits.map(\.height)))
      let common = VariationCondition(
        width: widths.count == 1 ? traits[0].width : nil,
        height: heights.count == 1 ? traits[0].height : nil)
      return common.rank == 0 ? "other size classes" : common.title
    }
  }

  private let groups: [Group]

  /// Finds such constraints among those that go.
  init(_ constraints: [Constraint], on canvas: Canvas) {
    let classes: [SizeClass] = [.compact, .regular]
    let all = classes.flatMap { width in
      classes.map { DesignTraits(width: width, height: $0, idiom: canvas.traits.idiom) }
    }
    groups = constraints.map { constraint in
      let isHere = constraint.isInstalled(for: canvas.traits)
      return isHere ? [] : all.filter(constraint.isInstalled)
    }.filter { !$0.isEmpty }.grouped { $0 }.map { Group(traits: $0.key, count: $0.members.count) }
  }

  /// What goes, in a sentence; nil if nothing does: `also removes 8 constraints of wR`.
  public var warning: String? {
    let parts = groups.enumerated().map { index, group in
      let noun = group.count == 1 ? " constraint" : " constraints"
      return "\(group.count)\(index == 0 ? noun : "") of \(group.title)"
    }
    return parts.isEmpty ? nil : "also removes \(parts.listed)"
  }

  /// Traits for which constraints go, one for each group of constraints, with their title.
  public var places: [(title: String, traits: DesignTraits)] {
    groups.map { ($0.title, $0.traits[0]) }
  }
}

extension Constraint {
  /// Whether the view that holds the constraint has it for some traits.
  fileprivate func isInstalled(for traits: DesignTraits) -> Bool {
    guard let holder, !holder.children("variation").isEmpty else { return true }
    return holder.members("constraints", for: traits).contains { $0["id"] == id }
  }
}
