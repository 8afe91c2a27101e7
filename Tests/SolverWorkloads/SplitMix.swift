/// A small seeded generator (Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014), so that a workload is the same on every machine, and a failing case
/// can be run again.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
