import Nibs

/// How code of an app has ended the program that ran it, by the report that was left.
package struct CrashReport {
  /// What has happened, and where in the app's files.
  package let failure: CodeFailure
  /// What went on; empty for what was not named.
  package let work: String
  /// The module whose code went on; nil if it was not named.
  let module: String?

  /// Reads a report, which is gone then; nil if there is none.
  /// - Parameter paths: The app's files.
  package init?(at path: String, of paths: [String], in variables: [String: String]) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    try? FileManager.default.removeItem(atPath: path)
    let parts = String(decoding: data, as: UTF8.self)
      .split(separator: "\u{1E}", omittingEmptySubsequences: false)
    guard parts.count >= 5 else { return nil }
    let names = parts[2].split(separator: Self.separator, omittingEmptySubsequences: false)
    (work, module) = (String(names[0]), names.count > 1 ? String(names[1]) : nil)
    let signal = Int32(parts[1].trimmingCharacters(in: .whitespacesAndNewlines), radix: 16) ?? 0
    let said = Self.fatalError(in: parts[0])
    var failure = CodeFailure(said.map(\.words) ?? Self.meaning(of: signal))
    failure.place = said.flatMap { said in
      paths.first { $0.hasSuffix("/" + said.file) }.map {
        CodeFailure.Place(path: $0, line: said.line) {
          $0.utf8.prefix { $0 == 32 || $0 == 9 }.count + 1
        }
      }
    }
    if failure.place == nil, let symbolizer = (try? Toolchain(in: variables))?.symbolizer {
      failure.place = Self.place(parts[3], maps: parts[4], of: paths, by: symbolizer)
    }
    self.failure = failure
  }

  /// What stands between the names of what goes on and of its module.
  private static let separator: Character = "\u{1F}"

  /// How what goes on is named for a report.
  package static func name(for work: String) -> String {
    work + (AppResources.module.map { "\(separator)\($0)" } ?? "")
  }

  /// What the language has printed last: `App/Login.swift:28: Fatal error: WORDS`.
  private static func fatalError(
    in printed: Substring
  ) -> (file: Substring, line: Int, words: String)? {
    for line in printed.split(separator: "\n").reversed() {
      if line.hasPrefix("Could not cast value") { return ("", 0, String(line)) }
      guard let sign = line.firstRange(of: ": Fatal error") else { continue }
      let words = line[sign.upperBound...].drop { $0 == ":" || $0 == " " }
      let place = line[..<sign.lowerBound].split(separator: ":")
      return (
        place.first?.split(separator: "/").last ?? "", place.last.flatMap { Int($0) } ?? 0,
        words.isEmpty ? "Fatal error" : String(words)
      )
    }
    return nil
  }

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case 0: return "it does not come to an end"
    // As the report has it where no signal has ended the program.
    case 127: return "it calls exit"
    case SIGSEGV, SIGBUS: return "a fault of memory, as by a function that calls itself without end"
    case SIGILL, SIGTRAP: return "a trap, as by a number that is too large for its type"
    default: return String(cString: strsignal(signal))
    }
  }

  /// The innermost call that is in the app's files.
  private static func place(
    _ calls: Substring, maps: Substring, of paths: [String], by symbolizer: String
  ) -> CodeFailure.Place? {
    let addresses = calls.split(separator: "\n").compactMap { UInt($0, radix: 16) }
    // Where the first byte of each library is, and where its last part ends.
    var libraries: [(path: String, start: UInt, end: UInt)] = []
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      let range = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard words.count == 6, range.count == 2 else { continue }
      let path = words[5].trimmingCharacters(in: .whitespaces)
      if libraries.last?.path == path {
        libraries[libraries.count - 1].end = range[1]
      } else if path.hasSuffix(".so"), path.contains("/code-") {
        libraries.append((path, range[0], range[1]))
      }
    }
    for address in addresses {
      guard
        let library = libraries.first(where: { $0.start <= address && address < $0.end })
      else { continue }
      // A call returns to what is behind it.
      let offset = "0x" + String(address - library.start - 1, radix: 16)
      let run = Run([symbolizer, "--obj=\(library.path)", "--functions=none", offset])
      for line in String(decoding: run.output, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: ":")
        guard words.count >= 3, let number = Int(words[words.count - 2]), number > 0,
          let column = Int(words[words.count - 1])
        else { continue }
        let path = words.dropLast(2).joined(separator: ":")
        if paths.contains(path) {
          return CodeFailure.Place(path: path, line: number) {
            min(max(1, column), $0.utf8.count + 1)
          }
        }
      }
    }
    return nil
  }
}
