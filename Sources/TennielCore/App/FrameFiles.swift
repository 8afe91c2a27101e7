import Foundation

/// Where frames are saved: the file system, or what a test has in its place.
@MainActor
struct FrameFiles {
  /// What came of writing a file.
  enum Result: Equatable, Sendable {
    /// It was written, at this path.
    case saved(String)
    /// There is a file of this name, which was left alone.
    case taken
    case failed(reason: String)
  }

  /// The folder for names without a folder, with `~` for the home.
  var folder = "."
  /// Whether there is a file of a name.
  var isTaken: (_ path: String) -> Bool
  /// Why no file of a name can be written, as far as that is known beforehand; nil if nothing is
  /// known against it.
  var obstacle: (_ path: String) -> String? = { _ in nil }
  /// Writes a file as a whole or not at all.
  var write: (_ path: String, _ text: String, _ overwrites: Bool) -> Result

  /// The file system. Names without a folder are of the working directory, `~/` is the home.
  static let disk = FrameFiles(
    folder: FileManager.default.currentDirectoryPath.pathFromHome,
    isTaken: { path in (try? WholeFile(at: absolute(path)))?.isThere ?? false },
    obstacle: { path in
      do throws(WholeFile.Refusal) {
        return try WholeFile(at: absolute(path)).obstacle?.reason
      } catch {
        return error.reason
      }
    },
    write: { path, text, overwrites in
      let path = absolute(path)
      do throws(WholeFile.Refusal) {
        let result = try WholeFile(at: path).write(text, overwrites: overwrites)
        return result == .taken ? .taken : .saved(path)
      } catch {
        return .failed(reason: error.reason)
      }
    })

  /// Nowhere: nothing is written.
  static let none = FrameFiles(isTaken: { _ in false }, write: { path, _, _ in .saved(path) })

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: NSString(string: path).expandingTildeInPath).path
  }
}
