import Foundation

/// A file that hands out what an app can show, and gives its code the bundle and the texts of the
/// app. A line of it that does not compile is left out as others are.
struct SceneList {
  let path: String
  private let scenes: [RewriteAnswer.Scene]
  private let head: String
  private let end: String

  init(_ answer: RewriteAnswer, in folder: String, with bundle: AppBundle) {
    (scenes, path) = (answer.scenes, folder + "/scenes.swift")
    head = """
      import UIKit

      let tennielBundle = Bundle(path: \(String(reflecting: bundle.path))) ?? .main
      \(bundle.symbols)
      nonisolated(unsafe) private var text: (String, String) -> String? = { _, _ in nil }

      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String { text(key, tableName ?? "Localizable") ?? (value.isEmpty ? key : value) }
      extension String {
        init(
          localized key: String, defaultValue: String? = nil, table: String? = nil,
          bundle: Bundle? = nil, comment: String? = nil
        ) { self = text(key, table ?? "Localizable") ?? defaultValue ?? key }
      }

      nonisolated(unsafe) private var app: AnyObject?

      @_cdecl("tenniel_scenes")
      public func tennielScenes(_ pointer: UnsafeMutableRawPointer) {
        let given = pointer.assumingMemoryBound(
          to: ([(Int, @MainActor () -> UIResponder)], (String, String) -> String?).self)
        text = given.pointee.1
        var scenes = given.pointee.0

      """
    let delegate = answer.appDelegate.map {
      """
        MainActor.assumeIsolated {
          let delegate = \($0)()
          (app, UIApplication.shared.delegate) = (delegate, delegate)
        }

      """
    }
    end = (delegate ?? "") + "  given.pointee.0 = scenes\n}\n"
  }

  /// The last line with a scene.
  var lastAsked: Int { head.count { $0 == "\n" } + scenes.count }

  func write() throws(CodeFailure) {
    let rows = scenes.enumerated().map { index, scene in
      "  \(entry(index)) { \(scene.expression) }))\n"
    }
    do {
      try (head + rows.joined() + end).write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw CodeFailure("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  /// The scenes whose lines are left.
  var left: [RewriteAnswer.Scene] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return scenes.enumerated().filter { text.contains(entry($0.offset)) }.map(\.element)
  }

  private func entry(_ index: Int) -> String { "scenes.append((\(index)," }
}
