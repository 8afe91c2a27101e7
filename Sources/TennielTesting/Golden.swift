import Foundation

/// A picture stored in a file, with which later ones are compared.
struct Golden {
  /// The environment variable that asks for new goldens.
  static let updateVariable = "TENNIEL_UPDATE_GOLDENS"

  let name: String
  let file: URL
  var isUpdating = ProcessInfo.processInfo.environment[updateVariable] == "1"

  /// Creates a golden in a folder beside a source file.
  init(_ name: String, in folder: String, besideSource source: String) throws(LayoutTestError) {
    self.name = name
    file = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent(folder).appendingPathComponent(name + ".txt")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == ".." }) {
      throw .unusableGolden(name, file: file.path, why: "that is no name for a file")
    }
  }

  /// Compares a picture with the stored one, or stores it if the environment asks for that.
  func check(_ picture: String) throws(LayoutTestError) {
    guard let kept = try read() else {
      guard isUpdating else {
        throw .missingGolden(name, file: file.path, picture: picture)
      }
      return try write(picture)
    }
    if kept == picture { return }
    if isUpdating { return try write(picture) }
    throw .differsFromGolden(
      name, file: file.path, difference: PictureDifference(from: kept, to: picture))
  }

  /// The stored text without its last line feed; nil if there is no file.
  private func read() throws(LayoutTestError) -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = try? Data(contentsOf: file) else {
      throw .unusableGolden(name, file: file.path, why: "the file can't be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func write(_ picture: String) throws(LayoutTestError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((picture + "\n").utf8).write(to: file, options: .atomic)
    } catch {
      throw .unusableGolden(name, file: file.path, why: "the file can't be written")
    }
  }
}
