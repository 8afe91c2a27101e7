import Nibs

/// What is needed to compile an app's code: the toolchain, this program's modules, and the
/// rewriter.
struct CodeCompiler: Sendable {
  let toolchain: Toolchain
  let rewriter: Rewriter
  private let modules: ProgramModules
  let cache: CodeCache

  /// - Throws: What is missing, and how to get it.
  init(in variables: [String: String]) throws(CodeFailure) {
    toolchain = try Toolchain(in: variables)
    modules = try ProgramModules()
    cache = try CodeCache(in: variables)
    rewriter = try Rewriter(toolchain, in: cache)
  }

  /// A number for what some files have, and for what they are compiled by.
  func fingerprint(of paths: [String], _ expressions: [String]) -> String {
    var fingerprint = Fingerprint()
    let others = [toolchain.version, rewriter.program, modules.version] + expressions
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

  /// Finds what is wrong with the grammar of a file.
  func parse(_ file: String) -> Run {
    Run([
      toolchain.compiler, "-parse", "-swift-version", "5", "-parse-as-library", "-diagnostic-style",
      "llvm", file,
    ])
  }

  /// How much the compiler tries to find the types of an expression before the expression counts as
  /// wrong: where names are unknown, it may try for ever. The number is that of its scopes, which
  /// is the same on every machine.
  enum Effort: Int {
    case little = 50_000
    case much = 500_000
  }

  /// Compiles rewritten files to a library, and finds the errors of all of them.
  func compile(_ files: [String], module: String, to library: String, effort: Effort) -> Run {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    // Without names for them, the objects of one run have names that the next step doesn't know.
    let objects = library + ".objects"
    defer { try? FileManager.default.removeItem(atPath: objects) }
    let map = Dictionary(
      uniqueKeysWithValues: files.map { ($0, ["object": "\(objects)/\($0.nameOfPath).o"]) })
    try? FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: objects + "/map.json", contents: try? JSONEncoder().encode(map))
    return Run(
      [
        toolchain.compiler, "-emit-library", "-swift-version", "5", "-Onone",
        "-enable-batch-mode", "-j\(processors)", "-driver-batch-count", "4",
        "-parse-as-library", "-Xfrontend", "-solver-scope-threshold=\(effort.rawValue)",
        "-gline-tables-only", "-module-name", module, "-output-file-map", objects + "/map.json",
        "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm", "-o", library,
      ] + modules.arguments + files)
  }
}
