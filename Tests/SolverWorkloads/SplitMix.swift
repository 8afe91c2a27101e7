import SeededRandom

package typealias SplitMix = SeededRandom.SplitMix

extension SplitMix {
  /// Seeds one apart begin far apart.
  package init(seed: Int) {
    self.init(seed: UInt64(truncatingIfNeeded: seed) &* Self.step)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
