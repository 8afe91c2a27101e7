import Foundation
import Testing
import UIKit

@Suite struct ChangeTests {
  /// Texts of round sizes.
  private let columns = "--text-metrics columns"

  /// The form, with the constraint `textFieldBottom.top == textFieldTop.bottom + 8` selected.
  private func user(_ keys: String = "", columns: Int = 120, rows: Int = 40) throws -> User {
    try User(
      "Form", columns: columns, rows: rows, options: self.columns, keys: "tab tab tab j " + keys)
  }

  @Test func `a selected constraint shows its reason, its properties and its Swift`() throws {
    let user = try user()
    let first = try #require(user.details.firstIndex { $0.hasPrefix("▸") })
    #expect(
      Array(user.details[first...].prefix(3)) == [
        "▸ textFieldBottom.top == textFieldTop.bottom + 8",
        "why 70 = textFieldTop.bottom 62 + 8",
        "= constant 8   @ priority 1000   * multiplier 1",
      ])
    try user.press("&")
    #expect(
      Array(user.details[(first + 1)...].prefix(4)) == [
        "why textFieldBottom.top 70",
        "8 textFieldBottom.top == textFieldTop.bottom +",
        "8",
        "+ 34 textFieldTop.height == 34",
      ])
  }

  @Test func `why is told value by value, and added up by another key`() throws {
    let user = try User(
      "Wonderland", columns: 120, rows: 40, keys: "tab tab tab E")
    func why() -> ArraySlice<String> {
      let lines = user.details.drop { !$0.hasPrefix("why ") }
      return lines.prefix { !$0.isEmpty }
    }
    #expect(why() == ["why imageView.left 140.1", "left = centerX 187 − width 93.7 / 2"])
    #expect(user.message == "enter tells why the next value is what it is, & adds all up")
    try user.press("enter enter")
    #expect(
      why().joined(separator: " ") == """
        why imageView.left 140.1 left = centerX 187 − width 93.7 / 2 \
        imageView.centerX = avatarView.centerX 187 imageView.width = 0.667 × height 140.6
        """)
    // A click on a value tells why that is so, and another edge begins anew.
    try user.click("height 140.6")
    #expect(why().last == "imageView.height = bottom 140.6 − top 0")
    try user.press("&")
    #expect(why().dropFirst().first?.hasPrefix("0.333 × 10   avatarView") == true)
    try user.press("enter")
    #expect(why().contains("avatarView.centerX = width 374 / 2"))
    try user.press("E")
    #expect(why() == ["why imageView.top 0", "top = avatarView.top"])
    try user.press("enter")
    #expect(user.message == "That is all: & adds it up")
    try user.press("escape &")
    #expect(user.message == "Ask why first: E for an edge, j for a constraint")
  }

  @Test func `j and J go through the constraints of a view, and esc leaves them`() throws {
    let user = try user()
    #expect(user.markedConstraint == "textFieldBottom.top == textFieldTop.bottom + 8")
    try user.press("j")
    #expect(user.markedConstraint == "textFieldBottom.leading == textFieldTop.leading")
    try user.press("J")
    #expect(user.markedConstraint == "textFieldBottom.top == textFieldTop.bottom + 8")
    try user.press("escape")
    #expect(user.markedConstraint == nil)
    #expect(user.selected == "view/textFieldBottom")
  }

  @Test func `plus and minus move a constant, and one u takes all of that back`() throws {
    let user = try user()
    let before = user.content
    try user.press("+ + + -")
    #expect(user.frame(of: "view/textFieldBottom")?.minY == 72)
    #expect(
      user.status.contains("constant 8 → 10 of textFieldBottom.top == textFieldTop.bottom + 8"))
    try user.press("u")
    #expect(user.content == before)
    #expect(user.status.contains("Undone: constant 8 → 10"))
    try user.press("U")
    #expect(user.frame(of: "view/textFieldBottom")?.minY == 72)
  }

  @Test func `a constant is typed as a sum, which goes on from the present one`() throws {
    let user = try user("=")
    #expect(
      user.status.dropFirst().hasPrefix(
        "constant of textFieldBottom.top == textFieldTop.bottom + 8: 8_"))
    try user.press("+ 1 6 / 2 enter")
    #expect(user.frame(of: "view/textFieldBottom")?.minY == 78)
    try user.press("= 3 enter")
    #expect(user.frame(of: "view/textFieldBottom")?.minY == 65)
  }

  @Test func `what is no number, or none that UIKit takes, is said and changes nothing`() throws {
    let user = try user()
    let before = user.content
    try user.press("@ 1 0 0 1 enter")
    #expect(user.refusal.dropFirst().hasPrefix("A priority is more than 0 and at most 1000"))
    try user.press("backspace backspace backspace backspace enter")
    #expect(user.refusal.dropFirst().hasPrefix("Nothing is not a number"))
    try user.press("escape")
    #expect(user.content == before)
    #expect(try user.changes().isEmpty)
  }

  @Test func `what is refused stays below what is wrong with it, to be changed`() throws {
    let user = try user("@ 1 0 0 1 enter", columns: 80, rows: 24)
    #expect(user.refusal == " A priority is more than 0 and at most 1000")
    #expect(
      user.status.hasPrefix(" priority of textFieldBottom.top == textFieldTop.bottom + 8: 1001_"))
    try user.press("left backspace enter")
    #expect(user.markedConstraint == "top == textFieldTop.bottom + 8 @ 101")
  }

  @Test func `a proposal that typing replaces is reversed, and so is the cursor inside`() throws {
    let user = try user()
    func isReversed(_ offset: Int) throws -> Bool {
      let cell = try #require(user.place(of: "+ 8: "))
      return user.grid[cell.column + 5 + offset, cell.row].style.attributes.contains(.reverse)
    }
    try user.press("=")
    try #expect(isReversed(0))
    try user.press("1 2 3")
    try #expect(!isReversed(0) && !isReversed(2))
    try user.press("left left")
    #expect(user.status.contains("+ 8: 123 "))
    try #expect(!isReversed(0) && isReversed(1) && !isReversed(2))
  }

  @Test func `the line names a constraint with its present relation`() throws {
    let user = try user("< *")
    #expect(
      user.status.dropFirst().hasPrefix(
        "multiplier of textFieldBottom.top ≤ textFieldTop.bottom + 8: 1_"))
    try user.press("escape")
    #expect(
      try user.changes() == ["relation == → ≤ of textFieldBottom.top == textFieldTop.bottom + 8"])
  }

  @Test func `of a long text the part before the cursor is in sight`() throws {
    let user = try user("=" + String(repeating: " 9", count: 60), columns: 60, rows: 24)
    #expect(user.status.contains("bottom + 8: …99"))
    #expect(user.status.hasSuffix("99_"))
  }

  @Test func `a constraint without a second side takes no multiplier`() throws {
    let user = try User("Form", columns: 80, rows: 24, options: columns, keys: "tab tab j j j j")
    #expect(user.details.contains("▸ width == 200"))
    #expect(!user.details.contains { $0.contains("multiplier") })
    try user.press("*")
    #expect(
      user.message == "This constraint has no second side for a multiplier: = types its constant")
    #expect(user.inFront == nil)
  }

  @Test func `relation, multiplier and activity change, and are taken back one by one`() throws {
    let user = try user()
    let before = user.content
    try user.press("< # * 2 enter")
    #expect(
      try user.changes() == [
        "relation == → ≤ of textFieldBottom.top == textFieldTop.bottom + 8",
        "active on → off of textFieldBottom.top == textFieldTop.bottom + 8",
        "multiplier 1 → 2 of textFieldBottom.top == textFieldTop.bottom + 8",
      ])
    try user.press("u u u")
    #expect(user.content.views == before.views)
    try user.press("u")
    #expect(user.status.dropFirst().hasPrefix("Nothing to undo"))
  }

  @Test(arguments: [
    ("tab tab j j j", "*", ["1:3", "2:3", "3:7", "16:9", "4:3", "1/3", "0.1+0.2", "7", "-1:3"]),
    ("tab tab j", "=", ["10/3", "-0.1", "16 + 8 / 3", "9999"]),
    ("tab tab j", "@", ["1", "999.99", "1000/3", "0.001", "750"]),
    ("tab tab", "%", ["1 2", "333.3", "999.9999 1/3"]),
    ("tab tab tab", "\"", ["", " ", "Cup", "Käse 🫖", "two\\nlines", "a\\\\b", "trailing  "]),
  ])
  func `every value that a prompt accepts is taken back and made again`(
    way: String, key: String, values: [String]
  ) throws {
    let user = try User(key == "\"" ? "baselines" : "gallery", columns: 120, rows: 40, keys: way)
    let before = user.content.views
    for value in values {
      let letters = value.map { $0 == " " ? "space" : String($0) }.joined(separator: " ")
      try user.press("\(key) ctrl-u \(letters) enter")
      #expect(user.inFront == nil, "\(value) is refused: \(user.status)")
      let after = user.content.views
      try user.press("u")
      let message = user.message ?? ""
      #expect(message.hasPrefix("Undone") && !message.contains("since"), "\(value)")
      #expect(user.content.views == before, "\(value) leaves something behind")
      try user.press("U")
      #expect(user.content.views == after, "\(value) is another one when it is made again")
      try user.press("u")
    }
  }

  @Test func `a view's text, priorities and visibility change`() throws {
    let user = try User("Form", columns: 120, rows: 40, options: columns)
    try user.press("tab tab tab tab \" x y enter % 3 0 0 space 2 0 0 enter #")
    #expect(
      try user.changes() == [
        "text \"Submit\" → \"Submitxy\" of button", "hug width 250 → 300 of button",
        "hug height 250 → 200 of button", "hidden off → on of button",
      ])
    try user.press("u u")
    #expect(try user.changes() == ["text \"Submit\" → \"Submitxy\" of button"])
  }

  @Test func `the list of changes says what they are, and as Swift`() throws {
    let user = try user("+ + = 1 2 enter escape # H")
    let lines = user.screen.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
    #expect(
      Array(lines.prefix(6)) == [
        "2 changes", "▸ constant 8 → 12 of textFieldBottom.top == textFieldTop.bottom + 8",
        "hidden off → on of textFieldBottom", "As Swift",
        "// In place of textFieldBottom.top == textFieldTop.bottom + 8",
        "textFieldBottom.topAnchor.constraint(equalTo: textFieldTop.bottomAnchor, constant: 12)"
          + ".isActive = true",
      ])
    try user.press("backspace")
    #expect(user.lines[0] == " 1 change" && user.lines[1] == "▸ hidden off → on of textFieldBottom")
    try user.press("y")
    #expect(user.terminal.copied == ["textFieldBottom.isHidden = true\n"])
    #expect(user.status.dropFirst().hasPrefix("Sent to the terminal's clipboard: 1 line of Swift"))
  }

  @Test func `a long line of Swift is wrapped where the list has too few columns`() throws {
    let user = try user("+ H", columns: 80, rows: 24)
    let start = try #require(user.lines.firstIndex(of: " As Swift"))
    let swift = user.lines[(start + 1)...].prefix { !$0.isEmpty }.map { $0.drop { $0 == " " } }
    #expect(
      swift.map(String.init) == [
        "// In place of textFieldBottom.top == textFieldTop.bottom + 8",
        "textFieldBottom.topAnchor.constraint(equalTo: textFieldTop.bottomAnchor,",
        "constant: 9).isActive = true",
      ])
  }

  @Test func `without changes the list offers nothing to do with them`() throws {
    let user = try User("Form", keys: "H")
    #expect(user.lines[0] == " No changes")
    #expect(user.hints.hasPrefix(" ↑↓ move  esc close  "))
    for key in ["y", "backspace", "enter"] {
      try user.press(key)
      guard user.inFront == "No changes" else { break }
      #expect(user.status.hasPrefix(" Nothing was changed"))
    }
    #expect(user.inFront == nil)
  }

  @Test func `the changes of a scene stay while another one is shown`() throws {
    let user = try user("+")
    let changed = user.content
    try user.press("n N")
    #expect(
      user.content.view(at: "view/textFieldBottom") == changed.view(at: "view/textFieldBottom"))
    try user.press("u")
    #expect(user.frame(of: "view/textFieldBottom")?.minY == 70)
  }

  @Test func `a step beyond the numbers that there are says which these are`() throws {
    let user = try user("+ = 1 0 0 0 0 0 enter +")
    #expect(user.status.dropFirst().hasPrefix("A constant is between −100000 and 100000"))
    #expect(
      try user.changes()
        == ["constant 8 → 100000 of textFieldBottom.top == textFieldTop.bottom + 8"])
  }

  @Test func `what is undone after code has set another value says that this one stays`() throws {
    let user = try user("tab \" x y enter")
    let button = try #require(user.view(at: "view/button") as? UIButton)
    button.setTitle("By code", for: .normal)
    try user.press("u")
    #expect(user.status.contains("the scene's code has set text \"By code\" since, which stays"))
    #expect(button.title(for: .normal) == "By code")
    #expect(try user.changes().isEmpty)
  }

  @Test func `what a stack view has made is not changed, and what changes it is said`() throws {
    let user = try User("Nested stacks", columns: 160, rows: 40)
    let stacks = user.content.constraints.filter { $0.identifier?.hasPrefix("UISV-") == true }
    let path = try #require(stacks.first?.items.lazy.compactMap(user.content.view(at:)).first?.path)
    let row = try #require(user.content.index(of: path))
    try user.press(String(repeating: "tab ", count: row + 1))
    #expect(user.details.first?.hasPrefix("\(path.name)  ") == true)
    for _ in user.content.constraints(of: path) {
      guard user.markedConstraint?.contains("stack ") != true else { break }
      try user.press("j")
    }
    let marked = try #require(user.markedConstraint)
    #expect(marked.contains("stack ") && !marked.contains("UISV"))
    for key in ["+", "=", "@", "<", "#"] {
      try user.press(key)
      #expect(user.status.contains("its axis, spacing, alignment and distribution change it"))
      #expect(user.inFront == nil)
      #expect(user.markedConstraint == marked)
      try user.press("enter")
    }
    #expect(try user.changes().isEmpty)
  }

  @Test func `a constraint that can't be active again stays off, and why is said`() throws {
    let user = try user("#")
    user.view(at: "view/textFieldTop")?.removeFromSuperview()
    let steps = try user.changes()
    let isOff = { user.details.contains("< relation ==   # active off") }
    try user.press("j")
    for _ in 0..<10 where !isOff() { try user.press("j") }
    #expect(isOff())
    try user.press("#")
    #expect(user.status.contains("can't be active: its views are not in the window together"))
    #expect(try user.changes() == steps)
  }

  @Test func `a click in the list selects what its row shows, at any place of the list`() throws {
    let user = try User("Gallery", columns: 120, rows: 20)
    var made: [String] = []
    for _ in 0..<40 where made.count < 12 {
      try user.press("tab #")
      made = try user.changes().compactMap { $0.components(separatedBy: " of ").last }
    }
    #expect(made.count == 12)
    try user.press("H " + String(repeating: "down ", count: 9))
    let rows = user.lines.indices.filter { user.lines[$0].contains("hidden off") }
    #expect(rows.count > 4)
    for row in rows {
      let subject = try #require(made.first { user.lines[row].hasSuffix("of \($0)") })
      try user.press("click:20,\(row)")
      #expect(user.details.first?.hasPrefix("\(subject)  ") == true)
      try user.press("H " + String(repeating: "down ", count: 9))
    }
    let swift = try #require(user.lines.firstIndex { $0.contains("As Swift") })
    try user.press("click:20,\(swift + 1)")
    #expect(user.inFront == nil)
  }

  @Test func `E explains one edge after the other, and at last none`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, options: columns)
    try user.press("tab tab E E E E E E")
    #expect(user.details.contains { $0.hasPrefix("why avatarView.height") })
    try user.press("E E E")
    #expect(!user.details.contains { $0.hasPrefix("why ") })
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func `E shows each edge beside a constraint that is selected, and j that again`(
    columns: Int, rows: Int
  ) throws {
    let user = try User("Form", columns: columns, rows: rows, keys: "tab tab j j")
    for edge in ["left", "top", "right", "bottom", "width", "height", "centerX", "centerY"] {
      try user.press("E")
      let reason = try #require(user.details.first { $0.hasPrefix("why ") })
      #expect(reason.hasPrefix("why textFieldTop.\(edge) "))
    }
    try user.press("j")
    #expect(user.details.contains { $0.hasPrefix("textFieldTop.centerXAnchor") })
    try user.press("J E E")
    #expect(user.details.first { $0.hasPrefix("why ") }?.hasPrefix("why textFieldTop.left") == true)
  }

  @Test func `what was asked for takes the place of the view's frame in a low inspector`() throws {
    let user = try User("Form", keys: "tab tab E E E E")
    #expect(
      Array(user.details.prefix(7)) == [
        "textFieldTop  UITextField", "frame 107, 28  200 × 34", "was   –", "intrinsic 73 × 34",
        "hug 250 250  resist 750 750", "why textFieldTop.bottom 62",
        "bottom = top 28 + height 34",
      ])
    try user.press("j j &")
    #expect(user.details[0] == "textFieldTop  UITextField")
    #expect(user.details[1].hasPrefix("▸ top ≥ topLayoutGuide.bottom"))
    #expect(user.details.contains("why textFieldTop.top 28"))
    #expect(user.details.contains { $0.firstMatch(of: /▾ \d+ more$/) != nil })
  }

  @Test func `a reason names what adds something, or else what holds the edge`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "tab tab E &")
    #expect(!user.details.contains { $0.firstMatch(of: #/^\+ +0 /#) != nil })
    #expect(user.details.contains("− 0.5 × 200 textFieldTop.width == 200"))
    #expect(user.details.contains("+ 0.5 × 414 the screen's width"))
    try user.press("E E E E E E")
    let next = try #require(user.details.firstIndex { $0.hasPrefix("why textFieldTop.centerX") })
    #expect(
      user.details[next...].prefix(3) == [
        "why textFieldTop.centerX 207", "0.5 × 414 the screen's width",
        "+         0 textFieldTop.centerX == view.centerX",
      ])
  }

  @Test func `a repair is chosen in the list of problems, and taken back`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40)
    #expect(user.conflicts == 1)
    let repairs = user.content.problems.flatMap(\.repairs)
    try #require(!repairs.isEmpty)
    var tried: [String] = []
    for index in repairs.indices {
      try user.press("x")
      try user.press(String(repeating: "f ", count: index + 1))
      tried.append(user.markedProblem.joined(separator: " "))
      try user.press("enter escape")
      #expect(user.status.contains("no conflicts"), "\(tried)")
      try user.press("u")
      #expect(user.status.contains("1 conflict"))
    }
    #expect(Set(tried).count == repairs.count && tried.allSatisfy { $0.hasPrefix("→ ") })
  }

  @Test func `the last row says what enter does on the marked line`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 180, keys: "x")
    #expect(user.hints.hasPrefix(" ↑↓ move  enter select  f repairs  esc close"))
    try user.press("down down down down down")
    #expect(user.hints.hasPrefix(" ↑↓ move  enter apply  f repairs  esc close"))
    try user.press("enter")
    #expect(user.list[0].hasPrefix("No problems"))
    #expect(user.hints.hasPrefix(" ↑↓ move  esc close"))
    #expect(!user.lines.contains { $0.hasPrefix("▸") })
    let loose = try User("Nested stacks: ambiguous", keys: "x")
    try loose.markInList("show it move")
    #expect(loose.hints.hasPrefix(" ↑↓ move  enter show it move  esc close"))
  }

  @Test func `an ambiguous view moves within its range, until a key or its time ends it`() throws {
    let user = try User("Nested stacks: ambiguous", columns: 120, rows: 40)
    let before = user.content.views.map(\.frame)
    try user.press("x")
    func choose() throws {
      try user.markInList("show it move")
      try user.press("enter")
    }
    try choose()
    #expect(user.status.contains("moves as its constraints let it: any key ends it"))
    var places: [[CGRect]] = []
    for _ in 0..<4 {
      let frames = user.content.views.map(\.frame)
      if !places.contains(frames) { places.append(frames) }
      user.wait()
    }
    #expect(places.count > 1)
    #expect(!places.contains(before))
    try user.press("g")
    #expect(user.content.views.map(\.frame) == before)
    try user.press("x")
    try choose()
    user.wait(times: 12)
    #expect(user.content.views.map(\.frame) == before)
    #expect(user.hasNothingToDo)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
