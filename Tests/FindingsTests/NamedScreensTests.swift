import Findings
import SeededRandom
import Testing

@Suite struct `Screens that are named` {
  /// The screens of a block, each found by itself.
  private func screens(of block: ScreenBlock, on grid: ScreenGrid) -> [Int] {
    (0..<grid.count).filter { screen in
      zip(grid.coordinates(of: screen), block.values).allSatisfy { $1.contains($0) }
    }
  }

  /// Holds what is named against the screens.
  private func expect(_ screens: [Int], of grid: ScreenGrid) {
    switch grid.naming(screens) {
    case .blocks(let blocks):
      let named = blocks.map { self.screens(of: $0, on: grid) }
      #expect(named.flatMap(\.self).sorted() == screens, "each is named once")
      #expect((1...3).contains(blocks.count))
      #expect(named.map { $0[0] } == named.map { $0[0] }.sorted())
    case .allBut(let block):
      #expect((screens + self.screens(of: block, on: grid)).sorted() == Array(0..<grid.count))
    case .some(let block, let first):
      #expect(first == screens[0])
      #expect(Set(self.screens(of: block, on: grid)).isStrictSuperset(of: screens))
      for (axis, values) in block.values.enumerated() {
        #expect(Set(screens.map { grid.coordinates(of: $0)[axis] }).sorted() == values)
      }
    }
  }

  private func randomGrid(_ random: inout SplitMix) -> ScreenGrid {
    let sizes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 1...6, using: &random)
    }
    return ScreenGrid(
      sizes.enumerated().map { axis, size in
        .init("values", (0..<size).map { "\(axis).\($0)" }, isScale: axis.isMultiple(of: 2))
      })
  }

  private func randomBlock(of grid: ScreenGrid, _ random: inout SplitMix) -> [Int] {
    let values = grid.axes.map { axis in
      let some = axis.values.indices.filter { _ in Bool.random(using: &random) }
      return some.isEmpty ? [Int.random(in: axis.values.indices, using: &random)] : some
    }
    return (0..<grid.count).filter { screen in
      zip(grid.coordinates(of: screen), values).allSatisfy { $1.contains($0) }
    }
  }

  @Test func `are exactly those that are meant, for random sets`() {
    var random = SplitMix(seed: 11)
    for _ in seeds(300, inProofs: 20_000) {
      let grid = randomGrid(&random)
      let share = Double.random(in: 0.05...0.95, using: &random)
      let screens = (0..<grid.count).filter { _ in
        Double.random(in: 0..<1, using: &random) < share
      }
      if !screens.isEmpty { expect(screens, of: grid) }
    }
  }

  @Test func `are exactly those that are meant, for unions of random blocks`() {
    var random = SplitMix(seed: 12)
    for _ in seeds(300, inProofs: 20_000) {
      let grid = randomGrid(&random)
      var screens: Set<Int> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        screens.formUnion(randomBlock(of: grid, &random))
      }
      expect(screens.sorted(), of: grid)
    }
  }

  @Test func `are one block where they are all combinations of some values`() {
    var random = SplitMix(seed: 13)
    for _ in seeds(200, inProofs: 5_000) {
      let grid = randomGrid(&random)
      #expect(grid.blocks(of: randomBlock(of: grid, &random), atMost: 3)?.count == 1)
    }
  }

  @Test func `have words of their own, unless these say that not all are named`() {
    let grid = ScreenGrid([
      .init("devices", ["a", "b"]),
      .init("text sizes", ["S", "L", "XL"], prefix: "text ", isScale: true),
      .init("directions", ["left", "right"]),
    ])
    var known: [String: [Int]] = [:]
    for bits in 1..<(1 << grid.count) {
      let screens = (0..<grid.count).filter { bits & 1 << $0 != 0 }
      let words = grid.words(for: screens)
      if case .some = grid.naming(screens) {
        #expect(words.contains("the first is "))
      } else {
        #expect(known.updateValue(screens, forKey: words) == nil, "\(words)")
      }
    }
    #expect(known.count > 500)
  }
}
