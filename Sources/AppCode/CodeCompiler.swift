import Foundation

/// What is needed to compile an app's code: the toolchain, this program's modules, and the
/// rewriter.
struct CodeCompiler: Sendable {
  let toolchain: Toolchain
  let rewriter: Rewriter
  private let interface: Interface
  let cache: CodeCache

  /// - Throws: What is missing, and how to get it.
  init(in variables: [String: String]) throws(CodeFailure) {
    toolchain = try Toolchain(in: variables)
    interface = try Interface()
    cache = try CodeCache(in: variables)
    rewriter = try Rewriter(toolchain, in: cache)
  }

  /// A number for what some files have, and for what they are compiled by.
  func fingerprint(of paths: [String], _ expressions: [String]) -> String {
    var fingerprint = Fingerprint()
    let others = [toolchain.version, rewriter.program, interface.version] + expressions
    for text in others + paths { fingerprint.add(text.utf8) }
    for path in paths { fingerprint.add(FileManager.default.contents(atPath: path) ?? Data()) }
    return fingerprint.text
  }

  /// Whether some files are compiled for the first time.
  func isFirst(_ paths: [String]) -> Bool {
    var fingerprint = Fingerprint()
    for path in paths { fingerprint.add(path.utf8) }
    let name = "seen-\(fingerprint.text)"
    let isKnown = FileManager.default.fileExists(atPath: cache.path(name))
    _ = FileManager.default.createFile(atPath: cache.path(name), contents: nil)
    return !isKnown
  }

  /// Compiles rewritten files to a library: all at once, which finds the errors of all of them. An
  /// expression whose types take seconds counts as wrong: where names are unknown, that may be for
  /// ever.
  func compile(_ files: [String], module: String, to library: String) -> Run {
    Run(
      [
        toolchain.compiler, "-emit-library", "-swift-version", "5", "-Onone", "-wmo",
        "-parse-as-library", "-Xfrontend", "-solver-expression-time-threshold=5",
        "-gline-tables-only", "-module-name", module, "-D", "DEBUG", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-o", library,
      ] + interface.arguments + files)
  }
}
