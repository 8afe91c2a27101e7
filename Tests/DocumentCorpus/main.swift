import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

// Opens all documents below a folder, and compares the frames that their layouts give with those that
// Interface Builder wrote into them.
// With `--causes` it prints the views behind each miss.
// usage: document-corpus [--misses NUMBER | --causes | --time] FOLDER [PART]

var arguments = Array(CommandLine.arguments.dropFirst())
var shown = 0
var only: String?
if let index = arguments.firstIndex(of: "--misses"), index + 1 < arguments.count {
  shown = Int(arguments[index + 1]) ?? 0
  arguments.removeSubrange(index...(index + 1))
}
let isTimed = arguments.first == "--time"
let showsCauses = arguments.first == "--causes"
if isTimed || showsCauses { arguments.removeFirst() }
guard let folder = arguments.first else {
  print("usage: document-corpus [--misses NUMBER | --causes | --time] FOLDER [PART]")
  exit(2)
}
if arguments.count > 1 { only = arguments[1] }
LayoutException.handler = { _ in }

MainActor.assumeIsolated {
  if isTimed { return CorpusRun.time(folder, only: only) }
  var corpus = CorpusRun(shown: shown)
  corpus.showsCauses = showsCauses
  corpus.run(folder, only: only)
  if !showsCauses { corpus.printTable() }
}
