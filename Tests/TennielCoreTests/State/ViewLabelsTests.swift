import Testing

@testable import TennielCore

@Suite struct `Letters at views` {
  @Test func `are those of the home row first, one for each view while there are enough`() {
    #expect(ViewLabels.letters(count: 3) == ["a", "s", "d"])
    #expect(Set(ViewLabels.letters(count: 26)).count == 26)
    #expect(ViewLabels.letters(count: 26).allSatisfy { $0.count == 1 })
  }

  @Test(arguments: [0, 1, 26, 27, 51, 52, 200, 676])
  func `are different for each view, and none begins with another's`(count: Int) {
    let letters = ViewLabels.letters(count: count)
    #expect(letters.count == count)
    for (index, first) in letters.enumerated() {
      for second in letters[(index + 1)...] {
        #expect(!first.hasPrefix(second) && !second.hasPrefix(first))
      }
    }
  }

  @Test func `end where two of them are not enough`() {
    #expect(ViewLabels.letters(count: 1000).count == 676)
  }
}
