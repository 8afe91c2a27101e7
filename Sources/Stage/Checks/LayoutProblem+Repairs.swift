import AutoLayout

extension LayoutConflict {
  /// The edits each of which alone resolves the conflict: of each constraint that the scene has
  /// made its constant, and the priority of the one that is left out.
  /// - Parameter described: The constraints of the conflict in words, in their order.
  @MainActor
  func edits(_ described: [SceneConstraint]) -> [SceneEdit] {
    guard isMinimal, refusal == nil else { return [] }
    let scene = zip(constraints, described).filter { $1.origin == .scene }
    var edits: [SceneEdit] = []
    for (constraint, words) in scene {
      guard let repair = repairs.first(where: { $0.constraint === constraint }) else { continue }
      let constant = Double(constraint.constant)
      // Numbers that a person would write: enough is a little more than needed, if it is not exact.
      let value = (constant + Double(repair.change)).roundedAway(from: constant)
      edits.append(edit(.constant, words, .number(constant), .number(value)))
    }
    for (constraint, words) in scene where constraint === broken {
      edits.append(edit(.priority, words, .number(1000), .number(999)))
    }
    return edits.filter { $0.before != $0.after && $0.property.admits($0.after) }
  }

  private func edit(
    _ property: EditedProperty, _ constraint: SceneConstraint, _ before: EditedValue,
    _ after: EditedValue
  ) -> SceneEdit {
    SceneEdit(
      property, of: .constraint(constraint.id), from: before, to: after, subject: constraint.text)
  }
}

extension Double {
  /// The number with at most three decimals, at least as far from another one.
  fileprivate func roundedAway(from other: Double) -> Double {
    let units = self * 1000
    // What is within rounding errors of a number with three decimals is that number.
    if abs(units - units.rounded()) < 1e-3 { return units.rounded() / 1000 }
    return (self > other ? units.rounded(.up) : units.rounded(.down)) / 1000
  }
}
