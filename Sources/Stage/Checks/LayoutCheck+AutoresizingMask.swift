extension LayoutCheck {
  /// A view with constraints of its own whose frame is made into constraints as well, since
  /// `translatesAutoresizingMaskIntoConstraints` is still true.
  public static let autoresizingMask = LayoutCheck(
    "autoresizing-mask", .warning, "a view with constraints that its mask places",
    Explanation(
      finds: """
        A view that has constraints of its own and follows its frame and autoresizing mask as well,
        which UIKit makes into required constraints. Either the two conflict, or yours do nothing.
        """,
      example: """
        let box = UIView(); view.addSubview(box); box.widthAnchor.constraint(equalToConstant: 100)…
        The box stays 0 points wide, as its frame is.
        """,
      mending: """
        Set box.translatesAutoresizingMaskIntoConstraints = false before its constraints are
        activated. In a document, clear "Translates Mask Into Constraints".
        """)
  ) { check, layout in
    var first: [Int: NSLayoutConstraint] = [:]
    for entry in layout.constraints.all {
      if let view = layout.leftover(in: entry), first[view] == nil { first[view] = entry.live }
    }
    return layout.items.indices.compactMap { view in
      guard let constraint = first[view] else { return nil }
      return LayoutProblem(
        check,
        "\(layout.items[view].name) has constraints, but its autoresizing mask places it "
          + "(translatesAutoresizingMaskIntoConstraints is true)",
        views: [layout.items[view].path], constraints: layout.describe([constraint]))
    }
  }
}

extension CheckedLayout {
  /// The view of a constraint that its mask places, if the constraint can move no other view: it is
  /// about the view alone, or about the view and what is around it.
  fileprivate func leftover(in entry: CheckedConstraints.Entry) -> Int? {
    guard entry.live.isRequired, let first = entry.first, first.guide == nil else { return nil }
    guard let second = entry.second else { return isPlacedByMask(first.view) ? first.view : nil }
    let inner = [first, second].first { one in
      let other = one == first ? second : first
      return one.guide == nil && around(one.view).contains(other.view)
    }
    guard let inner, isPlacedByMask(inner.view) else { return nil }
    return inner.view
  }

  /// Whether constraints from its frame and mask place a view, and not its superview or the window.
  private func isPlacedByMask(_ index: Int) -> Bool {
    let view = views[index]
    // A bar asks a view for the size of its constraints.
    guard view.translatesAutoresizingMaskIntoConstraints, items[index].parent != nil,
      !view.isPlacedAsItem, !isContentOfCell(index)
    else { return false }
    return view.constraintsNamingView.contains {
      $0 is NSAutoresizingMaskLayoutConstraint && $0.firstItem === view
    }
  }
}
