import AutoLayout

extension LayoutCheck {
  /// Text that is cut short since its view has no room for all of it. What scrolls is not cut.
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
