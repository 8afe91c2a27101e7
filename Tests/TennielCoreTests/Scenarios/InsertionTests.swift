import InterfaceBuilder
import Stage
import Testing

@testable import TerminalApp

/// Where views of the library go.
@Suite struct InsertionTests {
  private let folder = DocumentFolder()
  private let user: User

  init() throws {
    user = try User(
      folder.write(.empty), columns: 110, rows: 34)
    try user.press("X")
  }

  /// The view around the selected one.
  private var around: String? {
    user.selected.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
  }

  @Test func `a new scroll view is marked until views in it give its content a size`() throws {
    try user.insert("scroll view")
    let problem = "The scrollable content size of UIScrollView is ambiguous"
    #expect(user.content.problems.map(\.message) == [problem])
    let outline = user.canvasLines.first { $0.contains("UIScrollView") }
    #expect(outline?.contains("?") == true)
    #expect(user.lines.contains { $0.contains("UIScrollView") && $0.contains(" ? ") })
    try user.press("x")
    #expect(user.list[1] == "▸ ? The scrollable content size of UIScrollView is ambiguous")
    // There is nothing to add constraints to.
    #expect(user.list[2].isEmpty)
    try user.press("escape tab shift-tab")
    try user.insert("view")
    #expect(user.selected == "view/UIScrollView/UIView")
    try user.press("x")
    #expect(user.list.contains("      → add the constraints that are missing"))
    try user.press("f enter")
    #expect(user.ambiguous == 0)
  }

  @Test func `a view goes beside the selected one, and the message says where it went`() throws {
    try user.insert("label")
    #expect(user.status.contains("Insert Label in view"))
    try user.insert("button")
    #expect(user.status.contains("Insert Button in view, below Label"), "\(user.status)")
    try user.press("shift-tab space tab 1 enter")
    try user.insert("switch")
    #expect(around == "view/UIStackView")
    #expect(user.status.contains("Insert Switch in UIStackView"), "\(user.status)")
    try user.insert("slider")
    #expect(user.status.contains("Insert Slider in UIStackView, after UISwitch"), "\(user.status)")
    #expect(around == "view/UIStackView")
  }

  @Test func `the list says where a view will go`() throws {
    try user.press("5")
    #expect(user.screen.contains(" Insert into view: "))
    try user.choose("vertical stack")
    try user.press("5")
    #expect(user.screen.contains(" Insert into UIStackView: "))
    try user.choose("label")
    #expect(around == "view/UIStackView")
  }

  @Test func `what was inserted takes the next view only once it is selected`() throws {
    for container in ["View", "Scroll View"] {
      try user.press("escape escape")
      try user.insert(container)
      let inserted = try #require(user.selected)
      try user.press("right")
      try user.insert("label")
      #expect(user.selected == "view/Label" && user.tree.count == 3, "\(container)")
      try user.press("shift-tab")
      #expect(user.selected == inserted)
      try user.insert("label")
      #expect(around == inserted)
      try user.press("u u u u")
    }
  }

  @Test func `no view of the library but a container takes others`() throws {
    let containers: Set<String> = [
      "View", "Horizontal Stack View", "Vertical Stack View", "Scroll View",
      "Visual Effect View with Blur",
    ]
    for entry in LibraryEntry.all where !entry.title.hasSuffix("Cell") {
      try user.press("escape escape")
      try user.insert(entry.title)
      let inserted = try #require(user.selected, "\(entry.title)")
      try user.press("tab shift-tab")
      #expect(user.selected == inserted)
      try user.insert("label")
      let label = try #require(user.selected)
      #expect(label != inserted && label.contains("Label"))
      #expect(label.hasPrefix(inserted + "/") == containers.contains(entry.title), "\(entry.title)")
      try user.press("u u")
    }
  }
}
