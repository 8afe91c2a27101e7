import Foundation
import Goldens

/// A picture stored in a file, with which later ones are compared.
struct Golden {
  /// The environment variable that says which goldens are written: a ``RecordMode``.
  static let updateVariable = "TENNIEL_UPDATE_GOLDENS"

  let name: String
  let file: URL
  var mode: RecordMode

  /// Creates a golden in a folder beside a source file.
  init(_ name: String, in folder: String, besideSource source: String) throws(LayoutTestError) {
    self.name = name
    let environment = ProcessInfo.processInfo.environment
    let word = environment[Self.updateVariable]
    let mode = RecordMode(word, isCI: RecordMode.isCI(environment))
    self.mode = mode ?? .never
    file = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent(folder).appendingPathComponent(name + ".txt")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == ".." }) {
      throw .unusableGolden(name, file: file.path, why: "that is no name for a file")
    }
    if mode == nil {
      throw .unusableGolden(
        name, file: file.path,
        why: "\(Self.updateVariable) is \(word ?? ""), and not one of "
          + RecordMode.allCases.map(\.rawValue).joined(separator: ", "))
    }
  }

  /// Compares a picture with the stored one, or stores it if the environment asks for that.
  ///
  /// A picture that is stored for the first time fails, unless the environment asks for it.
  func check(_ picture: String) throws(LayoutTestError) {
    let kept = try read()
    let decision = mode.decision(kept: kept, now: picture)
    if decision.writes { try write(picture) }
    guard decision.fails else { return }
    guard let kept else {
      throw .missingGolden(name, file: file.path, picture: picture, isKept: decision.writes)
    }
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
