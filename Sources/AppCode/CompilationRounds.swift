/// The rounds of a compilation: what does not compile is left out, and the compiler runs again.
struct CompilationRounds {
  /// What is left out so far.
  private(set) var cuts: [CutAnswer.Cut]
  private let request: RewriteRequest
  private let answer: RewriteAnswer
  private let list: SceneList
  private let compiler: CodeCompiler
  /// What may be left out; nil for anything.
  private let known: [Omission]?
  /// The files that are compiled: the rewritten ones and the list of scenes, which is the last.
  private let files: [String]
  /// What the compiler said of scenes that are not in the list any more.
  private var refusals: [String] = []

  /// The most times that the compiler runs: what goes in one round is missed in the next.
  private static let limit = 30

  /// Rewrites the files.
  /// - Throws: What is wrong with the grammar of a file.
  init(
    _ request: RewriteRequest, with bundle: AppBundle, by compiler: CodeCompiler,
    leavingOutOnly known: [Omission]?
  ) throws(CodeFailure) {
    (self.request, self.compiler, self.known) = (request, compiler, known)
    answer = try compiler.rewriter.rewrite(request)
    for path in answer.broken {
      let run = compiler.parse(path)
      if let error = CompilerMessage.errors(in: run.errors).first {
        throw CodeFailure(error, run)
      }
    }
    list = SceneList(answer, in: request.folder, with: bundle)
    try list.write(asIn: answer.isReused ? request.previous?.folder : nil)
    (files, cuts) = (answer.files + [list.path], answer.cuts)
  }

  /// Compiles the files.
  /// - Returns: The scenes that the library has.
  /// - Throws: The first error that nothing mends, or that must not be mended.
  mutating func compile(
    module: String, to library: String
  ) throws(CodeFailure) -> [RewriteAnswer.Scene] {
    // Once all names are known, most expressions are found out in no time.
    var effort = CodeCompiler.Effort.little
    var seen: Set<String> = []
    for round in 1...Self.limit {
      let run = compiler.compile(files, module: module, to: library, effort: effort)
      if run.status == 0 { break }
      let all = CompilerMessage.errors(in: run.errors)
      var errors = all.filter { !$0.isSecondary }
      if errors.isEmpty {
        if effort == .little, round < Self.limit, all.contains(where: \.isOfEffort) {
          effort = .much
          continue
        }
        errors = all
      }
      let crash = errors.isEmpty ? CompilerMessage.crash(in: run.errors) : nil
      if let crash, let index = answer.files.firstIndex(of: crash.path) {
        // It names the lines of the app's file, and the path of the rewritten one.
        errors = [crash.inFile(request.files[index])]
      }
      let new = Set(errors.map { "\($0.path):\($0.line): \($0.text)" }).subtracting(seen)
      seen.formUnion(new)
      try leaveOut(
        errors, isFinal: crash != nil || new.isEmpty, isLast: round == Self.limit, after: run)
    }
    let scenes = list.left
    if let refused = request.expressions.first(where: { expression in
      !scenes.contains { $0.expression == expression }
    }) {
      throw CodeFailure("--make '\(refused)': \(refusals.first ?? "it does not compile")")
    }
    return scenes
  }

  /// Leaves out what has errors.
  /// - Parameters:
  ///   - isFinal: Whether all of a function goes with what is wrong in it: where errors came back,
  ///     and after a crash of the compiler. It goes as well where nothing less mends an error.
  ///   - isLast: Whether nothing is left out any more.
  private mutating func leaveOut(
    _ errors: [CompilerMessage], isFinal: Bool, isLast: Bool, after run: Run
  ) throws(CodeFailure) {
    var found: [CutAnswer.Cut] = []
    for isFinal in isFinal ? [true] : [false, true] where found.isEmpty && !isLast {
      let faults = CutRequest(
        files: files, types: answer.types, faults: errors.map(\.fault), isFinal: isFinal)
      found = try compiler.rewriter.cut(faults).cuts
    }
    let new = found.filter { $0.path != list.path && $0.kind != .same }
    let unknown = new.map { Omission($0) }.first { !$0.isAmong(known) }
    guard !found.isEmpty, unknown == nil else {
      throw CodeFailure(errors.first { $0.text == unknown?.reason } ?? errors.first, run)
    }
    cuts += new
    refusals += found.filter { $0.path == list.path && list.lines.contains($0.line) }.map(\.reason)
  }
}
