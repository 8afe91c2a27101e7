extension LayoutCheck {
  /// A constraint that is there twice.
  public static let duplicate = LayoutCheck(
    "duplicate", .hint, "a constraint that is there twice",
    Explanation(
      finds: """
        Two active constraints between the same edges with the same numbers and priority. The layout
        is the same without the second; whoever changes one of them gets a conflict.
        """,
      example: """
        title.top == view.top + 20, twice: once in the document and once in viewDidLoad, or each
        time that a cell is used again.
        """,
      mending: """
        Delete one of the two. In code, activate constraints once, where the view is made.
        """)
  ) { check, layout in
    var known: [ConstraintKey: NSLayoutConstraint] = [:]
    return layout.constraints.all.compactMap { entry in
      guard let key = ConstraintKey(entry) else { return nil }
      guard let first = known[key] else {
        known[key] = entry.live
        return nil
      }
      let described = layout.describe([entry.live, first])
      return LayoutProblem(
        check, "\(described[0].text) is there twice", views: described[0].items,
        constraints: described)
    }
  }
}

/// What tells constraints apart.
private struct ConstraintKey: Hashable {
  let items: [CheckedConstraints.Item?]
  let attributes: [NSLayoutConstraint.Attribute]
  let relation: NSLayoutConstraint.Relation
  let numbers: [Double]

  /// Nil for a constraint of an item that is not listed.
  @MainActor
  init?(_ entry: CheckedConstraints.Entry) {
    let live = entry.live
    guard entry.first != nil, entry.second != nil || live.secondItem == nil else { return nil }
    items = [entry.first, entry.second]
    attributes = [live.firstAttribute, live.secondAttribute]
    relation = live.relation
    numbers = [live.multiplier, live.constant, CGFloat(live.priority.rawValue)].map(Double.init)
  }
}
