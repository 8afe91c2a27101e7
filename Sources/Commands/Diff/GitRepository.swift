import Foundation
import Wording

/// The git repository around a file, asked by the system's git.
struct GitRepository {
  /// The path of the program.
  private let git: String
  /// The folder of the file.
  private let folder: String
  /// The path of the file from the top of the repository.
  let path: String

  /// Finds the repository around a file.
  /// - Parameter searchPath: The folders in which programs are looked for, with colons between
  ///   them.
  init(around file: String, searchPath: String) throws(UsageError) {
    let git = searchPath.split(separator: ":").map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let git else {
      throw UsageError("--git needs git, and there is none in the folders of PATH")
    }
    let name = file.nameOfPath
    let folder = file.folderOfPath
    (self.git, self.folder) = (git, folder.isEmpty ? "." : folder)
    let answer = Self.run(git, in: self.folder, ["rev-parse", "--show-prefix"])
    guard answer.succeeds else {
      throw UsageError("\(UsageError.quoted(file)) is in no git repository\(answer.complaint)")
    }
    path = answer.text.trimmingCharacters(in: .newlines) + name
  }

  /// The commit that a revision names.
  func commit(_ revision: String) throws(UsageError) -> String {
    let answer = run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard answer.succeeds else {
      throw UsageError("there is no revision \(UsageError.quoted(revision)) in the repository")
    }
    return answer.text.trimmingCharacters(in: .newlines)
  }

  /// The path of the file in a commit, under which it was there before it was renamed; nil if it
  /// was not there.
  func formerPath(in commit: String) -> String? {
    if has(path, in: commit) { return path }
    // Renames that are committed, the latest first, and then those that are not.
    var former = path
    for (old, new) in renames(["log", "--follow", "--format=", commit + "..HEAD"], of: path)
    where new == former {
      former = old
    }
    if has(former, in: commit) { return former }
    let found = renames(["diff", "--no-ext-diff", "--no-textconv", commit], of: nil)
      .first { $0.new == path }
    return found.flatMap { has($0.old, in: commit) ? $0.old : nil }
  }

  /// The bytes of a file in a commit.
  func bytes(of path: String, in commit: String) throws(UsageError) -> [UInt8] {
    let answer = run(["cat-file", "blob", "\(commit):\(path)"])
    guard answer.succeeds else {
      throw UsageError("git can't read \(UsageError.quoted(path))\(answer.complaint)")
    }
    return answer.output
  }

  private func has(_ path: String, in commit: String) -> Bool {
    run(["cat-file", "-e", "\(commit):\(path)"]).succeeds
  }

  /// The renames that a command of git lists, in its order.
  /// - Parameter path: The only file that counts; nil for all.
  private func renames(_ words: [String], of path: String?) -> [(old: String, new: String)] {
    let names = path.map { ["--", ":(top,literal)" + $0] } ?? []
    let listing = words.prefix(1) + ["-z", "--name-status", "--find-renames"] + words.dropFirst()
    let answer = run(Array(listing) + names)
    // A rename is its state and two paths, anything else a state and a path.
    var fields = answer.text.split(separator: "\0").map(String.init)[...]
    var found: [(old: String, new: String)] = []
    while let state = fields.popFirst(), let old = fields.popFirst() {
      guard state.hasPrefix("R") || state.hasPrefix("C") else { continue }
      guard let new = fields.popFirst() else { break }
      if state.hasPrefix("R") { found.append((old, new)) }
    }
    return found
  }

  // MARK: - Running git

  /// What git has answered.
  private struct Answer {
    var output: [UInt8] = []
    var errors = ""
    var succeeds = false

    var text: String { String(decoding: output, as: UTF8.self) }

    /// What git says of its failure, for the end of a message.
    var complaint: String {
      let line = errors.split(separator: "\n").first.map(String.init) ?? ""
      return line.isEmpty ? "" : ": \(line.printable)"
    }
  }

  private func run(_ words: [String]) -> Answer { Self.run(git, in: folder, words) }

  /// Runs git in a folder, without a shell.
  private static func run(_ git: String, in folder: String, _ words: [String]) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    process.arguments = ["-C", folder] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      return Answer(errors: "git can't be run")
    }
    // Both are read at the same time: git waits where nobody takes what it says.
    let reading = PipeReading(errors)
    var answer = Answer()
    answer.output = Array(output.fileHandleForReading.readDataToEndOfFile())
    answer.errors = String(decoding: reading.data(), as: UTF8.self)
    process.waitUntilExit()
    answer.succeeds = process.terminationStatus == 0
    return answer
  }
}
