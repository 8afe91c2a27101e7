import SeededRandom

extension SplitMix {
  /// A number from 0 up to, but not including, the bound.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True in that many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
