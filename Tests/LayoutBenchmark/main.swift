import AutoLayout
import Foundation

// usage: layout-bench [VIEWS...] [OPERATION]
//
// Times the layout of a feed of so many views (1000 and 10000), and what changes it.
//
// Half of what `scripts/bench` prints; the other columns are the bare solver's for the same
// constraints.

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let only = CommandLine.arguments.dropFirst().first { Int($0) == nil }
for size in sizes.isEmpty ? [1000, 10_000] : sizes {
  MainActor.assumeIsolated { FeedMeasurement(viewCount: size, only: only).print() }
}
