import Testing

/// What the app says in its status row.
@Suite struct MessageTests {
  /// A scene, keys, and the message that they lead to.
  private nonisolated static let messages: [(scene: String, keys: String, message: String)] = [
    ("Form", "T T T T T T T T T T T T T", "XS is the last text size"),
    ("Form", "enter", "Select a view first, with tab or a click"),
    ("Form", "+", "Select a view first, with tab or a click, then a constraint with j"),
    ("Form", "pagedown", "Nothing to scroll here"),
    ("Form", "S", "Only an iPad's screen is split: d and D go through the devices"),
    ("Form", "g", "Broken lines: margins and layout guides"),
    ("Form", "c", "Constraint lines are drawn for the selected view: tab selects one"),
    ("Form", "]", "This scene takes no swipes"),
    ("Form", "o", "Only storyboards have a map of their scenes"),
    ("Form", "I", "This scene is made by code, not by a document"),
    ("Form", "e", "This scene is made by code: there is no document to open"),
    ("Form storyboard", "I", "As in Interface Builder"),
    (
      "Form storyboard", "X",
      "Editing a copy of Form.storyboard, which is gone when the program ends"
    ),
    ("Presentation", "tab tab tab tab enter enter", "note lies over openButton"),
    ("Scroll view", "pageup", "The content goes no further"),
    ("Form", "resize:2000x24", "Only 1000x24 of the terminal's 2000x24 cells are used"),
  ]

  @Test(arguments: messages.indices)
  func `are shown whole at 80 columns`(index: Int) throws {
    let (scene, keys, message) = Self.messages[index]
    let user = try User(scene, keys: keys)
    #expect(user.message == message)
    #expect(user.lines.suffix(4).joined(separator: " ").words.contains(message))
  }

  @Test func `go on in rows above where they are longer`() throws {
    let user = try User("Form", columns: 40)
    let before = user.lines
    try user.press("S")
    #expect(
      user.lines.suffix(3).dropLast() == [
        " Only an iPad's screen is split: d and", " D go through the devices",
      ])
    try user.press("escape")
    #expect(user.lines == before)
  }

  @Test func `stand in place of the hints where there is no row for them`() throws {
    let user = try User("Form", columns: 40, rows: 8)
    let before = user.lines
    try user.press("pagedown")
    #expect(user.lines.dropLast() == before.dropLast())
    #expect(user.hints.hasPrefix(" Nothing to scroll here"))
    try user.press("escape")
    #expect(user.lines == before)
    try user.press("tab j = 2 0")
    #expect(user.hints.contains("20_"), "\(user.hints)")
    try user.press("escape")
    #expect(user.hints == before.last)
    let small = try User("Form", columns: 20, rows: 6, keys: "=")
    #expect(
      small.lines.suffix(4) == [
        " Select a view", " first, with tab or", " a click, then a", " constraint with j",
      ])
  }

  @Test func `have their last row for themselves`() throws {
    let user = try User("Form", columns: 40, keys: "=")
    #expect(
      user.lines.suffix(3).dropLast() == [
        " Select a view first, with tab or a", " click, then a constraint with j",
      ])
  }
}

extension String {
  /// The words with one blank between them.
  fileprivate var words: String { split(separator: " ").joined(separator: " ") }
}
