import Wording

extension LayoutCheck {
  /// Another message of the layout's log, such as one about an image that can't be read.
  public static let notice = LayoutCheck(
    "notice", .warning, "a message in the log, such as a missing picture",
    Explanation(
      finds: """
        Another message that the layout left in the log: an exception that UIKit would raise, or something
        that could not be read, such as a picture. Each message is told once.
        A view whose class is of an app's Swift files is named, as a note, if some of its code does
        not compile here and is left out, or needs a property that nobody has set.
        """,
      example: """
        Logo.png has no content that can be read as a picture.
        """,
      mending: """
        Do what the message says. Code that expects an object that is not there logs here as well.
        """)
  ) { check, layout in
    let texts = layout.messages.filter { $0.kind != .conflict }
      .map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
    return texts.uniqued.map {
      // UIKit's own warning, of which nothing is seen on the screen.
      LayoutProblem(check, $0, views: [], severity: $0.hasPrefix("Warning once") ? .hint : nil)
    }
      + zip(layout.items, layout.views).flatMap { item, view in
        OmittedCode.words(about: view).map {
          LayoutProblem(check, $0, views: [item.path], severity: .hint)
        }
      }
  }
}
