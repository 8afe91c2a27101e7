extension LayoutCheck {
  /// A text that is cut short, since it does not fit into its view. Text that scrolls is not cut.
  public static let truncatedText = LayoutCheck(
    "truncated-text", .warning, "text that has no room, and is cut short",
    Explanation(
      finds: """
        A text that does not fit into its view, so that it ends with an ellipsis or in the middle of a
        line. Text that scrolls is not cut.
        """,
      example: """
        A button of width 80 with the title "Remove from list", or any label of one line at the largest
        text sizes.
        """,
      mending: """
        Let the text have more lines (numberOfLines = 0) and no fixed height; replace a fixed width by a
        limit to what stands beside it; or let the letters shrink (adjustsFontSizeToFitWidth).
        """)
  ) { check, layout in
    layout.texts.filter { text in
      !(text.view is UIScrollView) && text.lines.contains(where: \.isTruncated)
    }.map { text in
      let item = layout.items[text.index]
      return LayoutProblem(
        check, "The text\(text.quoted) of \(item.name) is cut short", views: [item.path])
    }
  }
}
