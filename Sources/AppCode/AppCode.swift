import Foundation
import UIKit

/// An app's Swift files as what they show, compiled anew when they change.
@MainActor
package final class AppCode {
  /// Something that the files show.
  package struct Scene {
    package let name: String
    package let path: String
    package let line: Int
    /// Whether the user or a preview has said what makes it.
    package let isGiven: Bool
    package let make: @MainActor () -> UIResponder
  }

  /// The files.
  package let paths: [String]
  /// What was shown before a change that does not compile stays.
  package private(set) var scenes: [Scene]
  /// What is not in the scenes, since it does not compile.
  package private(set) var omissions: [Omission]
  /// Why the files of this moment are not shown; nil if they are.
  package private(set) var failure: CodeFailure?
  /// What has ended the program before, and is not done again by itself; nil for nothing.
  private var stopped: String?
  /// The name of the module in which the classes are at this moment.
  package private(set) var module: String
  /// Called when there are other scenes, or a failure.
  package var didChange: @MainActor () -> Void = {}
  /// What the user is told the first time; empty later.
  package let notes: [String]
  private let compiler: CodeCompiler
  /// What makes scenes besides those that need no arguments.
  private let expressions: [String]
  private var isCompiling = false
  /// Whether the files have changed since the compilation that runs has begun.
  private var isOutdated = false

  /// Compiles files and loads them.
  /// - Parameters:
  ///   - paths: Files, folders and projects.
  ///   - expressions: What makes scenes besides those that need no arguments.
  /// - Throws: Why that can't be done.
  package init(
    _ paths: [String], making expressions: [String] = [], in variables: [String: String]
  ) throws(CodeFailure) {
    self.expressions = expressions
    compiler = try CodeCompiler(in: variables)
    var files: [String] = []
    for path in paths { files += try SwiftFiles.of(path, by: compiler.toolchain) }
    self.paths = files
    let compilation = try Compilation(files, making: expressions, by: compiler)
    module = compilation.module
    notes =
      compilation.isFirst
      ? [
        "the app's code is compiled into \(compilation.library.folder), and runs here as you: "
          + "network and files are its business"
      ] : []
    scenes = try Self.scenes(of: compilation)
    omissions = compilation.result.omissions
  }

  /// The folders of the files.
  package var folders: [String] {
    Set(paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted()
  }

  /// The path of the report of a crash of a process.
  package func report(ofProcess id: Int32) -> String { compiler.report(ofProcess: id) }

  /// How a process has ended that ran the code; nil if it has left no report.
  package func crash(inReport path: String, _ variables: [String: String]) -> CrashReport? {
    CrashReport(at: path, of: paths, in: variables)
  }

  /// Takes note that the code has ended the program. What went on is not done again until the files
  /// change.
  package func stop(by crash: CrashReport) { (failure, stopped) = (crash.failure, crash.work) }

  /// Whether it has ended the program, and the files have not changed since.
  package var hasStopped: Bool { stopped != nil }

  /// Whether something has ended the program.
  package func hasStopped(at work: String) -> Bool { stopped == work }

  /// Compiles the files again, in another thread, and loads them.
  package func compileAgain() {
    guard !isCompiling else {
      isOutdated = true
      return
    }
    (isCompiling, isOutdated) = (true, false)
    let (paths, expressions, compiler, known) = (paths, expressions, compiler, omissions)
    DispatchQueue.global().async {
      let result = Result { () throws(CodeFailure) in
        try Compilation(paths, making: expressions, by: compiler, leavingOutOnly: known)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.take(result) }
      }
    }
  }

  private func take(_ result: Result<Compilation, CodeFailure>) {
    isCompiling = false
    guard !isOutdated else { return compileAgain() }
    do throws(CodeFailure) {
      let compilation = try result.get()
      scenes = try Self.scenes(of: compilation)
      (module, omissions) = (compilation.module, compilation.result.omissions)
      (failure, stopped) = (nil, nil)
    } catch {
      failure = error
    }
    didChange()
  }

  private static func scenes(of compilation: Compilation) throws(CodeFailure) -> [Scene] {
    let makers = try LoadedCode(compilation).makers
    return zip(compilation.result.scenes, makers).map { scene, make in
      Scene(
        name: scene.name, path: scene.path, line: scene.line, isGiven: scene.isGiven, make: make)
    }
  }
}
