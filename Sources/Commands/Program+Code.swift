import AppCode
import Documents
import Stage
import TerminalIO

extension Arguments {
  /// The paths of the Swift files, and of the folders, projects and packages whose files are
  /// wanted; none unless the user asks for that.
  var codePaths: [String] {
    documents.filter { $0.isCode || wantsCode }.map { reference in
      // A scene of an app is made with all of the app's code.
      let isOfApp = wantsCode && reference.isCode
      let folder = isOfApp ? DocumentLibrary.folderOfApp(around: reference.path) : nil
      return folder ?? reference.path
    }
  }

  /// The words that name documents: all but Swift files.
  var documentReferences: [DocumentReference] { documents.filter { !$0.isCode } }
}

extension Program {
  /// The code that was compiled last.
  @MainActor private static var compiled: AppCode?

  /// The Swift files that the command line names, compiled; nil for none.
  /// - Parameter runs: Whether this process runs the code.
  @MainActor
  func code(of arguments: Arguments, runs: Bool = true) throws(UsageError) -> AppCode? {
    var paths = arguments.codePaths
    if paths.isEmpty, arguments.command.isImplied, !arguments.isScript {
      let known = CodeFolders(in: environment.variables)
      paths = arguments.documents.compactMap { known?.folder(of: $0.path) }
    }
    guard !paths.isEmpty else {
      guard arguments.makes.isEmpty else {
        throw UsageError("--make goes with Swift files: name a file, or a folder and --app")
      }
      return nil
    }
    // All tasks of a worker are of one command.
    if isWorker, let known = Self.compiled { return known }
    do throws(CodeFailure) {
      try LoadingProgram.takeOver(in: environment.variables)
      let code = AppCode(
        paths, making: arguments.makes, in: environment.variables,
        findsNil: OmittedCode.add(nilProperty:of:))
      let isWatched = !isWorker && isatty(STDERR_FILENO) == 1
      if isWatched { FileHandle.standardError.write(Data("Compiling the app's code\r".utf8)) }
      defer { if isWatched { FileHandle.standardError.write(Data("\u{1B}[K".utf8)) } }
      try code.compile()
      Self.compiled = code
      if runs {
        try reportCrashes(of: code, arguments)
        code.launch()
      }
      return code
    } catch {
      // Documents open without the code that they had the last time.
      if arguments.codePaths.isEmpty { return nil }
      throw UsageError(error)
    }
  }

  /// The code of a folder, which the app compiles while it goes on, and then whenever it is opened.
  /// - Parameter close: Gives the terminal back, where another program goes on.
  @MainActor
  package func startCode(
    of folder: String, _ arguments: Arguments, closing close: () -> Void
  ) -> AppCode {
    let code = AppCode(
      [folder], in: environment.variables, findsNil: OmittedCode.add(nilProperty:of:))
    Self.compiled = code
    if !arguments.isScript {
      CodeFolders(in: environment.variables)?.set(folder, isWanted: true)
      // It opens the folder with its code. Without a toolchain, compiling says what is missing.
      try? LoadingProgram.takeOver(in: environment.variables, after: close)
      try? reportCrashes(of: code, arguments)
      // The terminal keeps what is printed.
      CrashReports.passErrors(isEnd: true)
    }
    return code
  }

  /// The environment variable that says that the program has begun anew after a crash.
  private static let crashVariable = "TENNIEL_CRASH"

  /// Has crashes of the app's code reported: the program begins anew, and tells of the crash. In
  /// the app, the scene that has ended it is not opened again by itself.
  @MainActor
  private func reportCrashes(of code: AppCode, _ arguments: Arguments) throws(CodeFailure) {
    guard environment.worker != nil else { return }
    let isApp = arguments.command.isImplied && environment.isInteractive && !arguments.isScript
    unsetenv(Self.crashVariable)
    if environment.variables[Self.crashVariable] != nil,
      let crash = code.crash(ofProcess: getpid())
    {
      // What ends the program before a scene is opened would do so again.
      guard isApp, !crash.work.isEmpty else { throw crash.failure }
      code.stop(by: crash)
    }
    guard let path = code.report(ofProcess: getpid()) else { return }
    CrashReports.begin(
      at: path, returningWith: isWorker ? nil : CommandLine.arguments,
      ["\(Self.crashVariable)=1"],
      patience: isWorker ? max(1, arguments.workers.patience * 3 / 4) : Self.patience)
  }

  private var isWorker: Bool { CommandLine.arguments.dropFirst().first == WorkerCommand.word }

  /// How a worker has ended by the app's code, in words that follow "it ended"; nil if it has left
  /// no report.
  @MainActor
  func crash(ofWorker id: Int32) -> String? {
    guard let crash = Self.compiled?.crash(ofProcess: id) else { return nil }
    let place = crash.failure.place.map { "in \($0.path.fromHere):\($0.line): " } ?? "by "
    return place + crash.failure.message
  }

  /// After how many seconds a step of the app's code counts as endless.
  private static let patience = 20
}

extension UsageError {
  fileprivate init(_ failure: CodeFailure) {
    let place = failure.place.map { "\($0.path.fromHere):\($0.line):\($0.column): " } ?? ""
    let excerpt = failure.place?.excerpt.withoutIndent ?? []
    self.init(([place + failure.message] + excerpt).joined(separator: "\n"))
  }

  /// Code with nothing to show.
  static func showsNothing(_ path: String) -> UsageError {
    UsageError(
      "\(quoted(path)) shows nothing: no #Preview, and no controller or view that is made without "
        + "arguments; --make 'LoginViewController(model: .sample)' makes others")
  }
}
