import Nibs

/// The Swift compiler of this machine, with the parser that comes with it.
struct Toolchain: Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder of the parser's libraries and modules.
  let parser: String
  /// The compiler's own words about its version.
  let version: String

  /// Finds the compiler that the environment's `PATH` names.
  /// - Throws: What is missing, and how to get it.
  init(in variables: [String: String]) throws(CodeFailure) {
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let compiler = folders.map({ $0 + "/swiftc" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      throw CodeFailure(
        "there is no Swift compiler in PATH, which this needs: get one from swift.org/install")
    }
    // The program of this name may be one that only calls the compiler.
    let said = Run([compiler, "-print-target-info"]).output
    guard let target = try? JSONDecoder().decode(Target.self, from: Data(said)) else {
      throw CodeFailure("\(compiler) does not say where its libraries are")
    }
    let parser = target.paths.runtimeResourcePath + "/host"
    guard FileManager.default.fileExists(atPath: parser + "/libSwiftParser.so") else {
      throw CodeFailure(
        "the Swift compiler \(compiler) comes without its parser (\(parser)/libSwiftParser.so), "
          + "which this needs: get a toolchain from swift.org/install")
    }
    (self.compiler, self.parser, version) = (compiler, parser, target.compilerVersion)
  }

  /// What the compiler says of itself.
  private struct Target: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let paths: Paths
  }

  /// The folder of the libraries that programs share.
  var libraries: String { parser.folderOfPath + "/linux" }

  /// The path of what finds the lines of addresses; nil if it is missing.
  var symbolizer: String? {
    let path = "\(parser.folderOfPath.folderOfPath.folderOfPath)/bin/llvm-symbolizer"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The path of `swift`, which describes packages.
  var packages: String { String(compiler.dropLast()) }
}
