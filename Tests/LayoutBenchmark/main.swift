import AutoLayout
import Foundation

// usage: layout-bench [VIEWS...]    times the layout of a feed of so many views (1000 and 10000)
//
// Half of what `scripts/bench` prints; the other columns are the bare solver's for the same
// constraints.

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for size in sizes.isEmpty ? [1000, 10_000] : sizes {
  MainActor.assumeIsolated { FeedMeasurement(viewCount: size).print() }
}
