import Cells
import InterfaceBuilder
import SeededRandom
import TerminalIO
import Testing

@testable import TerminalApp

/// Every key of the key map in every mode: one that changes nothing says why.
@Suite struct EveryKeyTests {
  /// Where somebody is: what was opened, and the keys that lead there.
  struct Mode: Sendable, CustomTestStringConvertible {
    let name: String
    /// A scene of code; nil for a document.
    var scene: String?
    let keys: String
    let context: KeyMap.Context

    var testDescription: String { name }
  }

  nonisolated static let modes: [Mode] = [
    Mode(name: "code", scene: "Form", keys: "", context: .canvas),
    Mode(name: "code, view selected", scene: "Form", keys: "tab tab", context: .canvas),
    Mode(name: "chapters", scene: "Wonderland", keys: "tab", context: .canvas),
    Mode(name: "wall of code", scene: "Form", keys: "W", context: .wall),
    Mode(name: "wall of a document", keys: "tab tab W", context: .wall),
    Mode(name: "document", keys: "", context: .canvas),
    Mode(name: "document, view selected", keys: "tab tab", context: .canvas),
    Mode(name: "editing", keys: "X", context: .building),
    Mode(name: "editing, view selected", keys: "X tab tab", context: .building),
    Mode(name: "editing, constraint selected", keys: "X tab tab j", context: .building),
    Mode(name: "Pin", keys: "X tab tab 3", context: .panel),
    Mode(name: "Align", keys: "X tab tab 2", context: .panel),
    Mode(name: "Resolve", keys: "X tab tab 4", context: .panel),
    Mode(name: "Stack", keys: "X tab tab 1", context: .panel),
    Mode(name: "Connect", keys: "X tab tab 6", context: .panel),
    Mode(name: "Size inspector", keys: "X tab tab 7", context: .fields),
    Mode(name: "Attributes inspector", keys: "X tab tab 8", context: .fields),
    Mode(name: "Identity inspector", keys: "X tab tab 9", context: .fields),
    Mode(name: "problems", keys: "x", context: .list),
    Mode(name: "changes", scene: "Form", keys: "H", context: .changes),
    Mode(name: "map", keys: "o", context: .map),
    Mode(name: "help", scene: "Form", keys: "?", context: .help),
    Mode(name: "commands", scene: "Form", keys: ":", context: .search),
  ]

  @Test func `all keys are tried wherever they are not typed`() {
    let tried = Set(Self.modes.map(\.context))
    #expect(
      KeyMap.Context.allCases.filter { !tried.contains($0) } == [.prompt, .typing],
      "a context needs a mode in this list")
  }

  /// The keys of the whole table, and one that is in none of its rows.
  nonisolated static let keys: [Key] = {
    var seen: Set<Key> = []
    let all = KeyMap.standard.rows.flatMap(\.bindings).map(\.key)
    return (all + [Key(.character("ß"))]).filter { seen.insert($0).inserted }
  }()

  /// A storyboard with a label that constraints hold.
  private static let text = Template.empty.text.replacing(
    #"<viewLayoutGuide key="safeArea""#,
    with: #"""
      <subviews>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Tea" \#
      textAlignment="natural" lineBreakMode="tailTruncation" \#
      translatesAutoresizingMaskIntoConstraints="NO" id="tea">
              <rect key="frame" x="20" y="79" width="30" height="20.333333333333332"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
      </subviews>
      <viewLayoutGuide key="safeArea"
      """#
  ).replacing(
    "</view>",
    with: #"""
      <constraints>
          <constraint firstItem="tea" firstAttribute="leading" secondAttribute="leading" \#
      secondItem="\#(root)" constant="20" id="lead"/>
          <constraint firstItem="tea" firstAttribute="top" secondAttribute="top" \#
      secondItem="\#(root)" constant="79" id="top"/>
      </constraints>
      </view>
      """#)

  /// The id of the root view.
  private static var root: String {
    let match = Template.empty.text.firstMatch(of: /<view key="view"[^>]*\ id="([^"]*)"/)
    return match.map { String($0.1) } ?? ""
  }

  /// Whether a key acts on the terminal alone.
  private func leaves(_ key: Key, _ context: KeyMap.Context) -> Bool {
    let leaving: [Command] = [.quit, .suspend, .repaint, .edit]
    return KeyMap.standard.command(for: key, in: context).map(leaving.contains) ?? false
  }

  /// What the last row names where the keys of a group count.
  private static let hints: [KeyMap.Context: String] = [
    .canvas: "r rotate", .wall: "enter open", .building: "5 Library", .panel: "space on, off",
    .fields: "enter type", .list: "esc close", .changes: "↑↓ move", .map: "enter show",
    .help: "↑↓ scroll", .search: "enter choose",
  ]

  /// What is seen but for the two last rows, with its colours.
  private func picture(_ grid: CellGrid) -> CellGrid {
    var picture = CellGrid(size: CellSize(columns: grid.size.columns, rows: grid.size.rows - 2))
    picture.draw(grid, at: .zero, from: picture.bounds)
    return picture
  }

  /// Keys that a mode has no command for take one way: some of them, and all in scripts/proofs.
  private func tried(_ key: Key, at place: Int, in context: KeyMap.Context) -> Bool {
    guard !leaves(key, context) else { return false }
    return walksAreLong || place % 4 == 0 || key == Self.keys.last
      || KeyMap.standard.command(for: key, in: context) != nil
  }

  @Test(arguments: modes)
  func `a key that changes nothing says a sentence`(_ mode: Mode) throws {
    let folder = DocumentFolder()
    let path = try folder.write(Self.text, to: "Main.storyboard")
    func opened() throws -> User {
      try User(mode.scene ?? path, columns: 100, rows: 30, keys: mode.keys)
    }
    var user = try opened()
    #expect(user.hints.contains(Self.hints[mode.context] ?? "?"), "\(mode.name): \(user.hints)")
    // Each key is pressed where this is seen.
    let (before, shown) = (user.grid, picture(user.grid))
    let (said, open) = (user.message, user.inFront)
    var silent: [String] = []
    for (place, key) in Self.keys.enumerated() where tried(key, at: place, in: mode.context) {
      user.send(.key(key))
      // A line that can't be typed says why in its place, and a tour goes on with time.
      var isSaid = user.message != nil
      // Esc takes away what was said, and the help always says in its head which lines are in
      // sight.
      let command = KeyMap.standard.command(for: key, in: mode.context)
      if command == .close, said != nil { isSaid = true }
      if command?.name == "move in list", mode.context == .help { isSaid = true }
      if picture(user.grid) == shown, !isSaid, user.inFront == open, !user.isTouring {
        silent.append(key.description)
      }
      // What goes on somewhere else is another mode's. A key that changes nothing that is seen, nor
      // what is said, is told above.
      if user.grid != before { user = try opened() }
    }
    #expect(silent == [], "\(mode.name)")
  }
}
