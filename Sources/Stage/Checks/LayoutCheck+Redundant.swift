extension LayoutCheck {
  /// A required constraint that others already say together.
  public static let redundant = LayoutCheck(
    "redundant", .hint, "a constraint that follows from others",
    Explanation(
      finds: """
        A required constraint that holds whenever some others hold, on any screen and with any text.
        The layout is the same without it; whoever changes a number of one of them gets a conflict.
        A constraint that is there twice is found by duplicate.
        """,
      example: """
        box.leading == view.leading + 8, box.trailing == view.trailing - 8 and
        box.centerX == view.centerX: the third follows from the first two.
        """,
      mending: """
        Delete the constraint, or the one of the set that says least about what is meant.
        """),
    runsByDefault: false
  ) { check, layout in
    var equations = IndependentEquations()
    return layout.constraints.all.compactMap { entry in
      guard let equation = layout.equation(of: entry) else { return nil }
      let others = equations.add(equation, entry.live)
      guard others.count > 1 else { return nil }
      let described = layout.describe([entry.live] + others)
      return LayoutProblem(
        check, "\(described[0].text) follows from \(others.count) others",
        views: described[0].items, constraints: described)
    }
  }
}

extension CheckedLayout {
  /// A required equality as an equation; nil for another constraint.
  fileprivate func equation(of entry: CheckedConstraints.Entry) -> LinearEquation? {
    let live = entry.live
    guard live.isRequired, live.relation == .equal, let first = entry.first,
      entry.second != nil || live.secondItem == nil
    else { return nil }
    var equation = LinearEquation()
    add(
      live.firstAttribute, of: holder(of: live.firstAttribute, first, with: entry.second), times: 1,
      to: &equation)
    if let second = entry.second {
      add(
        live.secondAttribute, of: holder(of: live.secondAttribute, second, with: first),
        times: Double(-live.multiplier),
        to: &equation)
    }
    equation.constant = Double(-live.constant)
    return equation
  }

  /// What an item stands for in a constraint with another: the edges of a scroll view, in a
  /// constraint with a view in it, are those of its content, which is none of its guides here.
  private func holder(
    of attribute: NSLayoutConstraint.Attribute, _ item: CheckedConstraints.Item,
    with other: CheckedConstraints.Item?
  ) -> CheckedConstraints.Item {
    guard attribute != .width, attribute != .height, item.guide == nil,
      views[item.view] is UIScrollView, let other,
      around(other.view).contains(item.view)
    else { return item }
    return CheckedConstraints.Item(view: item.view, guide: -1)
  }

  /// Adds an attribute: sizes and middles as sums of leading and trailing, or of top and bottom.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: CheckedConstraints.Item,
    times factor: Double, to equation: inout LinearEquation
  ) {
    let ends: [(NSLayoutConstraint.Attribute, Double)] =
      switch attribute {
      case .width: [(.trailing, 1), (.leading, -1)]
      case .height: [(.bottom, 1), (.top, -1)]
      case .centerX: [(.trailing, 0.5), (.leading, 0.5)]
      case .centerY: [(.bottom, 0.5), (.top, 0.5)]
      default: [(attribute, 1)]
      }
    for (end, share) in ends {
      equation.add(.init(item: item, attribute: end), times: share * factor)
    }
  }
}
