import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

// Opens all documents below a folder, and compares the frames that their layouts give with those
// that Interface Builder wrote into them.
// usage: document-corpus [--misses NUMBER | --time] FOLDER [PART]

var arguments = Array(CommandLine.arguments.dropFirst())

extension [String] {
  /// The number behind an option, which are taken away.
  fileprivate mutating func takeNumber(_ option: String) -> Int? {
    guard let index = firstIndex(of: option), index + 1 < count else { return nil }
    defer { removeSubrange(index...(index + 1)) }
    return Int(self[index + 1])
  }
}

let shown = max(0, arguments.takeNumber("--misses") ?? 0)
// The place of the first document, in a process that another one of this program has started.
let from = arguments.takeNumber("--from")
let isTimed = arguments.first == "--time"
if isTimed { arguments.removeFirst() }
guard let folder = arguments.first else {
  print("usage: document-corpus [--misses NUMBER | --time] FOLDER [PART]")
  exit(2)
}
let only = arguments.dropFirst().first

try LayoutException.withHandler { _ in
} operation: {
  if isTimed { return CorpusRun.time(folder, only: only) }
  let paths = CorpusRun.documents(below: folder, only)
  guard let from else {
    let total = try CorpusResults.all(in: folder, paths, shown: shown, only: only).total
    for line in total.misses.prefix(shown).joined() + total.table { print(line) }
    return
  }
  for path in paths.dropFirst(from) {
    var run = CorpusRun(shown: shown)
    run.run(folder, path)
    try FileHandle.standardOutput.write(contentsOf: CorpusResults.line(run.tally))
  }
}
