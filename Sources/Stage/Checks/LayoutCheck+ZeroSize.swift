import Wording

extension LayoutCheck {
  /// A view without width or height that has a control in it, which no tap reaches, or that is a
  /// control itself. What hides its content on purpose, by clipping it, is left out.
  public static let zeroSize = LayoutCheck(
    "zero-size", .warning, "a control in a view without width or height",
    Explanation(
      finds: """
        A control without width or height, or a view without them that has a control in it. The
        control can be seen then, but takes no touches, since a view passes on only those inside it.
        A view that clips what is in it is left out: it is folded away on purpose.
        """,
      example: """
        A row has a button whose leading and top it fixes, and no constraint from the button to its
        bottom and trailing: the row is 0 points high, and the button is drawn outside of it.
        """,
      mending: """
        Pin the content to all four edges of the view, so that the view is as large as its content,
        or give the view a size.
        """)
  ) { layout in
    let container = EdgePlace.first
    let control = EdgePlace.second
    let candidates = layout.controlsWithContainers
    return [container.width, container.height].map { length in
      GeometricCase(
        conditions: [length < 0.01, control.width > 0.01, control.height > 0.01],
        candidates: .each(candidates), subjects: [.first, .second], isOfOutermost: true
      ) { reading in
        "\(reading.name(.first)) has \(reading[container.width].shortDecimal) x "
          + "\(reading[container.height].shortDecimal) points, so that no tap reaches "
          + reading.name(.second)
      }
    }
  }
}

extension CheckedLayout {
  /// The views around controls that take touches, each with the first such control in it.
  fileprivate var controlsWithContainers: [EdgeItems] {
    var firsts: [Int: Int] = [:]
    for index in items.indices where takesTouches(index) && !isFoldable(index) {
      for container in around(index) where firsts[container] == nil { firsts[container] = index }
    }
    return firsts.map { EdgeItems($0.key, $0.value) }.sorted { $0.first < $1.first }
  }

  /// Whether a view around the view at an index hides what is outside of it.
  private func isFoldable(_ index: Int) -> Bool { around(index).contains { views[$0].cutsOff } }
}
