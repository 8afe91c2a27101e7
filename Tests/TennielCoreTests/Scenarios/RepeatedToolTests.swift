import Foundation
import InterfaceBuilder
import SeededRandom
import Testing

/// Tools that resolve issues, used a second time: there is nothing left for them to do.
@Suite struct RepeatedToolTests {
  private let folder = DocumentFolder()

  private static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Scenes/Documents").standardizedFileURL

  /// Uses a tool for all views, and says how many lines of the document it has changed.
  private func use(_ key: String, _ user: User, _ path: String) throws -> [Substring] {
    try user.press("ctrl-s")
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try user.press("4 \(key) enter")
    while user.tool != nil { try user.press("escape") }
    try user.press("ctrl-s")
    let after = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return after.difference(from: before.split(separator: "\n")).compactMap {
      if case .insert(_, let line, _) = $0 { line } else { nil }
    }
  }

  @Test(arguments: ["Form", "Gallery", "Account", "Settings", "Chessboard", "Cookbook"])
  func `pixels are no reason to change a shipped document`(name: String) throws {
    let text = try String(
      contentsOf: Self.documents.appendingPathComponent(name + ".storyboard"), encoding: .utf8)
    let path = try folder.write(text, to: "Main.storyboard")
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    _ = try use("F", user, path)
    #expect(try use("C", user, path) == [])
    #expect(try use("F", user, path) == [])
  }

  /// A stack view that is higher than its buttons ask for: once it keeps its height, it is open how
  /// the buttons share that.
  @Test func `what is missing is added at once, also what other constraints leave open`() throws {
    func button(_ name: String, y: Int) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" x="0.0" y="\(y)" width="200" height="44"/>
      <state key="normal" title="\(name)"/></button>
      """
    }
    let stack = """
      <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" \
      fixedFrame="YES" id="stack"><rect key="frame" x="60" y="80" width="200" height="98"/>
      <subviews>\(button("Tea", y: 0))\(button("Milk", y: 54))</subviews></stackView>
      """
    let text = TeaDocument(views: [], constraints: []).xib
      .replacing("<subviews>", with: "<subviews>" + stack)
    let path = try folder.write(text, to: "Tea.xib")
    let user = try User(path, columns: 110, rows: 34, options: "--edit", keys: "4 M enter")
    #expect(user.status.hasPrefix(" Add 5 missing constraints  "))
    #expect(user.status.contains("nothing ambiguous"))
    #expect(try use("M", user, path) == [])
    try user.press("u ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: seeds(1, inProofs: 8))
  func `a tool that is used twice in a row changes nothing the second time`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let path = try folder.write(.empty)
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    let works = [
      "5 l a b e l enter", "5 b u t t o n enter", "5 v i e w enter", "5 t e x t space f enter",
      "3 h k enter", "3 w e enter", "3 l j enter", "2 X enter", "2 Y enter", "left", "shift-right",
      "shift-down", "down", "tab", "shift-tab", "j = 3 3 . 3 3 3 enter escape", "1 enter",
    ]
    for _ in 0..<24 {
      try user.press(works.randomElement(using: &random) ?? "tab")
      while user.inFront != nil || user.tool != nil { try user.press("escape") }
    }
    try user.press("escape escape")
    for key in ["F", "C", "M", "C", "F"] {
      _ = try use(key, user, path)
      let again = try use(key, user, path)
      #expect(again == [], "\(key): \(again.joined(separator: "\n"))")
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // What somebody types is written with all digits, as Interface Builder writes it.
    let typed = "constant=\"33.332999999999998\""
    let long = text.matches(of: /(constant|multiplier)="[^"]*\.\d{4}[^"]*"/).map { String($0.0) }
      .filter { $0 != typed }
    #expect(long == [])
  }
}
