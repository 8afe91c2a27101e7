extension LayoutConflict {
  /// The edits each of which alone resolves the conflict: of the priorities of sizes of contents,
  /// of the constants of the scene's constraints, and of the priority of the constraint that is
  /// left out.
  ///
  /// The priority of a content comes first: a constant would fit its present text alone. Where a
  /// stack view hides a view, a constant would have to be zero, and the view would have no room
  /// once it is shown: there the priority of each constraint of the scene is one.
  /// - Parameter described: The constraints of the conflict in words, in their order.
  @MainActor
  func edits(_ described: [SceneConstraint]) -> [SceneEdit] {
    guard isMinimal, refusal == nil else { return [] }
    let scene = zip(constraints, described).filter { $1.origin == .scene }
    var edits = zip(constraints, described).compactMap(edit)
    let isOfHiding = described.contains(where: \.isOfHiding)
    for (constraint, words) in scene where !isOfHiding {
      guard let repair = repairs.first(where: { $0.constraint === constraint }) else { continue }
      let constant = Double(constraint.constant)
      // A number that a person would write, rounded to a little more than the change needs.
      let value = (constant + Double(repair.change)).roundedAway(from: constant)
      edits.append(edit(.constant, words, .number(constant), .number(value)))
    }
    for (constraint, words) in scene where isOfHiding || constraint === broken {
      edits.append(edit(.priority, words, .number(1000), .number(999)))
    }
    return edits.filter { $0.before != $0.after && $0.property.admits($0.after) }
  }

  /// The edit of the priority because of which the size of a content can't yield; nil for another
  /// constraint, and where it is not known in which direction it would have to.
  @MainActor
  private func edit(_ constraint: NSLayoutConstraint, _ words: SceneConstraint) -> SceneEdit? {
    guard let content = constraint as? NSContentSizeLayoutConstraint,
      let change = repairs.first(where: { $0.constraint === constraint })?.change,
      let view = constraint.firstItem as? UIView, let path = words.items.first
    else { return nil }
    let axis: NSLayoutConstraint.Axis = content.firstAttribute == .width ? .horizontal : .vertical
    let (priority, property): (UILayoutPriority, EditedProperty) =
      change < 0
      ? (content.compressionResistance, .resistance(axis)) : (content.hugging, .hugging(axis))
    guard priority == .required else { return nil }
    return SceneEdit(
      property, of: .view(ItemID(path, element: view.documentOrigin?.elementID)),
      from: .number(1000), to: .number(999), subject: words.firstItem)
  }

  private func edit(
    _ property: EditedProperty, _ constraint: SceneConstraint, _ before: EditedValue,
    _ after: EditedValue
  ) -> SceneEdit {
    SceneEdit(
      property, of: .constraint(constraint.id), from: before, to: after, subject: constraint.text)
  }
}

extension LayoutProblem {
  /// Keeps of the repairs what resolves the same problem on another screen as well.
  package mutating func keepRepairs(resolvingAlso other: LayoutProblem) {
    guard !repairs.isEmpty else { return }
    repairs = repairs.compactMap { repair in
      other.repairs.first { repair.concernsTheSame(as: $0) }
        .flatMap { repair.covering($0, of: constraints) }
    }
  }
}

extension SceneEdit {
  /// The edit that does what this one and another one of the same property do; nil if none does.
  ///
  /// An inequality may yield more than it must, and so does with the larger change what it does
  /// with the smaller one. An equation may not.
  fileprivate func covering(
    _ other: SceneEdit, of constraints: [SceneConstraint]
  ) -> SceneEdit? {
    guard before == other.before else { return nil }
    if after == other.after { return self }
    guard property == .constant,
      case .number(let start) = before, case .number(let end) = after,
      case .number(let otherEnd) = other.after, (end < start) == (otherEnd < start),
      let constraint = constraints.first(where: { target == .constraint($0.id) }),
      constraint.line.relation != .equal
    else { return nil }
    return abs(otherEnd - start) > abs(end - start) ? other : self
  }
}

extension Double {
  /// The number rounded to at most three decimals, and no nearer to another one.
  fileprivate func roundedAway(from other: Double) -> Double {
    let units = self * 1000
    // A number within rounding errors of one with three decimals counts as that one.
    if abs(units - units.rounded()) < 1e-3 { return units.rounded() / 1000 }
    return (self > other ? units.rounded(.up) : units.rounded(.down)) / 1000
  }
}
