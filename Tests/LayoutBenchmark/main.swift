import AutoLayout
import Foundation

// usage: layout-bench
//        layout-bench scenes [SCENE] [OPTION...]
//
// Times the measuring of texts, then the layout of a feed of 1,000 and of 10,000 views, and of what
// changes it. With "scenes" it times keys in all scenes of the program, or in one, which may be a
// document; the options are those of `tenniel render` about the screen.

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

MainActor.assumeIsolated {
  TextMeasurement().print()
  print("layout of a feed, microseconds: median")
  for size in [1000, 10_000] { FeedMeasurement(viewCount: size).print() }
}
