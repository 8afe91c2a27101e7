extension LayoutCheck {
  /// Another message of the layout's log, such as one about an image that can't be read.
  public static let notice = LayoutCheck(
    "notice", .warning, "a message in the log, such as a missing picture"
  ) { check, layout in
    var texts: [String] = []
    for message in layout.messages where message.kind != .conflict {
      let line = message.text.split(separator: "\n").first.map(String.init) ?? ""
      if !texts.contains(line) { texts.append(line) }
    }
    return texts.map { LayoutProblem(check, $0, views: []) }
  }
}
