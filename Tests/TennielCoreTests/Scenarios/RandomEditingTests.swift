import Foundation
import InterfaceBuilder
import SeededRandom
import Stage
import Testing

/// Keys pressed at random while a document is edited. Whatever they do, nothing is lost: taking all
/// back gives the original bytes, and what is saved opens again as it was shown.
@Suite struct RandomEditingTests {
  private static let keys = [
    "tab", "shift-tab", "space", "escape", "left", "right", "up", "down", "shift-right",
    "shift-down", "ctrl-right", "ctrl-down", "ctrl-up", "_", "j", "J", "+", "-", "@ 7 5 0 enter",
    "= 1 2 enter", "<", "#", "3 h l enter", "3 k w enter", "3 j e % enter", "2 y enter",
    "2 h enter", "1 enter", "1 right enter", "4 enter", "4 M enter", "4 F enter", "4 C enter",
    "4 x enter", "5 l a b e l enter", "5 b u t t o n enter", "5 v i e w enter",
    "6 down down space enter", "Y", "ctrl-v", "ctrl-d", "ctrl-x", "delete", "(", ")",
    "| v i e w enter", "7 down down right escape", "8 down down down right right escape",
    "8 down x y z enter escape escape", "9 down left escape escape", "u", "u u u", "U", "ctrl-s",
    "r", "r", "ctrl-t",
  ]

  @Test(arguments: seeds(4, inProofs: 60))
  func `nothing that is edited is lost`(seed: UInt64) throws {
    let folder = DocumentFolder()
    var random = SplitMix(seed: seed)
    let texts = [
      Template.empty.text, Template.navigation.text, Template.xib.text, Template.table.text,
    ]
    let original = texts[Int(seed) % texts.count]
    let name = seed % 4 == 2 ? "Main.xib" : "Main.storyboard"
    let path = try folder.write(original, to: name)
    let user = try User(path, columns: 100, rows: 30, keys: "X")
    for _ in 0..<60 {
      let keys = Self.keys.randomElement(using: &random) ?? "tab"
      try user.press(keys)
      if user.isAsked { try user.press("escape") }
      #expect(user.isEditing || user.inFront != nil, "\(keys)")
    }
    // Arrows change the size of the screen where nothing is selected.
    try user.press("escape escape escape escape escape")
    #expect(user.isEditing)
    try user.press("ctrl-s 0 X X")
    let other = try User(path, columns: 100, rows: 30, keys: "X")
    #expect(Self.frames(user) == Self.frames(other))
    // More steps than there can be.
    for _ in 0..<400 where user.message?.hasPrefix("Nothing to undo") != true {
      try user.press("u")
    }
    try user.press("ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == original)
  }

  /// The paths and frames of all views of the document, in their order.
  private static func frames(_ user: User) -> [String] {
    user.content.views.map { view in
      let frame = view.solvedFrame
      func text(_ number: Double) -> String { String(format: "%.2f", number) }
      return
        "\(view.path) \(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height))"
    }
  }
}
