import Cells

/// The help of a review: its keys, the uses of the mouse, and what signs mean.
enum ReviewHelp {
  static func lines(_ keys: ReviewKeys = .standard, ascii: Bool) -> [HelpPage.Line] {
    var lines: [HelpPage.Line] = []
    for context in ReviewKeys.Context.allCases {
      lines += [.heading(context.rawValue)]
      lines += keys.rows.filter { $0.context == context }
        .map { .entry(label: ascii ? $0.ascii : $0.label, help: $0.help) }
      lines += [.blank]
    }
    lines += [.heading("Mouse")] + mouse.map { .entry(label: $0.0, help: $0.1) }
    lines += [.blank, .heading("Signs")]
    return lines
      + legend(Glyphs(set: ascii ? .ascii : .unicode)).map { .entry(label: $0.0, help: $0.1) }
  }

  private static let mouse = [
    ("click", "does what words say, and shows a change of the list"),
    ("wheel", "scrolls the pictures, or moves in the list"),
    ("shift", "leaves the mouse to the terminal, to select text"),
  ]

  private static func legend(_ glyphs: Glyphs) -> [(String, String)] {
    [
      (glyphs.moved, "a row that differs; its cells are in reverse"),
      (glyphs.accepted, "a change that is accepted, and kept"),
      (glyphs.selected, "the change that is shown"),
      (glyphs.above + " 3 " + glyphs.below + " 9", "rows above and below those in sight"),
      (glyphs.before + " 3 " + glyphs.cut + " 9", "columns at the left and right of them"),
    ]
  }
}
