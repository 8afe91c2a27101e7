import AutoLayout
import Foundation

// usage: layout-bench [VIEWS...] [OPERATION]
//        layout-bench scenes [SCENE] [OPTION...]
//
// Times the measuring of texts, then the layout of a feed of so many views (1000 and 10000), and of
// what changes it. With OPERATION only that; "texts" is one.
// With "scenes" it times keys in all scenes of the program, or in one, which may be a document; the
// options are those of `tenniel render` about the screen.

if CommandLine.arguments.dropFirst().first == "scenes" {
  do {
    try MainActor.assumeIsolated {
      try SceneMeasurement.printAll(Array(CommandLine.arguments.dropFirst(2)))
    }
  } catch {
    print(error)
    exit(2)
  }
  exit(0)
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let only = CommandLine.arguments.dropFirst().first { Int($0) == nil }
if only == nil || only == "texts" { MainActor.assumeIsolated { TextMeasurement().print() } }
if only == "texts" { exit(0) }
print("layout of a feed, microseconds: median")
for size in sizes.isEmpty ? [1000, 10_000] : sizes {
  MainActor.assumeIsolated { FeedMeasurement(viewCount: size, only: only).print() }
}
