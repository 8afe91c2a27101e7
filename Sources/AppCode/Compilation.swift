import Foundation

/// An app's Swift files as a library that this program loads.
struct Compilation: Sendable {
  /// What came of the files, which is kept beside the library.
  struct Result: Codable, Sendable {
    /// The scenes in the order in which the library has them.
    var scenes: [RewriteAnswer.Scene] = []
    /// What was left out.
    var cuts: [CutAnswer.Cut] = []

    var omissions: [Omission] {
      cuts.map { Omission($0) }.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    /// Keeps what a folder has, with this result, in a place where another program may have kept
    /// the same.
    fileprivate func keep(_ folder: String, at place: String) throws(CodeFailure) {
      let files = FileManager.default
      _ = files.createFile(
        atPath: folder + "/result.json", contents: try? JSONEncoder().encode(self))
      try? files.removeItem(atPath: place)
      guard rename(folder, place) == 0 || Compilation.kept(at: place) != nil else {
        throw CodeFailure("\(place) can't be made: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// The path of the library, and the name of its module. Files that are the same have the same
  /// library, and others have another one: two in one program need two names.
  let library: String
  let module: String
  /// Whether it is the first time that something was made of the files of these paths.
  let isFirst: Bool
  let result: Result
  /// The files of the app and of the modules that it imports.
  let files: [String]
  let bundle: AppBundle
  let compiler: CodeCompiler

  /// Compiles files, unless that was done before.
  /// - Parameters:
  ///   - modules: What is compiled besides.
  ///   - isWhole: Whether the files are a whole app.
  ///   - expressions: What makes scenes besides those that need no arguments.
  ///   - previous: What came of the files before; nil for nothing. Only what was left out then may
  ///     be left out now: what the user has just written wrong is told.
  /// - Throws: Why that can't be done; where one of the files is wrong, its first error.
  init(
    _ own: [String], with modules: ImportedModules, isWhole: Bool, making expressions: [String],
    by compiler: CodeCompiler, after previous: Compilation?
  ) throws(CodeFailure) {
    self.compiler = compiler
    files = own + modules.files
    var bundle = AppBundle(of: own, isWhole: isWhole)
    let others = expressions + ["\(isWhole)", bundle.symbols]
    let known = previous?.result.omissions
    var (fingerprint, name, made) = ("", "", nil as Result?)
    while made == nil {
      fingerprint = compiler.fingerprint(of: files, others)
      name = "code-\(fingerprint)"
      bundle.path = compiler.cache.path(name) + "/bundle"
      if let kept = Self.kept(at: compiler.cache.path(name)),
        kept.omissions.allSatisfy({ $0.isAmong(known) })
      {
        made = kept
        compiler.cache.use(name)
        break
      }
      // Two programs that compile the same at once don't meet.
      let folder = try compiler.cache.makeFolder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let request = RewriteRequest(
        files: files, folder: folder, modules: ProgramModules.names, merged: modules.names,
        foreign: modules.files.filter(\.isForeign), expressions: expressions,
        previous: previous.map {
          RewriteRequest.Previous(folder: $0.library.folderOfPath, cuts: $0.result.cuts)
        })
      var rounds = try CompilationRounds(
        request, with: bundle, by: compiler, leavingOutOnly: known)
      // A file that was saved meanwhile may be rewritten as it is now.
      guard compiler.fingerprint(of: files, others) == fingerprint else { continue }
      let scenes = try rounds.compile(module: "App_\(fingerprint)", to: folder + "/app.so")
      made = Result(scenes: scenes, cuts: rounds.cuts)
      try made?.keep(folder, at: compiler.cache.path(name))
      compiler.cache.keep(name)
    }
    (module, library) = ("App_\(fingerprint)", compiler.cache.path(name) + "/app.so")
    (result, self.bundle) = (made ?? Result(), bundle)
    isFirst = compiler.isFirst(files)
    bundle.link()
  }

  /// What came of files that were compiled before, into a folder; nil for nothing.
  private static func kept(at place: String) -> Result? {
    guard FileManager.default.fileExists(atPath: place + "/app.so") else { return nil }
    return FileManager.default.contents(atPath: place + "/result.json").flatMap {
      try? JSONDecoder().decode(Result.self, from: $0)
    }
  }
}
