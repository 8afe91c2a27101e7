import Testing

@testable import Stage

@Suite struct `The list of checks` {
  @Test func `has each name once, as a word that can be typed`() {
    let names = LayoutCheck.all.map(\.identifier)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
    }
  }

  @Test func `calls a problem what is more than a hint`() {
    #expect(LayoutCheck.problems.contains(.conflict))
    #expect(LayoutCheck.problems.contains(.notice))
    #expect(!LayoutCheck.problems.contains(.touchTarget))
  }
}
