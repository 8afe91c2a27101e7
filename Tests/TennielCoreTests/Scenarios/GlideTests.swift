import Cells
import TerminalIO
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

/// The app in the time of a script: what is shown while the layout glides.
@Suite struct GlideTests {
  /// What the app shows last of a script, as `--keys` plays it.
  private func screen(
    _ scene: String, _ keys: String, options: String = "--terminal 80x24"
  ) throws -> String {
    let program = Program.tenniel(variables: ["LANG": "C.UTF-8"])
    let words = [scene] + options.split(separator: " ").map(String.init) + ["--keys", keys]
    let outcome = program.run(words)
    #expect(outcome.diagnostics == "")
    return outcome.output
  }

  /// Every picture that the app shows of a script.
  private func shown(_ scene: String, _ keys: String) throws -> [CellGrid] {
    let program = Program.tenniel()
    let arguments = try Arguments(parsing: [scene])
    let terminal = ScriptedTerminal(size: CellSize(columns: 80, rows: 24), depth: .none)
    terminal.play(try EventScript.steps(keys))
    let index = try program.scene(of: arguments)
    program.app(
      showing: try program.open(index, arguments), of: index, on: terminal, animates: true
    ).run()
    return terminal.shown
  }

  @Test(arguments: [0, 100, 200, 300, 400])
  func `a device on its way to its side looks as it is kept`(milliseconds: Int) throws {
    let screen = try screen("Wonderland", "r wait:\(milliseconds)")
    try expectGolden(String(screen.dropLast()), "Wonderland-turning-at-\(milliseconds)")
  }

  @Test func `a drawer looks as it is kept: shut, on its way, and open`() throws {
    let options = "--terminal 90x30"
    for (name, keys) in [
      ("shut", "i"), ("opening-at-100", "i click:44,2 wait:100"),
      ("open", "i click:44,2 wait:3000"),
    ] {
      let screen = try screen("animated constraints", keys, options: options)
      try expectGolden(String(screen.dropLast()), "Drawer-\(name)")
    }
  }

  @Test func `a device that has turned looks as one that jumped`() throws {
    for scene in NamedScene.shipped {
      let glided = try screen(scene.name, "r wait:2000")
      // Time takes the marks of what moved away; without any they stay. M takes back what scenes
      // are told.
      let jumped = try screen(
        scene.name, "M r right left r r wait:2000", options: "--terminal 80x24 --no-animation")
      #expect(glided == jumped, "\(scene.name)")
    }
  }

  @Test func `it takes frames, and then none`() throws {
    let still = try shown("Wonderland", "r wait:400").count
    // One at the start, one after the key, one for each 33 milliseconds of 400.
    #expect((14...16).contains(still))
    #expect(try shown("Wonderland", "r wait:100000").count <= still + 3)
  }

  @Test func `sizes and classes jump`() throws {
    for keys in ["right", "shift-up", "w", "h", "d", "t", "l", "b", "0"] {
      let moved = try shown("Wonderland", keys)
      let later = try shown("Wonderland", keys + " wait:500")
      #expect(later.map(\.text).dropFirst(2).allSatisfy { $0 == moved.last?.text }, "\(keys)")
    }
  }

  @Test func `a key on the way is honoured at once`() throws {
    // Back upright, before it lay down.
    #expect(try screen("Wonderland", "r wait:100 r").contains("414 × 736"))
    #expect(try screen("Wonderland", "r wait:100 ?").contains("Keys: screen") == false)
    #expect(try screen("Wonderland", "r wait:100 i").contains("chapterLabel   ") == false)
    let back = try screen("Wonderland", "r wait:100 r wait:2000")
    #expect(back == (try screen("Wonderland", "r r wait:2000")))
  }

  @Test func `without waits, or without animation, all is there at once`() throws {
    let jumped = try screen("Wonderland", "r")
    let still = "--terminal 80x24 --no-animation"
    #expect(jumped == (try screen("Wonderland", "M r wait:10", options: still)))
  }
}
