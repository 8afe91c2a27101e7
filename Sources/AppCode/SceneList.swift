import UIKit

/// A file of a library that hands out what an app can show, and gives its code the bundle and the
/// texts of the app. A line of it that does not compile is left out as others are.
struct SceneList {
  /// What the program gives the library, and takes from it: the scenes by their numbers, the texts
  /// for keys of tables, the path of the bundle, what makes the app's delegate, and what is told of
  /// a property that is nil, by its name and that of its class.
  typealias HandOver = (
    scenes: [(Int, @MainActor () -> UIResponder)], text: (String, String) -> String?,
    bundle: String, launch: @MainActor () -> Void, isNil: (String, String) -> Void
  )
  private static let handOver = """
    (
        scenes: [(Int, @MainActor () -> UIResponder)], text: (String, String) -> String?,
        bundle: String, launch: @MainActor () -> Void, isNil: (String, String) -> Void
      )
    """

  let path: String
  private let scenes: [RewriteAnswer.Scene]
  private let head: String
  private let end: String

  init(_ answer: RewriteAnswer, in folder: String, with bundle: AppBundle) {
    (scenes, path) = (answer.scenes, folder + "/scenes.swift")
    head = """
      import UIKit

      nonisolated(unsafe) var tennielBundle = Bundle.main
      \(bundle.symbols)
      nonisolated(unsafe) private var text: (String, String) -> String? = { _, _ in nil }
      nonisolated(unsafe) private var isNil: (String, String) -> Void = { _, _ in }
      func tennielIsSet(_ isSet: Bool, _ name: String, of type: String) -> Bool {
        if !isSet { isNil(name, type) }
        return isSet
      }

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

      \(Self.maker(of: answer.makeable))
      nonisolated(unsafe) private var app: AnyObject?

      @_cdecl("tenniel_scenes")
      public func tennielScenes(_ pointer: UnsafeMutableRawPointer) {
        let given = pointer.assumingMemoryBound(to: \(Self.handOver).self)
        (text, isNil) = (given.pointee.text, given.pointee.isNil)
        tennielBundle = Bundle(path: given.pointee.bundle) ?? .main
        var scenes = given.pointee.scenes
        func add(_ index: Int, _ make: @escaping @autoclosure @MainActor () -> UIResponder) {
          scenes.append((index, make))
        }

      """
    let delegate = answer.appDelegate.map {
      """
        given.pointee.launch = {
          let delegate = \($0)()
          (app, UIApplication.shared.delegate) = (delegate, delegate)
        }

      """
    }
    end = (delegate ?? "") + "  given.pointee.scenes = scenes\n}\n"
  }

  /// The function that makes an object of a class that is known as the program runs.
  private static func maker(of names: [String]) -> String {
    let known = [
      "UIView", "UIImageView", "UILabel", "UIButton", "UITextField", "UITextView", "UIScrollView",
      "UIStackView", "UITableView", "UIViewController",
    ]
    let lines = (known + names).map { "  if type == \($0).self { return \($0)() as! Made }\n" }
    return """
      @MainActor func tennielMake<Made>(_ type: Made.Type) -> Made {
      \(lines.joined())\
        fatalError("\\(type) can't be made without arguments")
      }

      """
  }

  /// The lines with scenes, counted from 1.
  var lines: Range<Int> {
    let first = head.count { $0 == "\n" } + 1
    return first..<first + scenes.count
  }

  /// Writes the file.
  /// - Parameter previous: A folder with another one, of which the same lines do not compile if it
  ///   was the same; nil for none.
  func write(asIn previous: String?) throws(CodeFailure) {
    let rows = scenes.enumerated().map { index, scene in
      "  \(entry(index)) \(scene.expression))\n"
    }
    let text = head + rows.joined() + end
    do {
      try text.write(toFile: path + ".whole", atomically: false, encoding: .utf8)
      func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
      let known = previous.map { $0 + "/" + path.nameOfPath }
      let isSame = known.flatMap { read($0 + ".whole") } == text
      let left = isSame ? known.flatMap(read) : nil
      try (left ?? text).write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw CodeFailure("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  /// The scenes whose lines are left.
  var left: [RewriteAnswer.Scene] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return scenes.enumerated().filter { text.contains("\n  " + entry($0.offset)) }.map(\.element)
  }

  private func entry(_ index: Int) -> String { "add(\(index)," }
}
