import Testing

@testable import Stage

@Suite struct ElementPathsTests {
  private static let paths = {
    var paths = ElementPaths()
    paths.add("view", of: "aaa")
    paths.add("view/row", of: "bbb")
    paths.add("view/row[1]", of: "bbb")
    paths.add("view/tile", of: "ccc")
    return paths
  }()

  @Test func `an element of several views has the path of the first, and each view its element`() {
    #expect(Self.paths.paths == ["aaa": "view", "bbb": "view/row", "ccc": "view/tile"])
    #expect(
      Self.paths.ids == [
        "view": "aaa", "view/row": "bbb", "view/row[1]": "bbb", "view/tile": "ccc",
      ])
  }

  @Test func `those of some elements are the views of these`() {
    #expect(Self.paths.filter { _ in true } == Self.paths)
    let some = Self.paths.filter { $0 != "aaa" && $0 != "ccc" }
    #expect(some.paths == ["bbb": "view/row"])
    #expect(some.ids == ["view/row": "bbb", "view/row[1]": "bbb"])
  }
}
