extension LayoutCheck {
  /// A text that is cut short, or shrunk until nobody can read it, since it does not fit into its
  /// view. Text that scrolls is not cut.
  public static let truncatedText = LayoutCheck(
    "truncated-text", .warning, "text that has no room, and is cut short",
    Explanation(
      finds: """
        A text that does not fit into its view, so that it ends with an ellipsis or in the middle of a
        line, or is shrunk to less than 9 points. Text that scrolls is not cut.
        """,
      example: """
        A button of width 80 with the title "Remove from list", or any label of one line at the largest
        text sizes.
        """,
      mending: """
        Let the text have more lines (numberOfLines = 0) and no fixed height; replace a fixed width by a
        limit to what stands beside it; or let the letters shrink a little
        (adjustsFontSizeToFitWidth, with a minimumScaleFactor).
        """)
  ) { check, layout in
    layout.texts.compactMap { text in
      let item = layout.items[text.index]
      if !(text.view is UIScrollView), !text.overflows, text.lines.contains(where: \.isTruncated) {
        return LayoutProblem(
          check, "The text\(text.quoted) of \(item.name) is cut short", views: [item.path])
      }
      return text.shrunkSize.map { size in
        LayoutProblem(
          check,
          "The text\(text.quoted) of \(item.name) is shrunk to \(((10 * size).rounded() / 10).shortDecimal) points",
          views: [item.path], attributes: ["size"])
      }
    }
  }

  /// In points: smaller letters than the smallest of iOS itself (a tab's title has 10).
  fileprivate static var legibleSize: CGFloat { 9 }
}

extension ShownText {
  /// Whether lines without room are shown all the same: a title of several lines reaches beyond its
  /// button.
  fileprivate var overflows: Bool {
    (view as? UIButton)?.titleLabel?.numberOfLines == 0
      || view.superview is UIButton && (view as? UILabel)?.numberOfLines == 0
  }

  /// The size of letters, in points, that are shrunk until nobody can read them; nil of others.
  fileprivate var shrunkSize: CGFloat? {
    guard let label = view as? UILabel, label.adjustsFontSizeToFitWidth, let line = lines.first
    else { return nil }
    let (whole, font) = (label.measuredFont.lineHeight, label.font.pointSize)
    let size = font * line.frame.height / whole
    return font >= LayoutCheck.legibleSize && size < LayoutCheck.legibleSize ? size : nil
  }
}
