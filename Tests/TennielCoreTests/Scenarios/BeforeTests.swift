import Stage
import Testing

/// What differs from the scene as it was opened or saved.
@Suite struct BeforeTests {
  private let folder = DocumentFolder()

  private func list(_ user: User) -> [String] {
    Array(user.details.drop { !$0.contains(" differ") }.prefix { !$0.isEmpty })
  }

  @Test func `an outline shows where a view was, and the inspector lists what differs`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "O")
    #expect(user.message == "No view differs since it was opened")
    #expect(list(user) == ["No view differs since it was opened"])
    try user.press("tab tab j j j j = 6 0 enter")
    #expect(
      list(user) == [
        "3 views differ since it was opened", "avatarView  20, 20  374 × 181.3",
        "imageView  140, 0  94 × 140.7", "titleLabel  98.7, 140.7  177 × 40.7",
      ])
    let outlined = try #require(user.layers?.drawn.grid.text)
    #expect(outlined.contains("┌╌"))
    try user.click("imageView  140")
    #expect(user.selected == "view/avatarView/imageView")
    try user.press("u")
    #expect(list(user) == ["No view differs since it was opened"])
    try user.press("U O")
    #expect(list(user).isEmpty)
    #expect(user.layers?.drawn.grid.text.contains("┌╌") == false)
  }

  @Test func `another device is compared with the one on which it was opened`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "r O")
    #expect(user.message?.hasSuffix(" views differ since it was opened") == true)
    try user.press("r O O")
    #expect(user.message == "No view differs since it was opened")
  }

  @Test func `where a view was is drawn around the device's frame, words and numbers`() throws {
    let user = try User("Adaptive buttons", columns: 120, rows: 40, keys: "r c c")
    func marks() -> [String] {
      let rows = user.layers?.drawn.grid.text.split(separator: "\n").map(String.init) ?? []
      return rows.map { row in
        String(row.map { $0.isLetter || $0.isNumber || "╭╮╰╯".contains($0) ? $0 : " " })
      }
    }
    let before = marks()
    let frame = user.lines.filter { $0.contains("╭") || $0.contains("╰") }
    try user.press("O")
    #expect(user.lines.contains { $0.contains("╌") || $0.contains("╎") })
    #expect(marks() == before)
    #expect(user.lines.filter { $0.contains("╭") || $0.contains("╰") } == frame)
  }

  @Test func `a document is compared with what was saved last, also what is new`() throws {
    let path = try folder.write(DocumentText.storyboard(), to: "Main.storyboard")
    let user = try User(path, columns: 110, rows: 40, keys: "X O")
    try user.press("5 v i e w enter")
    #expect(list(user) == ["1 view differs since it was opened", "UIView  new"])
    try user.press("ctrl-s")
    #expect(list(user) == ["No view differs since it was saved"])
    try user.press("delete")
    #expect(list(user).first == "1 view differs since it was saved")
    #expect(list(user).last?.hasPrefix("UIView  gone  ") == true)
  }

  @Test(arguments: ["b e f o r e", "c o m p a r e"])
  func `the list of commands finds it`(word: String) throws {
    let user = try User("Form", keys: ": \(word)")
    #expect(user.lines[1].hasPrefix("▸ compare with before: as it was when opened or saved"))
  }
}
