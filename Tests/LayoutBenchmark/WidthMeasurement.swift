import AutoLayout
import Foundation
import Scenes
import Stage

/// The times that the findings of a scene at all widths take, and those that laying it out at each
/// of the widths takes.
@MainActor
struct WidthMeasurement {
  private static let range = 320...1366

  let name: String
  let make: @MainActor () -> UIViewController

  /// Prints the times of a shipped scene, and of a feed of 100 views.
  static func printAll() {
    Swift.print(
      "findings at widths 320 to 1366, milliseconds: median, laying out at each width, ratio")
    let wonderland = ShippedScene.all.first { $0.name == "Wonderland" }
    if let wonderland { WidthMeasurement(name: wonderland.name, make: wonderland.make).print() }
    WidthMeasurement(name: "feed of 100 views") { Feed(viewCount: 100).controller }.print()
  }

  private func print() {
    let pieces = (0..<9).map { _ in
      let host = SceneHost(screen: SimulatedScreen(), make: make)
      return milliseconds {
        var pieces = ScreenPieces(of: host, along: .horizontal, over: Self.range)
        pieces.finish()
      }
    }
    let layouts = (0..<3).map { _ in
      let host = SceneHost(screen: SimulatedScreen(), make: make)
      let pieces = ScreenPieces(of: host, along: .horizontal, over: Self.range)
      return milliseconds {
        for width in Self.range {
          pieces.apply(width)
          _ = host.snapshot.problems
        }
      }
    }
    let (found, forced) = (pieces.sorted()[4], layouts.sorted()[1])
    let numbers = [found, forced, forced / found].map { String(format: "%10.1f", $0) }.joined()
    Swift.print(name.padding(toLength: 20, withPad: " ", startingAt: 0) + numbers)
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .milliseconds(1)
  }
}
