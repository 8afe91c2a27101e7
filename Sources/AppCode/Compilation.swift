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
  }

  /// The path of the library, and the name of its module. Files that are the same have the same
  /// library, and others have another one: two in one program need two names.
  let library: String
  let module: String
  /// Whether it is the first time that something was made of these files.
  let isFirst: Bool
  let result: Result
  let bundle: AppBundle
  let compiler: CodeCompiler

  /// The most times that the compiler runs.
  static let rounds = 10

  /// Compiles files, unless that was done before.
  /// - Parameters:
  ///   - isWhole: Whether the files are a whole app.
  ///   - expressions: What makes scenes besides those that need no arguments.
  ///   - previous: What came of the files before; nil for nothing. Only what was left out then may
  ///     be left out now: what the user has just written wrong is told.
  /// - Throws: Why that can't be done; where one of the files is wrong, its first error.
  init(
    _ paths: [String], isWhole: Bool, making expressions: [String], by compiler: CodeCompiler,
    after previous: Compilation?
  ) throws(CodeFailure) {
    self.compiler = compiler
    var bundle = AppBundle(of: paths, isWhole: isWhole)
    let fingerprint = compiler.fingerprint(of: paths, expressions + ["\(isWhole)", bundle.symbols])
    module = "App_\(fingerprint)"
    isFirst = compiler.isFirst(paths)
    let name = "code-\(fingerprint)"
    let place = compiler.cache.path(name)
    library = place + "/app.so"
    bundle.path = place + "/bundle"
    self.bundle = bundle
    let files = FileManager.default
    let kept = files.contents(atPath: place + "/result.json").flatMap {
      try? JSONDecoder().decode(Result.self, from: $0)
    }
    let known = previous?.result.omissions
    if let kept, files.fileExists(atPath: library), kept.omissions.allSatisfy({ $0.isAmong(known) })
    {
      result = kept
      compiler.cache.use(name)
    } else {
      // Two programs that compile the same at once don't meet.
      let work = "\(place)-\(getpid())"
      defer { try? files.removeItem(atPath: work) }
      try CodeCache.makeFolder(work)
      let request = RewriteRequest(
        files: paths, folder: work, modules: Interface.names, expressions: expressions,
        previous: previous.map {
          RewriteRequest.Previous(folder: $0.library.folderOfPath, cuts: $0.result.cuts)
        })
      result = try Self.compile(
        request, module: module, with: bundle, by: compiler, leavingOutOnly: known)
      _ = files.createFile(
        atPath: work + "/result.json", contents: try? JSONEncoder().encode(result))
      try? files.removeItem(atPath: place)
      guard rename(work, place) == 0 || files.fileExists(atPath: library) else {
        throw CodeFailure("\(place) can't be made: \(String(cString: strerror(errno)))")
      }
      compiler.cache.keep(name)
    }
    bundle.link()
  }

  private static func compile(
    _ request: RewriteRequest, module: String, with bundle: AppBundle, by compiler: CodeCompiler,
    leavingOutOnly known: [Omission]?
  ) throws(CodeFailure) -> Result {
    let answer = try compiler.rewriter.rewrite(request)
    for path in answer.broken {
      let run = compiler.parse(path)
      if let error = CompilerMessage.errors(in: run.errors).first {
        throw CodeFailure(error, run)
      }
    }
    let list = SceneList(answer, in: request.folder, with: bundle)
    try list.write(asIn: answer.isReused ? request.previous?.folder : nil)
    let files = answer.files + [list.path]
    var (left, refusals) = (answer.cuts, [String]())
    var patience = 1
    for round in 1...rounds {
      let run = compiler.compile(
        files, module: module, to: request.folder + "/app.so", patience: patience)
      if run.status == 0 { break }
      let all = CompilerMessage.errors(in: run.errors)
      var errors = all.filter { !$0.isSecondary }
      if errors.isEmpty {
        // Once all names are known, most expressions are found out in no time.
        if patience == 1, round < rounds, all.contains(where: \.isOfTime) {
          patience = 10
          continue
        }
        errors = all
      }
      let crash = errors.isEmpty ? CompilerMessage.crash(in: run.errors) : nil
      if let crash, let index = answer.files.firstIndex(of: crash.path) {
        // It names the lines of the app's file, and the path of the rewritten one.
        errors = [crash.inFile(request.files[index])]
      }
      var cuts: [CutAnswer.Cut] = []
      // In the last rounds, and where nothing mends an error, more goes.
      for isFinal in [false, true]
      where cuts.isEmpty && round < rounds
        && (isFinal || crash == nil && round < rounds - 2)
      {
        let faults = CutRequest(
          files: files, types: answer.types, faults: errors.map(\.fault), isFinal: isFinal)
        cuts = try compiler.rewriter.cut(faults).cuts
      }
      let new = cuts.filter { $0.path != list.path && $0.kind != "same" }
      let unknown = new.map { Omission($0) }.first { !$0.isAmong(known) }
      guard !cuts.isEmpty, unknown == nil else {
        throw CodeFailure(errors.first { $0.text == unknown?.reason } ?? errors.first, run)
      }
      left += new
      refusals += cuts.filter { $0.path == list.path && list.lines.contains($0.line) }.map(\.reason)
    }
    let scenes = list.left
    if let refused = request.expressions.first(where: { expression in
      !scenes.contains { $0.expression == expression }
    }) {
      throw CodeFailure("--make '\(refused)': \(refusals.first ?? "it does not compile")")
    }
    return Result(scenes: scenes, cuts: left)
  }
}
