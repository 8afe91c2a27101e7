import Foundation

/// What processes say of the documents of a folder, one process after the other.
struct CorpusResults {
  let paths: [String]
  private(set) var total = CorpusTally()
  /// The place of the document with which the next process begins.
  private(set) var next = 0

  init(_ paths: [String]) { self.paths = paths }

  var isComplete: Bool { next >= paths.count }

  /// Adds what a process has written that began with the next document: a line for each. The first
  /// document without a whole line has ended the process, and the next one goes on after it.
  mutating func add(_ output: Data) {
    for line in output.split(separator: UInt8(ascii: "\n")) where !isComplete {
      guard let tally = try? JSONDecoder().decode(CorpusTally.self, from: line) else { break }
      total.add(tally)
      next += 1
    }
    guard !isComplete else { return }
    total.add(CorpusTally(documents: 1, crashed: [paths[next]]))
    next += 1
  }

  /// The line of a document.
  static func line(_ tally: CorpusTally) throws -> Data {
    try JSONEncoder().encode(tally) + [UInt8(ascii: "\n")]
  }
}

extension CorpusResults {
  /// Runs over all documents of a folder in processes of this program, as many as end before the
  /// last document.
  static func all(in folder: String, _ paths: [String], shown: Int, only: String?) throws
    -> CorpusResults
  {
    var results = CorpusResults(paths)
    while !results.isComplete {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments =
        ["--from", "\(results.next)", "--misses", "\(shown)", folder] + (only.map { [$0] } ?? [])
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_BACKTRACE"] = "enable=no"
      process.environment = environment
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      results.add(output)
    }
    return results
  }
}
