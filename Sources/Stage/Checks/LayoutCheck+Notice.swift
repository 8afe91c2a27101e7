extension LayoutCheck {
  /// Another message of the layout's log, such as one about an image that can't be read.
  public static let notice = LayoutCheck(
    "notice", .warning, "a message in the log, such as a missing picture",
    Explanation(
      finds: """
        Another message that the layout left in the log: an exception that UIKit would raise, or something
        that could not be read, such as a picture. Each message is told once.
        """,
      example: """
        Logo.png has no content that can be read as a picture.
        """,
      mending: """
        Do what the message says. Code that expects an object that is not there logs here as well.
        """)
  ) { check, layout in
    var texts: [String] = []
    for message in layout.messages where message.kind != .conflict {
      let line = message.text.split(separator: "\n").first.map(String.init) ?? ""
      if !texts.contains(line) { texts.append(line) }
    }
    return texts.map { LayoutProblem(check, $0, views: []) }
  }
}
