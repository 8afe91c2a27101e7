import AutoLayout

extension LayoutCheck {
  /// A text that is cut short, since it does not fit into its view. Text that scrolls is not cut.
  public static let truncatedText = LayoutCheck(
    "truncated-text", .warning, "text that has no room, and is cut short"
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
