import Wording

extension LayoutCheck {
  /// A view that its document draws elsewhere than its constraints put it.
  ///
  /// Source: the warning of Interface Builder, "Frame for "…" will be different at run time".
  public static let misplaced = LayoutCheck(
    "misplaced", .hint, "a view drawn elsewhere than it is laid out",
    Explanation(
      finds: """
        A view of a document whose frame there differs by more than half a point from what its
        constraints make of it, on the screen for which the document is drawn. The app is laid out by
        the constraints; who reads the document sees something else. Texts are often misplaced by
        little, where the Xcode that saved them measured with other fonts.
        """,
      example: """
        A constant was changed from 16 to 20 by hand, and the frame still has x="16".
        """,
      mending: """
        Update Frames in Xcode, or update frames (x) in tenniel. If the frame is what was meant,
        update the constants instead.
        """),
    runsByDefault: false
  ) { check, layout in
    layout.designed.compactMap { index, drawn in
      let item = layout.items[index]
      guard item.isShown, !drawn.agrees(with: item.solvedFrame) else { return nil }
      return LayoutProblem(
        check,
        "\(item.name) is drawn at \(drawn.inWords), and its constraints put it at "
          + item.solvedFrame.inWords, views: [item.path])
    }
  }
}

extension CheckedLayout {
  /// How much longer the screen is for which the document is drawn, in points, if what is shown
  /// follows its length; nil where no document is shown.
  func growth(toDrawn axis: NSLayoutConstraint.Axis) -> CGFloat? {
    drawn.first.map {
      axis.length(of: $0.frame.size) - axis.length(of: items[$0.index].solvedFrame.size)
    }
  }

  /// The views with frames in a document, with these.
  private var drawn: [(index: Int, frame: CGRect)] {
    items.indices.compactMap { index in
      views[index].documentOrigin?.frame.map { (index: index, frame: $0) }
    }
  }

  /// The views that the document draws, with their frames there; none in another environment than
  /// the one that it is drawn for, as far as frames depend on it.
  fileprivate var designed: [(index: Int, frame: CGRect)] {
    let traits = window.traitCollection
    guard traits.preferredContentSizeCategory == .large, traits.layoutDirection != .rightToLeft
    else { return [] }
    let drawn = drawn
    guard let root = drawn.first, root.frame.size == items[root.index].solvedFrame.size else {
      return []
    }
    // The view of a controller, a cell and a bar are where their containers put them.
    return drawn.filter { !views[$0.index].translatesAutoresizingMaskIntoConstraints }
  }
}

extension CGRect {
  /// Whether another frame is the same but for half a point.
  package func agrees(with other: CGRect) -> Bool {
    zip(parts, other.parts).allSatisfy { abs($0 - $1) <= 0.5 }
  }

  /// `16,40 100x20.5`
  fileprivate var inWords: String {
    let texts = parts.map(\.shortDecimal)
    return "\(texts[0]),\(texts[1]) \(texts[2])x\(texts[3])"
  }

  private var parts: [CGFloat] { [minX, minY, width, height] }
}
