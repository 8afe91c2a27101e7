extension LayoutCheck {
  /// A visible control whose centre receives no touches, because another view covers it or a
  /// superview ends before it.
  public static let unreachable = LayoutCheck(
    "unreachable", .warning, "a control in sight that no tap reaches",
    Explanation(
      finds: """
        A control that is seen, but whose middle takes no touches: another view covers it there, or a view
        around it ends before. What can be scrolled out from under a cover is left out.
        """,
      example: """
        A transparent view lies over a button, or a button hangs out of a row that is lower than it.
        """,
      mending: """
        Bring the control to the front, or let the cover ignore touches (isUserInteractionEnabled = false);
        let the view around the control be as large as what is in it.
        """)
  ) { check, layout in
    let front = layout.items.lastIndex { $0.parent == nil } ?? 0
    return layout.items.indices.dropFirst(front).compactMap { problem(check, at: $0, in: layout) }
  }

  @MainActor
  private static func problem(
    _ check: LayoutCheck, at index: Int, in layout: CheckedLayout
  ) -> LayoutProblem? {
    let (item, view) = (layout.items[index], layout.views[index])
    guard item.isShown, view.waitsForTaps else { return nil }
    let part = layout.partInSight(of: index)
    let middle = CGPoint(x: part.midX, y: part.midY)
    guard !part.isEmpty, let hit = layout.window.hitTest(middle, with: nil),
      !hit.isDescendant(of: view)
    else { return nil }
    guard let other = nearest(to: hit, in: layout) else { return nil }
    // A control below a fixed view is reachable after scrolling.
    guard layout.scroller(of: index) == layout.scroller(of: other) else { return nil }
    let cover = layout.items[other]
    let isAround = layout.around(index).contains(other)
    return LayoutProblem(
      check,
      "\(item.name) can't be tapped: "
        + (isAround ? "it lies outside of a view around it" : "\(cover.name) covers it"),
      views: isAround ? [item.path] : [item.path, cover.path])
  }

  /// The index of a view, or of its nearest superview that is listed.
  @MainActor
  private static func nearest(to hit: UIView, in layout: CheckedLayout) -> Int? {
    sequence(first: hit, next: \.superview).lazy
      .compactMap { view in layout.views.firstIndex { $0 === view } }.first
  }
}

extension UIView {
  /// Whether the view handles taps, and it and its superviews receive touches.
  fileprivate var waitsForTaps: Bool {
    let isControl = (self as? UIControl)?.isEnabled ?? false
    guard isControl || hasTap else { return false }
    return sequence(first: self, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && $0.alpha > 0.01
    }
  }

  private var hasTap: Bool {
    guard let gestureRecognizers else { return false }
    return gestureRecognizers.contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }
}
