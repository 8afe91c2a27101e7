extension LayoutCheck {
  /// A constraint for the left or right edge, where leading or trailing would follow the direction
  /// of reading.
  ///
  /// Where the same distance is kept on both sides, nothing differs from right to left. Views that
  /// keep their direction (playback, spatial, forced) are left out.
  public static let leftRight = LayoutCheck(
    "left-right", .hint, "a constraint for left or right, never mirrored",
    Explanation(
      finds: """
        A constraint for left or right, which stays as it is where people read from right to left:
        in Arabic and Hebrew the view stands on the wrong side. Pairs with the same distance on both
        sides are left out, since mirroring changes nothing.
        """,
      example: """
        icon.left == view.left + 16: the icon stands before the text in English, and after it in
        Arabic.
        """,
      mending: """
        Use leading for left and trailing for right. Where left is meant, as in a map or for the
        controls of a player, set the semantic content attribute of the view to Spatial or Playback.
        """)
  ) { check, layout in
    let entries = layout.constraints.all.filter { layout.isOfOneSide($0) }
    return entries.filter { entry in
      !entries.contains { $0.mirrors(entry) }
    }.compactMap { entry in
      layout.problem(check, about: entry) { text in
        "\(text) stays on its side where people read from right to left"
      }
    }
  }
}

extension CheckedLayout {
  /// Whether a constraint is for left or right, and its views may be mirrored.
  fileprivate func isOfOneSide(_ entry: CheckedConstraints.Entry) -> Bool {
    let live = entry.live
    guard live.firstAttribute.isLeftOrRight || live.secondAttribute.isLeftOrRight,
      !live.isOfFixedFrame
    else { return false }
    return [entry.first, entry.second].compactMap(\.self).allSatisfy {
      views[$0.view].semanticContentAttribute == .unspecified
    }
  }

  /// A problem about a constraint and its first view.
  func problem(
    _ check: LayoutCheck, about entry: CheckedConstraints.Entry, _ message: (String) -> String
  ) -> LayoutProblem? {
    guard let described = describe([entry.live]).first else { return nil }
    return LayoutProblem(
      check, message(described.text), views: described.items, constraints: [described])
  }
}

extension CheckedConstraints.Entry {
  /// Whether this constraint keeps the distance of another on the opposite side.
  @MainActor
  fileprivate func mirrors(_ other: CheckedConstraints.Entry) -> Bool {
    guard live.firstAttribute.opposite == other.live.firstAttribute,
      live.secondAttribute.opposite == other.live.secondAttribute
    else { return false }
    let isSame = first == other.first && second == other.second
    return isSame && live.constant == -other.live.constant
      && live.multiplier == other.live.multiplier
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isLeftOrRight: Bool { opposite != nil }

  fileprivate var opposite: NSLayoutConstraint.Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: nil
    }
  }
}
