extension LayoutCheck {
  /// Texts in a row from one side of a view to the other that resist growing, or shrinking,
  /// equally: which of them does is not said.
  public static let equalPriorities = LayoutCheck(
    "equal-priorities", .hint, "texts in a full row of which none gives way",
    Explanation(
      finds: """
        Two or more texts in a row whose constraints fill the view around them from side to side,
        and that have the same hugging or compression resistance. Where the row is wider than the
        texts, or too narrow for them, any of them may be stretched or cut short.
        """,
      example: """
        view.leading - name - value - view.trailing, both with hugging 251 and resistance 750. With
        a long name it is open whether the name or the value is cut short.
        """,
      mending: """
        Raise the compression resistance of the text that must not be cut short, to 751, and lower
        the hugging of the one that may grow, to 250.
        """),
    runsByDefault: false
  ) { check, layout in
    layout.fullRows.flatMap { row in
      [("hugging", "grows"), ("resistance", "is cut short")].compactMap { kind, words in
        let priorities = row.map { index in
          kind == "hugging"
            ? layout.views[index].contentHuggingPriority(for: .horizontal)
            : layout.views[index].contentCompressionResistancePriority(for: .horizontal)
        }
        guard let least = priorities.min() else { return nil }
        let weakest = zip(row, priorities).filter { $0.1 == least }.map(\.0)
        guard weakest.count > 1 else { return nil }
        let names = weakest.map { layout.items[$0].name }.joined(separator: " and ")
        return LayoutProblem(
          check, "It is not said which \(words) in a row: \(names) have the same \(kind)",
          views: weakest.map { layout.items[$0].path }, attributes: [kind])
      }
    }
  }
}

extension CheckedLayout {
  /// The texts with their own width of each row of siblings that required constraints chain from
  /// one side of the superview to the other.
  fileprivate var fullRows: [[Int]] {
    let sized = Set(
      constraints.all.filter {
        $0.live.firstAttribute == .width || $0.live.secondAttribute == .width
      }.flatMap { [$0.first, $0.second] }.compactMap { $0?.view })
    var next: [Int: Int] = [:]
    for gap in gaps where gap.isHorizontal && gap.isExact && !gap.isOptional {
      if next[gap.before] == nil { next[gap.before] = gap.after }
    }
    let pinned = constraints.all.filter(\.live.isRequired).compactMap(superviewPin)
    let ends = Set(pinned.filter { $0.side == .right }.map(\.view))
    return pinned.filter { $0.side == .left }.compactMap { start in
      var row = [start.view]
      while let last = row.last, let following = next[last], !row.contains(following) {
        row.append(following)
      }
      guard let last = row.last, ends.contains(last) else { return nil }
      let texts = row.filter { content(of: $0) != nil && !sized.contains($0) }.filter {
        views[$0].intrinsicContentSize.width > 0
      }
      return texts.count > 1 ? texts : nil
    }
  }
}
