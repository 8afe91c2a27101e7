import InterfaceBuilder
import LayoutTools
import Stage
import Testing

@testable import Documents
@testable import TerminalApp

/// Where views of the library go.
@MainActor
@Suite struct InsertionTests {
  private let folder: DocumentFolder
  private let user: User

  init() throws {
    folder = try DocumentFolder()
    user = try User(
      folder.write(Template.empty.text, to: "Main.storyboard"), columns: 110, rows: 34)
    try user.press("X")
  }

  private func insert(_ name: String) throws {
    try user.press("5")
    try type(name)
  }

  private func type(_ name: String) throws {
    let letters = name.lowercased().map { $0 == " " ? "space" : String($0) }
    try user.press(letters.joined(separator: " ") + " enter")
  }

  /// The view around the selected one.
  private var around: String? {
    user.selected.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
  }

  @Test func `a new scroll view is marked as its content has no size, and views in it give it one`()
    throws
  {
    try insert("scroll view")
    let problem = "The scrollable content size of UIScrollView is ambiguous"
    #expect(user.content.problems.map(\.message) == [problem])
    let outline = user.canvasLines.first { $0.contains("UIScrollView") }
    #expect(outline?.contains("?") == true)
    #expect(user.lines.contains { $0.contains("UIScrollView") && $0.contains(" ? ") })
    try user.press("x")
    #expect(user.list[1] == "> ? The scrollable content size of")
    #expect(user.list[2] == "    UIScrollView is ambiguous")
    // There is nothing to add constraints to.
    #expect(user.list[3].isEmpty)
    try user.press("escape tab shift-tab")
    try insert("view")
    #expect(user.selected == "view/UIScrollView/UIView")
    try user.press("x")
    #expect(user.list.contains("      → add the constraints that are"))
    try user.press("f enter")
    #expect(user.ambiguous == 0)
  }

  @Test func `a view goes beside the selected one, and the message says where it went`() throws {
    try insert("label")
    #expect(user.status.contains("Insert Label in view"))
    try insert("button")
    #expect(user.status.contains("Insert Button in view, below Label"), "\(user.status)")
    try user.press("shift-tab space tab 1 enter")
    try insert("switch")
    #expect(around == "view/UIStackView")
    #expect(user.status.contains("Insert Switch in UIStackView"), "\(user.status)")
    try insert("slider")
    #expect(user.status.contains("Insert Slider in UIStackView, after UISwitch"), "\(user.status)")
    #expect(around == "view/UIStackView")
  }

  @Test func `the list says where a view will go`() throws {
    try user.press("5")
    #expect(user.screen.contains(" Insert into view: "))
    try type("vertical stack")
    try user.press("5")
    #expect(user.screen.contains(" Insert into UIStackView: "))
    try type("label")
    #expect(around == "view/UIStackView")
  }

  @Test func `what was inserted takes the next view only once it is selected`() throws {
    for container in ["View", "Scroll View"] {
      try user.press("escape escape")
      try insert(container)
      let inserted = try #require(user.selected)
      try user.press("right")
      try insert("label")
      #expect(user.selected == "view/Label" && user.tree.count == 3, "\(container)")
      try user.press("shift-tab")
      #expect(user.selected == inserted)
      try insert("label")
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
      try insert(entry.title)
      let inserted = try #require(user.selected, "\(entry.title)")
      try user.press("tab shift-tab")
      #expect(user.selected == inserted)
      try insert("label")
      let label = try #require(user.selected)
      #expect(label != inserted && label.contains("Label"))
      #expect(
        label.hasPrefix(inserted + "/") == containers.contains(entry.title), "\(entry.title)")
      try user.press("u u")
    }
  }
}
