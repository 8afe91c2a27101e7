import Foundation
import TerminalIO
import XCTest

@testable import Commands
@testable import TennielCore

/// The app waits for the terminal and for the documents' files at once; with XCTest for the reason
/// that `SceneWorkTests` gives.
nonisolated final class LiveLoopTests: XCTestCase {
  func testASaveIsDrawnWithoutAKey() throws {
    try MainActor.assumeIsolated {
      let folder = DocumentFolder()
      let path = try folder.writeStoryboard()
      var saves = ["<broken", DocumentText.storyboard(title: "Welcome")]
      let terminal = LiveTerminal { screen in
        if screen.contains("Welcome") { return [.interrupted] }
        // Each of the saves is made when the picture of the one before is seen.
        if !saves.isEmpty {
          _ = try? folder.write(saves.removeFirst(), to: "Main.storyboard", replacing: true)
        }
        return []
      }
      try Self.run(path, on: terminal)
      XCTAssertFalse(terminal.hasGivenUp)
      XCTAssertEqual(terminal.shown.count, 3)
      XCTAssertTrue(terminal.shown[1].contains("Main.storyboard:1:"))
      XCTAssertTrue(terminal.shown[1].contains("Sign in"))
    }
  }

  func testASaveAfterALongTimeMarksWhatHasMoved() throws {
    try MainActor.assumeIsolated {
      let folder = DocumentFolder()
      let path = try folder.writeStoryboard()
      var terminal: LiveTerminal?
      let seen = LiveTerminal { screen in
        if screen.contains("Welcome") { return [.interrupted] }
        terminal?.leap = .seconds(60)
        _ = try? folder.writeStoryboard(title: "Welcome", top: 120)
        return []
      }
      terminal = seen
      try Self.run(path, on: seen)
      XCTAssertFalse(seen.hasGivenUp)
      XCTAssertEqual(seen.shown.count, 2)
      XCTAssertTrue(seen.shown.last?.contains("└ heading              •") ?? false)
    }
  }

  /// Runs the app with a document until the terminal ends it.
  @MainActor
  private static func run(_ path: String, on terminal: LiveTerminal) throws {
    let arguments = try Arguments(parsing: [path])
    let program = try Program.tenniel([])
      .opening(arguments)
    try program.app(showing: program.open(0, arguments), of: 0, on: terminal).run()
  }
}
