import Cells
import Foundation

@testable import AppCode
@testable import Commands
@testable import TennielCore

/// A folder with an app's Swift files, which the toolchain that builds the tests compiles.
struct CodeFolder {
  let folder = DocumentFolder()

  /// Where compiled code is kept from one run of the tests to the next: beside their program.
  static let variables: [String: String] = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let cache = program.deletingLastPathComponent().appendingPathComponent("code-cache").path
    return [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache,
      "LANG": "C.UTF-8",
    ]
  }()

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String = "Code.swift") throws -> String {
    try folder.write(text + "\n", to: name)
  }

  /// Runs a command line for something in the folder; messages name the folder as `~`.
  func run(_ command: String, _ name: String = "Code.swift", _ options: String...) -> Outcome {
    run(command, name, options)
  }

  func run(_ command: String, _ name: String, _ options: [String]) -> Outcome {
    let program = Program.tenniel(variables: Self.variables)
    var outcome = program.run([command, folder.path + "/" + name] + options)
    outcome.output = outcome.output.replacing(folder.path, with: "~")
    outcome.diagnostics = outcome.diagnostics.replacing(folder.path, with: "~")
      .split(separator: "\n").filter { !$0.contains("the app's code is compiled into") }
      .map { $0 + "\n" }.joined()
    return outcome
  }

  /// Opens the app with something in the folder.
  func open(
    _ name: String = "Code.swift", options: String = "", columns: Int = 80, rows: Int = 24,
    depth: ColorDepth = .none
  ) throws -> User {
    try User(
      folder.path + "/" + name, columns: columns, rows: rows, depth: depth, options: options,
      variables: Self.variables)
  }
}

extension User {
  /// What is on the screen, with one blank between words.
  var words: String { screen.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }

  /// Has the app notice that files were saved, and compile them.
  /// - Parameter begin: What has it compile; by default that it notices the files.
  func compileAgain(_ begin: (() -> Void)? = nil) async {
    await withCheckedContinuation { continuation in
      if let begin { begin() } else { noticeFiles() }
      guard let code = library?.code else { return continuation.resume() }
      let shows = code.didChange
      code.didChange = {
        code.didChange = shows
        shows()
        continuation.resume()
      }
    }
  }
}
