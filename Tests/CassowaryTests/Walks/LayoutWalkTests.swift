import Cassowary
import SeededRandom
import Testing

/// Random walks through changes of systems that are shaped like layouts, compared with the
/// reference and with solvers that were given the same and nothing before.
@Suite struct LayoutWalkTests {
  private static let stepCount = 48

  @Test(arguments: LayoutWalk.Shape.allCases)
  func `every step of a walk through a layout agrees with the reference`(
    shape: LayoutWalk.Shape
  ) throws {
    for seed in seeds(1, inProofs: 20) {
      var walk = try LayoutWalk(shape, seed: seed)
      try walk.run(steps: Self.stepCount)
    }
  }
}
