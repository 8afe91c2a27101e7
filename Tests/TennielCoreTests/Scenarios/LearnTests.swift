import Foundation
import InterfaceBuilder
import Stage
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// The steps of `tenniel learn`, each of which sees for itself what is done.
@Suite struct LearnTests {
  private let folder = DocumentFolder()

  /// What is pressed to do a step, in parts, and what the strip says before each: what is missing.
  struct Walk: Sendable, CustomTestStringConvertible {
    let step: Int
    let parts: [(missing: String, keys: String)]

    var testDescription: String { "step \(step)" }
  }

  private func learning(
    _ options: String, in folder: String? = nil, keys: String = ""
  ) throws -> User {
    let variables = folder.map { ["XDG_STATE_HOME": $0] } ?? [:]
    return try User("learn", options: options, variables: variables, keys: keys)
  }

  /// The end of the strip's first row: what is missing, and the signs of the tasks.
  private func standing(_ user: User) -> String {
    let row = user.lines[1].split(separator: "─").map { $0.trimmingCharacters(in: .whitespaces) }
    return row.last ?? ""
  }

  /// What the strip says below its first row.
  private func words(_ user: User) -> String {
    user.lines[2..<5].map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Plays keys, among which `field:Title` marks a field of the inspector that is open.
  private func play(_ keys: String, _ user: User) throws {
    for word in keys.split(separator: " ") {
      guard word.hasPrefix("field:") else {
        try user.press(String(word))
        continue
      }
      let title = word.dropFirst(6).replacing("_", with: " ")
      for _ in 0..<60 where user.lines(with: "▸ \(title)").isEmpty { try user.press("down") }
      #expect(!user.lines(with: "▸ \(title)").isEmpty, "no field is \(title)")
    }
  }

  @Test func `there is no step before the first and none after the last`() throws {
    let user = try learning("--step 1")
    let first = user.header
    try user.press("N")
    #expect(user.header == first)
    #expect(user.status.contains("This is the first step"))
    try user.press("n n n n n n n n n")
    let last = user.header
    #expect(last != first)
    try user.press("n")
    #expect(user.header == last)
    #expect(user.status.contains("This is the last step"))
  }

  nonisolated static let walks: [Walk] = [
    Walk(
      step: 1,
      parts: [
        ("there is no label yet ○○○", "5 l a b e l enter"),
        ("there is no text field yet ●○○", "5 t e x t space f i e l d enter"),
        ("no text field is in the middle yet ●●○", "ctrl-right ctrl-right"),
      ]),
    Walk(
      step: 2,
      parts: [
        ("there is no spacing yet ○○", "tab tab space tab 6 down down space enter"),
        (
          "they share no baseline yet ●○",
          "esc tab tab space tab 6 down down down down down space enter"
        ),
      ]),
    Walk(
      step: 3,
      parts: [
        ("Name has no leading ○○○", "tab tab 3 h enter"),
        ("Name has no top ○○○", "3 k enter"), ("Field has no trailing ●○●", "tab 3 l enter"),
      ]),
    Walk(
      step: 4,
      parts: [
        ("Title and Picture are not aligned ○○", "tab tab space tab 2 x enter"),
        ("neither is centred in the view ●○", "esc tab tab 2 X enter"),
      ]),
    Walk(
      step: 5,
      parts: [
        ("Monday is in no stack view ○○○", "tab tab space tab space tab 1 enter"),
        ("the spacing is 12, not 20 ●○○", "8 field:Spacing enter 2 0 enter"),
        ("the stack view has no leading ●●○", "esc 3 h enter"),
        ("the stack view has no top ●●○", "3 k enter"),
      ]),
    Walk(
      step: 6,
      parts: [
        ("Send is ambiguous: its top ○○", "4 M enter"),
        ("Title is misplaced ●○", "4 F enter"),
      ]),
    Walk(
      step: 7, parts: [("4 constraints can't all be met ○", "x f enter esc")]
    ),
    Walk(
      step: 8,
      parts: [
        ("Field is less than 200 wide ○○○", "tab tab j j j = 2 0 0 enter"),
        ("Field is not at least 200 wide ○○○", "< <"),
        ("Field's width is required ●○○", "@ 7 5 0 enter"),
        ("Picture's height is no placeholder ●●○", "tab j j j j 8 field:Remove_at_build right"),
      ]),
    Walk(
      step: 9,
      parts: [
        ("Name hugs no more than Field ○○", "tab tab 7 field:Horizontal enter 2 5 1 enter esc"),
        ("Page resists no more than Story ●○", "tab tab tab ^ 7 5 1 space 7 5 0 enter"),
      ]),
    Walk(
      step: 10,
      parts: [
        ("Follow Readable Width is off ○○●○", "tab 7 field:Follow_Readable right esc"),
        ("Keys still flips from right to left ●○○○", "tab tab 8 field:Semantic right esc"),
        ("it is not saved ●●○○", "ctrl-s"), ("it is shown as it was drawn ●●●○", "r"),
      ]),
  ]

  @Test(arguments: walks)
  func `a step says what is missing until it is done, and fits 80 x 24 cells`(_ walk: Walk) throws {
    let user = try learning("--step \(walk.step)")
    for part in walk.parts {
      #expect(standing(user) == part.missing)
      #expect(user.lines[1...4].allSatisfy { !$0.contains("…") })
      try play(part.keys, user)
    }
    #expect(standing(user).hasPrefix("done ●"))
    #expect(user.lines[1...4].allSatisfy { !$0.contains("…") })
    try user.press("tab 7")
    #expect(user.tool?.hasPrefix("Size") == true)
    #expect(user.lines[1...4].allSatisfy { !$0.contains("…") })
    try user.press("esc u")
    #expect(!standing(user).hasPrefix("done"))
  }

  @Test func `whatever way a step is done by counts`() throws {
    let connecting = try learning("--step 2")
    let row = try #require(connecting.lines.firstIndex { $0.hasPrefix(" │ Name") })
    try connecting.press("right-drag:3,\(row)-18,\(row)")
    try connecting.press("down down space down down space enter")
    #expect(standing(connecting) == "done ●●")
    let conflict = try learning("--step 7")
    try play("tab tab j", conflict)
    func isSelected() -> Bool {
      conflict.details.first == "Field  UITextField" && conflict.markedConstraint == "width == 200"
    }
    for _ in 0..<5 where !isSelected() { try conflict.press("j") }
    #expect(isSelected(), "\(conflict.screen)")
    #expect(standing(conflict) == "4 constraints can't all be met ○")
    try conflict.press("delete")
    #expect(standing(conflict) == "done ●")
    let content = try learning("--step 9")
    try play("tab tab % ctrl-u 2 6 0 space 2 5 0 enter", content)
    #expect(standing(content) == "Page resists no more than Story ●○")
    // What was seen on the wall was seen, also when that is closed again.
    let everywhere = try learning("--step 10", keys: "W escape")
    #expect(!everywhere.isWallOpen)
    #expect(standing(everywhere) == "Follow Readable Width is off ○○●●")
  }

  @Test func `a wrong turn is told, and undoing leads back`() throws {
    let user = try learning("--step 7", keys: "tab tab delete")
    #expect(standing(user) == "Field is gone ○")
    try user.press("u")
    #expect(standing(user) == "4 constraints can't all be met ○")
    try user.press("tab tab 4 X enter")
    #expect(standing(user) == "Field has no leading ○")
    try user.press("u X")
    #expect(words(user).hasSuffix("X goes on with editing."))
    #expect(standing(user) == "Step 7 of 10: A conflict")
  }

  @Test func `n goes on to the next step, N back to what was made, and no save is asked`() throws {
    let user = try learning("--step 6", keys: "4 M enter")
    #expect(words(user).hasPrefix("Resolve adds what is missing"))
    #expect(words(user).hasSuffix("4 once more: update frames."))
    try user.press("4 F enter")
    #expect(words(user).hasSuffix("n goes on to the next step, N back."))
    try user.press("n")
    #expect(standing(user) == "4 constraints can't all be met ○")
    #expect(user.header.contains(" EDIT "))
    try user.press("N")
    #expect(standing(user) == "done ●●")
    #expect(user.header.contains(" EDIT "))
    try user.press("4 X enter q")
    #expect(!user.screen.contains("Quit"))
    #expect(user.notices.isEmpty)
  }

  @Test(arguments: ["3", "4", "7", "8"])
  func `n goes on to the next step while a tool or an inspector is open`(key: String) throws {
    let user = try learning("--step 3", keys: "tab tab \(key)")
    #expect(user.tool != nil)
    try user.press("n")
    #expect(self.user(user, isAt: "Step 4 of 10"))
    #expect(user.tool == nil)
    try user.press("N")
    #expect(self.user(user, isAt: "Step 3 of 10"))
  }

  @Test func `the next start goes on where the last ended, and a step can begin anew`() throws {
    do {
      let user = try learning("", in: folder.path)
      #expect(standing(user) == "there is no label yet ○○○")
      try user.press("5 l a b e l enter n tab tab 3 h enter q")
      user.leaveApp()
    }
    let second = try learning("", in: folder.path)
    #expect(user(second, isAt: "Step 2 of 10"))
    try second.press("N")
    #expect(standing(second) == "there is no text field yet ●○○")
    try second.press("n")
    let third = try learning("--step 2", in: folder.path)
    #expect(third.content.constraints.isEmpty == second.content.constraints.isEmpty)
    try third.press("N")
    #expect(standing(third) == "there is no text field yet ●○○")
    let anew = try learning("--step 1", in: folder.path)
    #expect(standing(anew) == "there is no label yet ○○○")
  }

  private func user(_ user: User, isAt step: String) -> Bool { user.lines[1].contains(step) }

  @Test func `a step is one of ten, and no document is taken`() {
    #expect(
      Arguments.mistake(in: "learn --step 0") == "--step takes a number from 1 to 10, not '0'")
    #expect(
      Arguments.mistake(in: "learn --step 11") == "--step takes a number from 1 to 10, not '11'")
    #expect(Arguments.mistake(in: "learn --step 10") == nil)
    #expect(
      Arguments.mistake(in: "--step 1") == "--step goes with 'learn', not with opening a scene")
    #expect(
      Arguments.mistake(in: "learn Main.storyboard")
        == "'Main.storyboard' is one word too many; a name with blanks needs quotes")
  }

  @Test func `a step that is begun anew is not offered what was left of it`() throws {
    let variables = ["XDG_STATE_HOME": folder.path]
    let program = Program.tenniel([], variables: variables)
    #expect(program.run(["learn"]).status == 0)
    let journal = Journal(in: URL(fileURLWithPath: folder.path + "/tenniel"))
    let user = try learning("", in: folder.path)
    user.library?.journal = journal
    try user.press("5 l a b e l enter")
    // As the journal of a process that is no longer there: no system gives such a number.
    let place = folder.path + "/tenniel/journal/"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: place).first)
    let other = name.replacing(/-[0-9]+\./, with: "-2147483647.")
    try FileManager.default.copyItem(atPath: place + name, toPath: place + other)
    let path = folder.path + "/tenniel/learn/Step-1.storyboard"
    #expect(journal.remains(of: path)?.draft.done.count == 1)
    #expect(program.run(["learn", "--step", "2"]).status == 0)
    #expect(journal.remains(of: path) != nil)
    #expect(program.run(["learn", "--step", "1"]).status == 0)
    #expect(journal.remains(of: path) == nil)
  }

  @Test func `where the steps can't be written, that is said`() throws {
    let file = try folder.write("", to: "state")
    let program = Program.tenniel([], variables: ["XDG_STATE_HOME": file])
    let outcome = program.run(["learn"])
    #expect(outcome.status == 1)
    #expect(
      outcome.diagnostics == "tenniel: could not write the steps to \(file)/tenniel/learn: "
        + "there is no such folder\n")
  }

  @Test func `each key that the strip names is a key, and a click on it does the same`() throws {
    for lesson in Lesson.all {
      for text in lesson.tasks.map(\.instruction) + [lesson.outcome] {
        for case .key(let action) in text.parts {
          #expect(KeyMap.standard.name(of: action) != nil, "\(action)")
        }
      }
    }
    let user = try learning("", keys: "click:1,3")
    #expect(user.screen.contains(" Insert into view: "))
  }

  @Test func `the strip takes what a small terminal can spare`() throws {
    let user = try learning("--step 3", keys: "resize:50x30")
    #expect(user.lines[2...4].allSatisfy { !$0.contains("…") })
    try user.press("resize:80x16")
    #expect(user.lines[2].hasSuffix("letters before…") || user.lines[2].contains("…"))
    #expect(user.lines[3].hasPrefix(" ╭"))
    try user.press("resize:80x10")
    #expect(!user.screen.contains("Step 3"))
  }

  @Test func `the strip beside a tool that is open, and at the end of a step`() throws {
    let user = try learning("--step 3", keys: "tab tab 3 h k")
    try expectGolden(user.screen, "learn-80x24")
    try user.press("enter tab 3 l enter")
    try expectGolden(user.screen, "learn-done-80x24")
    let plain = try User("learn", glyphs: .ascii, options: "--step 3", keys: "tab tab 3 h k")
    try expectGolden(plain.screen, "learn-80x24-ascii")
  }

  @Test func `a scene that comes into a step's document belongs to the step`() throws {
    let user = try learning("--step 1", keys: "5 c o n t a i n e r enter")
    #expect(try user.scenes().count == Lesson.all.count + 1)
    #expect(self.user(user, isAt: "Step 1 of 10"))
    try user.press("n")
    #expect(self.user(user, isAt: "Step 1 of 10"))
    try user.press("n")
    #expect(self.user(user, isAt: "Step 2 of 10"))
  }
}
