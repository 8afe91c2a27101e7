import InterfaceBuilder

/// Chooses constraints that make a layout definite.
///
/// The motions of equations are vectors, and the sets of independent vectors form a linear matroid.
/// So the cheapest set of all is found by taking the cheapest equation that is independent of the
/// equations taken before, until none is left; it has as many equations as there are degrees of
/// freedom (J. Edmonds, "Matroids and the greedy algorithm", 1971). All equations hold on the
/// canvas, so that they neither conflict nor move a view.
struct ConstraintInference {
  let canvas: Canvas
  /// How its items can move, and which sizes have to stay.
  let demands: SizeDemands
  /// The places of the items that have to be definite.
  let targets: [Int]
  /// Whether equations about other items may refer to an item.
  let isReferable: (CanvasItem) -> Bool

  private var freedom: CanvasFreedom { demands.freedom }

  /// The constraints that are chosen, in the order of the items that they are about.
  var constraints: [NewConstraint] {
    var wanted = MotionBasis()
    for target in targets {
      let item = canvas.items[target]
      let motion = freedom.motion(of: item, in: canvas.container(of: item))
      for part in motion.parts { _ = wanted.insert(part) }
    }
    var search = CandidateSearch(canvas, freedom, isReferable: isReferable)
    for target in targets { search.addCandidates(of: target) }
    // Where all is wanted, every equation helps.
    let isWhole = wanted.count == freedom.count
    let cheapest = search.candidates.sorted { $0.cost < $1.cost }
    var first: [Candidate] = []
    while true {
      let chosen = choose(first + cheapest, rank: wanted, isWhole: isWhole)
      let constraints = chosen.map(\.constraint)
      // A size that has to stay and is still left to contents gets its equation first.
      var check = demands.check(constraints, on: canvas)
      let unmet = check.unmet.filter { side in
        !first.contains { $0.constraint.first == side }
      }
      guard !unmet.isEmpty else { return constraints }
      first += cheapest.filter {
        $0.constraint.second == nil && unmet.contains($0.constraint.first)
      }
      if !unmet.allSatisfy({ side in first.contains { $0.constraint.first == side } }) {
        return constraints
      }
    }
  }

  /// Takes the first candidates that are independent, until there are enough.
  private func choose(
    _ candidates: [Candidate], rank wanted: MotionBasis, isWhole: Bool
  ) -> [Candidate] {
    var basis = MotionBasis()
    var taken: [Candidate] = []
    for candidate in candidates {
      if basis.count == wanted.count { break }
      let motion = freedom.motion(of: candidate.constraint, on: canvas)
      guard !motion.isNone, isWhole || wanted.spans(motion), basis.insert(motion) else { continue }
      taken.append(candidate)
    }
    return taken.sorted {
      ($0.subject, $0.constraint.rank) < ($1.subject, $1.constraint.rank)
    }
  }
}

extension NewConstraint {
  /// The place among the constraints of a view: horizontal places, then vertical ones, then sizes.
  fileprivate var rank: Int {
    let order: [LayoutAttribute] = [
      .leading, .leadingMargin, .centerX, .trailing, .trailingMargin, .top, .topMargin, .centerY,
      .firstBaseline, .bottom, .bottomMargin, .width, .height,
    ]
    return order.firstIndex(of: first.attribute) ?? order.count
  }
}
