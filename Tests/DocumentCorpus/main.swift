import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

// Opens all documents below a folder, and compares the frames that their layouts give with those
// that Interface Builder wrote into them.
// usage: document-corpus [--misses NUMBER | --time] FOLDER [PART]

var arguments = Array(CommandLine.arguments.dropFirst())
var shown = 0
var only: String?
if let index = arguments.firstIndex(of: "--misses"), index + 1 < arguments.count {
  shown = Int(arguments[index + 1]) ?? 0
  arguments.removeSubrange(index...(index + 1))
}
// The place of the first document, in a process that another one of this program has started.
var from: Int?
if let index = arguments.firstIndex(of: "--from"), index + 1 < arguments.count {
  from = Int(arguments[index + 1])
  arguments.removeSubrange(index...(index + 1))
}
let isTimed = arguments.first == "--time"
if isTimed { arguments.removeFirst() }
guard let folder = arguments.first else {
  print("usage: document-corpus [--misses NUMBER | --time] FOLDER [PART]")
  exit(2)
}
if arguments.count > 1 { only = arguments[1] }

try LayoutException.withHandler { _ in
} operation: {
  if isTimed { return CorpusRun.time(folder, only: only) }
  let paths = CorpusRun.documents(below: folder, only)
  guard let from else {
    let total = try CorpusResults.all(in: folder, paths, shown: shown, only: only).total
    let misses = shown < 0 ? total.misses[...] : total.misses.prefix(shown)
    for line in misses.joined() + total.table { print(line) }
    return
  }
  for path in paths.dropFirst(from) {
    var run = CorpusRun(shown: shown)
    run.run(folder, path)
    try FileHandle.standardOutput.write(contentsOf: CorpusResults.line(run.tally))
  }
}
