import Foundation
import SeededRandom
import TerminalIO
import Testing

@testable import Commands
@testable import TennielCore
@testable import TerminalApp

@Suite struct DocumentFuzzTests {
  /// Changes a text in one of the ways in which files are spoilt.
  private func spoil(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    guard bytes.count > 50 else { return bytes }
    let start = dice.roll(bytes.count - 40)
    let range = start..<start + dice.roll(40)
    switch dice.roll(6) {
    case 0: bytes[start] = UInt8(dice.roll(256))
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: dice.roll(bytes.count))
    case 3: bytes.removeSubrange(start...)
    case 4:
      let ids = ["lab-el-001", "log-in-00v", "det-ai-l0v", "box-00-001", "con-00-002"]
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = Array(text.replacing(ids[dice.roll(5)], with: ids[dice.roll(5)]).utf8)
    default:
      let numbers = ["-1", "0", "1e308", "nan", "4294967296", "", "0.0000001"]
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = Array(text.replacing("=\"16\"", with: "=\"\(numbers[dice.roll(7)])\"").utf8)
    }
    return bytes
  }

  @Test(arguments: seeds(2, inProofs: 24))
  func `whatever a document becomes, keys work and the last save is shown`(seed: Int) throws {
    // A spoilt document may ask for what UIKit raises exceptions for.
    try Program.notingExceptions { try play(seed) }
  }

  private func play(_ seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let folder = DocumentFolder()
    let text = DocumentText.storyboard()
    let path = try folder.write(text, to: "Main.storyboard")
    try folder.write(DocumentText.xib, to: "Card.xib")
    let arguments = try Arguments(parsing: [folder.path])
    let program = try Program.tenniel([])
      .opening(arguments)
    let terminal = ScriptedTerminal(size: .init(columns: 80, rows: 24))
    var size = terminal.size
    let app = program.app(showing: try program.open(0, arguments), of: 0, on: terminal)
    for _ in 0..<30 {
      var bytes = Array(text.utf8)
      for _ in 0...dice.roll(4) { bytes = spoil(bytes, &dice) }
      try Data(bytes).write(
        to: URL(fileURLWithPath: path), options: dice.roll(2) == 0 ? .atomic : [])
      app.workbench.takeFileChanges(at: app.clock.now)
      for _ in 0..<4 {
        let event = FuzzTests.event(&dice)
        if case .resize(let new) = event { size = new }
        app.handle(event)
      }
      #expect(app.compose().size == size)
    }
    try folder.writeStoryboard(title: "The end")
    app.workbench.takeFileChanges(at: app.clock.now)
    for key in ["escape", "F", "l", "o", "g", "i", "n", "enter"] {
      for event in try EventScript.events(key) { app.handle(event) }
    }
    let labels = app.content.views.filter { $0.className == "UILabel" }
    #expect(labels.count == 1)
    #expect(!app.compose().text.contains(": error: "))
  }
}
