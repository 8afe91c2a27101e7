import Foundation
import Testing

@testable import Commands
@testable import TennielCore
@testable import TerminalApp

/// What is remembered of the panes.
@Suite struct PaneMemoryTests {
  private let divided = PaneMemory(
    divider: PaneDivider(beside: 425, below: 300), showsInspector: false, parts: .tree,
    zoom: .trueScale)

  @Test func `is a line for each property`() {
    #expect(divided.text == "inspector off\nparts tree\nzoom true-scale\nbeside 425\nbelow 300\n")
    #expect(PaneMemory().text == "inspector on\nparts both\nzoom shape-first\n")
    #expect(PaneMemory(divided.text) == divided)
  }

  @Test(arguments: [
    "", "beside 0\nbelow 1000", "beside 12 13\nbeside x\nzoom 7\nparts \ninspector maybe",
    "\u{0}\u{1}",
    "beside 99999999999999999999999", "ruler on",
  ])
  func `is the usual one as far as a text is broken`(text: String) {
    #expect(PaneMemory(text) == PaneMemory())
  }

  @Test func `has the scale of today where a former one, which was the usual one, is written`() {
    #expect(PaneMemory("zoom text").zoom == .shape)
    #expect(PaneMemory("zoom text-first").zoom == .text)
    #expect(PaneMemory("zoom true-scale").zoom == .trueScale)
  }

  @Test func `keeps what can be read beside what can't`() {
    #expect(
      PaneMemory("zoom big\nbeside 300\nparts all") == PaneMemory(divider: PaneDivider(beside: 300))
    )
  }

  // MARK: The file

  private let folder = DocumentFolder()
  /// A folder for the state of programs, which is not there.
  private var state: String { folder.path + "/state" }

  @Test(arguments: [
    (["HOME": "/home/alice"], "/home/alice/.local/state/tenniel/layout"),
    (["HOME": "/home/alice", "XDG_STATE_HOME": "/state"], "/state/tenniel/layout"),
    (
      ["HOME": "/home/alice", "XDG_STATE_HOME": "state"], "/home/alice/.local/state/tenniel/layout"
    ),
    (["XDG_STATE_HOME": ""], nil), ([:], nil),
  ])
  func `are in the folder for the state of programs`(variables: [String: String], path: String?) {
    #expect(PaneMemoryFile(in: variables)?.url.path == path)
  }

  @Test func `are written and read again, and written only where they have changed`() throws {
    let file = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": state]))
    #expect(file.read() == PaneMemory() && !file.isThere)
    // That the app has been used is remembered, whatever the panes are.
    file.write(PaneMemory())
    #expect(file.read() == PaneMemory() && file.isThere)
    file.write(divided)
    #expect(file.read() == divided)
    try Data(
      "beside 425\nbelow 300\nzoom true-scale\nparts tree\ninspector off # mine\ninspector off".utf8
    )
    .write(to: file.url)
    let text = try String(contentsOf: file.url, encoding: .utf8)
    file.write(divided)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == text)
  }

  @Test func `say at the first start alone what to press`() throws {
    let file = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": state]))
    let user = try User("Form")
    user.arrangePanes(as: file)
    #expect(user.status == " r rotates the device, tab selects a view, : lists all commands")
    try user.press("r")
    #expect(user.isLandscape && !user.status.contains("rotates"))
    file.write(user.paneMemory)
    let next = try User("Form")
    next.arrangePanes(as: file)
    #expect(next.message == nil)
  }

  @Test(arguments: [true, false])
  func `are read and written where a link leads to, which stays`(exists: Bool) throws {
    let manager = FileManager.default
    let kept = state + "/dotfiles/panes"
    let link = state + "/tenniel/layout"
    for path in [kept, link] {
      try manager.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }
    if exists { try Data("zoom text-first\n".utf8).write(to: URL(fileURLWithPath: kept)) }
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../dotfiles/panes")
    let file = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": state]))
    #expect(file.read() == PaneMemory(exists ? "zoom text-first" : ""))
    file.write(divided)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../dotfiles/panes")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == divided.text)
    #expect(file.read() == divided)
  }

  @Test func `are forgotten in silence where there can be no file, or no file of ours`() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: state, withIntermediateDirectories: true)
    try Data("a file".utf8).write(to: URL(fileURLWithPath: state + "/tenniel"))
    let blocked = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": state]))
    blocked.write(divided)
    #expect(blocked.read() == PaneMemory())
    let large = try #require(PaneMemoryFile(in: ["XDG_STATE_HOME": state + "/large"]))
    try manager.createDirectory(
      at: large.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(("zoom text-first\n" + String(repeating: " ", count: 5000)).utf8).write(to: large.url)
    #expect(large.read() == PaneMemory())
    try Data([0x7A, 0xFF, 0xFE]).write(to: large.url)
    #expect(large.read() == PaneMemory())
  }

  @Test(arguments: [["Form", "--keys", "i"], ["render", "Form"], ["Form"]])
  func `are neither read nor written without somebody at a terminal`(words: [String]) throws {
    let variables = ["XDG_STATE_HOME": state, "LANG": "C.UTF-8"]
    func output() -> String { Program.tenniel(variables: variables).run(words).output }
    let usual = output()
    #expect(!FileManager.default.fileExists(atPath: state))
    try #require(PaneMemoryFile(in: variables)).write(divided)
    #expect(output() == usual)
  }
}
