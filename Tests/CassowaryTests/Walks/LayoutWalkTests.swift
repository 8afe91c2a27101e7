import Cassowary
import Foundation
import Testing

/// Random walks through changes of systems that are shaped like layouts, compared with the
/// reference and with solvers that were given the same and nothing before.
struct LayoutWalkTests {
  /// Walks for each shape; the environment's `TENNIEL_WALKS` asks for another number.
  private static let walkCount =
    ProcessInfo.processInfo.environment["TENNIEL_WALKS"].flatMap { Int($0) } ?? 2
  private static let stepCount = 48

  @Test(arguments: LayoutWalk.Shape.allCases)
  func `every step of a walk through a layout agrees with the reference`(
    shape: LayoutWalk.Shape
  ) throws {
    for seed in 0..<Self.walkCount {
      var walk = try LayoutWalk(shape, seed: seed)
      try walk.run(steps: Self.stepCount)
    }
  }
}
