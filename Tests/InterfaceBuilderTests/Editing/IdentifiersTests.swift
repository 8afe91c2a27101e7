import InterfaceBuilder
import Testing

@Suite struct IdentifiersTests {
  @Test func `ids have Interface Builder's form and are new`() {
    var identifiers = Identifiers(avoiding: tea, seed: 1)
    let ids = (0..<500).map { _ in identifiers.next() }
    #expect(Set(ids).count == 500)
    for id in ids {
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      #expect(parts.map(\.count) == [3, 2, 3])
      #expect(id.utf8.count == 10)
      #expect(tea.object(id) == nil)
    }
  }

  @Test func `ids are the same from a seed, and avoid those that are there`() {
    var first = Identifiers(avoiding: tea, seed: 7)
    let id = first.next()
    var again = Identifiers(avoiding: tea, seed: 7)
    #expect(again.next() == id)
    var ofOther = Identifiers(avoiding: tea, seed: 8)
    #expect(ofOther.next() != id)
    let changed = document(storyboard.replacing("bUt-to-nPo", with: "bUt-to-nPx"))
    var ofChanged = Identifiers(avoiding: changed, seed: 7)
    #expect(ofChanged.next() != id)
  }
}
