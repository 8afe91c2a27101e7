import InterfaceBuilder
import Testing

/// Tools that have nothing to do, and what is taken back while one is open.
@Suite struct IdleToolTests {
  private let folder = DocumentFolder()
  private let user: User

  init() throws {
    user = try User(
      folder.write(.empty), columns: 110, rows: 34)
    try user.press("X 5 l a b e l enter")
  }

  @Test(arguments: [
    ("4 f", "All frames are where the constraints put them"),
    ("4 F", "All frames are where the constraints put them"),
    ("4 C", "All constants hold where the views are drawn"),
    ("4 x", "There are no constraints"),
  ])
  func `a tool with nothing to do says so and closes`(_ keys: String, _ words: String) throws {
    try user.press(keys)
    #expect(user.lines(with: "enter \(words.prefix(20))").count == 1)
    try user.press("escape")
    let done = try user.steps()
    try user.press(keys + " enter")
    #expect(user.status.contains(words), "\(user.status)")
    #expect(user.tool == nil)
    #expect(try user.steps() == done)
  }

  @Test func `constraints that are there already are nothing to do`() throws {
    try user.press("3 h k enter 3 h")
    #expect(user.lines(with: "enter The constraint is there").count == 1)
    try user.press("k")
    #expect(user.lines(with: "enter The constraints are there").count == 1)
    try user.press("enter")
    #expect(user.status.contains("The constraints are there already"))
    #expect(user.tool == nil)
  }

  @Test func `a tool in which nothing is chosen says that, and stays open`() throws {
    for tool in ["2", "3", "6"] {
      try user.press("\(tool) enter")
      #expect(user.status.contains("Nothing is chosen: space turns the marked line on"), "\(tool)")
      #expect(user.tool != nil)
      try user.press("escape")
    }
  }

  @Test func `a tool that can't do what is chosen says why, and stays open`() throws {
    try user.press("escape tab 1 e enter")
    #expect(
      user.status.contains("View is placed by its table, cell or controller and can't be embedded"),
      "\(user.status)")
    #expect(user.tool != nil)
  }

  @Test func `a cell's content view has its frame from its cell, which each option says`() throws {
    let cell = try User("Nib cells", columns: 110, rows: 34, keys: "X tab tab 3")
    #expect(cell.lines[1].contains(" Pin  UITableViewCellContentView"))
    for (key, name) in [("h", "Leading"), ("j", "Bottom"), ("w", "Width"), ("%", "Aspect")] {
      try cell.press(key)
      #expect(cell.message == "\(name): its cell or table places it")
    }
    try cell.press("escape 2 X enter")
    #expect(cell.status.contains("is placed by the view around it and can't be constrained"))
    #expect(cell.tool != nil && !cell.isChanged)
    // What is in it is pinned to it.
    try cell.press("escape tab 3 j")
    #expect(cell.lines(with: "Add 1 constraint").count == 1)
  }

  @Test func `taking back in a tool says that esc closes it first`() throws {
    for (tool, title) in [("1", "Stack"), ("2", "Align"), ("3", "Pin"), ("4", "Resolve")] {
      for key in ["u", "U"] {
        try user.press("\(tool) \(key)")
        #expect(user.status.contains("esc closes \(title) first"), "\(user.status)")
        #expect(user.tool != nil)
        try user.press("escape")
        #expect(try user.steps().count == 1)
      }
    }
    try user.press("8 u escape")
    #expect(try user.steps().isEmpty)
  }

  @Test func `taking a step back selects what was selected, and making it again as well`() throws {
    try user.press("5 b u t t o n enter shift-tab space tab")
    let both = user.selectedViews
    #expect(both.count == 2)
    try user.press("1 enter")
    let stack = user.selectedViews
    try user.press("u")
    #expect(user.selectedViews == both)
    try user.press("U")
    #expect(user.selectedViews == stack)
    try user.press("1 enter")
    let inside = user.selectedViews
    // It is taken away again.
    #expect(Set(inside) == Set(both) && stack.count == 1 && !both.contains(stack[0]))
    try user.press("u U")
    #expect(user.selectedViews == inside)
    // Through several steps at once: the list of steps has the last one first.
    try user.press("H down down enter")
    #expect(user.selectedViews == both)
  }

  @Test func `a step taken back selects nothing else while what is selected stays`() throws {
    try user.press("5 b u t t o n enter")
    let button = user.selectedViews
    try user.press("right shift-tab")
    let label = user.selectedViews
    #expect(label != button)
    try user.press("u")
    #expect(user.selectedViews == label)
    try user.press("tab u")
    // The label was selected when the button was inserted.
    #expect(user.selectedViews == label)
  }
}
