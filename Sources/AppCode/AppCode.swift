import Nibs
import UIKit

/// An app's Swift files as what they show, compiled anew when they change.
@MainActor
package final class AppCode {
  /// Something that the files show.
  package struct Scene: Sendable {
    /// The name of its class, or of the preview.
    package let name: String
    package let path: String
    /// The line of its class or preview, counted from 1.
    package let line: Int
    /// Whether the user or a preview has said what makes it. Others are left to the documents that
    /// name their classes, since they need their outlets.
    package let isGiven: Bool
    /// Whether it is what the app shows first.
    package let isFirst: Bool
    package let make: @MainActor () -> UIResponder

    /// What tells it apart.
    package var work: String { "\(path)#\(name)" }
  }

  /// The files; none before they have been found.
  package private(set) var paths: [String] = []
  /// What was shown before a change that does not compile stays.
  package private(set) var scenes: [Scene] = []
  /// What is not in the scenes, since it does not compile.
  package var omissions: [Omission] {
    compilation?.result.omissions.filter { !$0.path.isForeign } ?? []
  }
  /// Why the files of this moment are not shown; nil if they are.
  package private(set) var failure: CodeFailure?
  /// What has ended the program before, and is not done again by itself; nil for nothing.
  package private(set) var stopped: String?
  /// Called when there are other scenes, or a failure.
  package var didChange: @MainActor () -> Void = {}
  /// What the user is told the first time; empty later.
  package private(set) var notes: [String] = []
  private let request: Request
  /// What is shown was compiled like this; nil before.
  private var compilation: Compilation?
  private var launchApp: @MainActor () -> Void = {}
  private var isCompiling = false
  /// Whether the files have changed since the compilation that runs has begun.
  private var isOutdated = false

  /// What is to be compiled.
  private struct Request: Sendable {
    /// Files, folders and projects.
    let named: [String]
    /// What makes scenes besides those that need no arguments.
    let expressions: [String]
    /// The environment.
    let variables: [String: String]
    let findsNil: @Sendable (_ name: String, _ type: String) -> Void

    /// Whether it is a whole app, and not single files.
    var isWhole: Bool { named.contains { !$0.hasSuffix(".swift") } }

    /// Compiles the files of this moment.
    func compile(after previous: Compilation?) throws(CodeFailure) -> Compilation {
      let compiler =
        if let known = previous?.compiler { known } else { try CodeCompiler(in: variables) }
      var (files, projects) = ([String](), [String]())
      for path in named {
        let found = try SwiftFiles.of(path, by: compiler.toolchain)
        files += found.files.filter { !files.contains($0) }
        if let project = found.project { projects.append(project) }
      }
      return try Compilation(
        files, with: ImportedModules(for: files, near: projects), isWhole: isWhole,
        making: expressions, by: compiler, after: previous)
    }
  }

  /// - Parameters:
  ///   - paths: Files, folders and projects.
  ///   - expressions: What makes scenes besides those that need no arguments.
  ///   - findsNil: Called in any thread when code needs a property that nobody has set, with the
  ///     names of the property and of its class.
  package init(
    _ paths: [String], making expressions: [String] = [], in variables: [String: String],
    findsNil: @escaping @Sendable (_ name: String, _ type: String) -> Void
  ) {
    request = Request(
      named: paths, expressions: expressions, variables: variables, findsNil: findsNil)
  }

  /// Makes the app's delegate, which `UIApplication.shared` has then.
  package func launch() {
    let launch = launchApp
    launchApp = {}
    launch()
  }

  /// Compiles the files and loads them. Nothing of them runs before ``launch()``.
  /// - Throws: Why that can't be done.
  package func compile() throws(CodeFailure) { try take(request.compile(after: nil)) }

  /// The folders of the files.
  package var folders: [String] {
    Set(paths.map(\.folderOfPath)).sorted()
  }

  /// The path of the report of a crash of a process; nil for none.
  package func report(ofProcess id: Int32) -> String? {
    (try? CodeCache(in: request.variables))?.path("crash-\(id)")
  }

  /// How a process has ended that ran the code; nil if it has left no report.
  package func crash(ofProcess id: Int32) -> CrashReport? {
    report(ofProcess: id).flatMap { CrashReport(at: $0, of: paths, in: request.variables) }
  }

  /// Takes note that the code has ended the program. What went on is not done again until the files
  /// change, which they may have since.
  package func stop(by crash: CrashReport) {
    guard crash.module == nil || crash.module == compilation?.module else { return }
    (failure, stopped) = (crash.failure, crash.work)
  }

  /// Compiles the files again, in another thread, and loads them.
  package func compileAgain() {
    guard !isCompiling else {
      isOutdated = true
      return
    }
    (isCompiling, isOutdated) = (true, false)
    let (request, previous) = (request, compilation)
    DispatchQueue.global().async {
      let result = Result { () throws(CodeFailure) in
        try request.compile(after: previous)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.end(result) }
      }
    }
  }

  private func end(
    _ result: Result<Compilation, CodeFailure>
  ) {
    isCompiling = false
    guard !isOutdated else { return compileAgain() }
    do throws(CodeFailure) {
      try take(result.get())
      launch()
    } catch { failure = error }
    didChange()
  }

  private func take(_ compilation: Compilation) throws(CodeFailure) {
    AppResources.take(
      compilation.bundle.folder, depth: compilation.bundle.depth,
      bundle: compilation.bundle.path, module: compilation.module)
    let (shown, launch) = try scenes(of: compilation)
    // What was shown stays, and the next save may bring it back.
    if shown.isEmpty, !scenes.isEmpty, !request.isWhole {
      throw CodeFailure(
        "nothing is left to show: no #Preview, and no controller or view that is made without "
          + "arguments")
    }
    (scenes, launchApp) = (shown, launch)
    (paths, self.compilation) = (compilation.files, compilation)
    (failure, stopped) = (nil, nil)
    notes =
      compilation.isFirst
      ? [
        "the app's code is compiled into \(compilation.library.folderOfPath), and runs here as you: "
          + "network and files are its business"
      ] : []
  }

  /// Loads the library of a compilation, which stays until the program ends.
  private func scenes(
    of compilation: Compilation
  ) throws(CodeFailure) -> ([Scene], launch: @MainActor () -> Void) {
    guard let library = dlopen(compilation.library, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(library, "tenniel_scenes")
    else { throw CodeFailure("the app's code can't be loaded: \(String(cString: dlerror()))") }
    let hand = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    var given: SceneList.HandOver = (
      [], AppResources.text, compilation.bundle.path, {}, request.findsNil
    )
    withUnsafeMutablePointer(to: &given) { hand(UnsafeMutableRawPointer($0)) }
    let scenes = zip(compilation.result.scenes, given.scenes).map { scene, made in
      Scene(
        name: scene.name, path: scene.path, line: scene.line, isGiven: scene.isGiven,
        isFirst: scene.isFirst, make: made.1)
    }
    return (scenes, given.launch)
  }
}
