import Foundation

/// An app's Swift files as a library that this program loads.
struct Compilation: Sendable {
  /// Something that the library can show.
  struct Scene: Equatable, Sendable {
    let name: String
    let path: String
    let line: Int
  }

  /// The path of the library.
  let library: String
  /// The scenes in the order in which the library has them.
  let scenes: [Scene]
  private(set) var omissions: [Omission] = []

  /// The most times that the compiler runs.
  static let rounds = 10

  /// Compiles files.
  /// - Parameters:
  ///   - number: The number of the library in this program.
  ///   - known: What may be left out; nil for all that does not compile. What the user has just
  ///     written wrong is told, and not left out.
  /// - Throws: Why that can't be done; where one of the files is wrong, its first error.
  init(
    _ paths: [String], number: Int, by compiler: CodeCompiler,
    leavingOutOnly known: [Omission]? = nil
  ) throws(CodeFailure) {
    let work = try compiler.folder(for: paths)
    let request = RewriteRequest(files: paths, folder: work, modules: Interface.names)
    let answer = try compiler.rewriter.rewrite(request)
    let list = SceneList(answer.scenes, in: work)
    try list.write()
    let files = answer.files + [list.path]
    library = "\(work)/\(getpid())-\(number).so"
    for round in 1...Self.rounds {
      let run = compiler.compile(files, module: "App\(number)", to: library)
      if run.status == 0 { break }
      let errors = CompilerMessage.errors(in: run.errors)
      let broken = errors.first { answer.broken.contains($0.path) }
      let cuts =
        broken != nil || round == Self.rounds
        ? [] : try compiler.rewriter.cut(CutRequest(files: files, faults: errors.map(\.fault))).cuts
      let unknown = known.flatMap { known in
        cuts.first { cut in
          cut.path != list.path && !known.contains { $0.path == cut.path && $0.text == cut.text }
        }
      }
      guard !cuts.isEmpty, unknown == nil else {
        throw CodeFailure(broken ?? errors.first { $0.text == unknown?.reason } ?? errors.first, run)
      }
      omissions += cuts.filter { $0.path != list.path }.map {
        Omission(path: $0.path, line: $0.line, text: $0.text, reason: $0.reason)
      }
    }
    omissions.sort { ($0.path, $0.line) < ($1.path, $1.line) }
    scenes = list.left
  }
}

/// Something that is not in the library of an app's code, since it does not compile.
package struct Omission: Equatable, Sendable {
  package let path: String
  package let line: Int
  /// What was left out, as it is written.
  package let text: String
  /// The compiler's words.
  package let reason: String
}

/// A file that hands out what an app can show. A line of it that does not compile is left out as
/// others are.
private struct SceneList {
  let path: String
  private let scenes: [RewriteAnswer.Scene]

  init(_ scenes: [RewriteAnswer.Scene], in folder: String) {
    (self.scenes, path) = (scenes, folder + "/scenes.swift")
  }

  func write() throws(CodeFailure) {
    let rows = scenes.enumerated().map { index, scene in
      "  \(entry(index)) { \(scene.expression) }))"
    }
    let text = """
      import UIKit

      @_cdecl("tenniel_scenes")
      public func tennielScenes(_ list: UnsafeMutableRawPointer) {
        var scenes: [(Int, @MainActor () -> UIResponder)] = []
      \(rows.joined(separator: "\n"))
        list.assumingMemoryBound(to: [(Int, @MainActor () -> UIResponder)].self).pointee = scenes
      }

      """
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw CodeFailure("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  /// The scenes whose lines are left.
  var left: [Compilation.Scene] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return scenes.enumerated().filter { text.contains(entry($0.offset)) }
      .map {
        Compilation.Scene(name: $0.element.name, path: $0.element.path, line: $0.element.line)
      }
  }

  private func entry(_ index: Int) -> String { "scenes.append((\(index)," }
}
