import Testing
import Wording

@Suite struct NearestTests {
  private let scenes = ["Wonderland", "Wonderland: stretched label", "Gallery", "Form"]

  @Test(arguments: [
    ("wonderland", 0), ("WONDERLAND", 0), ("wonderland-stretched-label", 1), ("stretched", 1),
    ("gal", 2), ("form", 3),
  ])
  func `a name is found however it is written`(text: String, index: Int) {
    #expect(Nearest.match(text, in: scenes) == index)
  }

  @Test(arguments: ["wonder", "or", "galery", "", "x"])
  func `a text that fits several names or none is no name`(text: String) {
    #expect(Nearest.match(text, in: scenes) == nil)
  }

  @Test(arguments: [("wonder", 0), ("wonderland:", 0), ("wonderland s", 1), ("land", 0)])
  func `where several names fit, the preferred one wins`(text: String, index: Int) {
    #expect(Nearest.match(text, in: scenes, preferring: { $0 != 1 }) == index)
  }

  @Test func `the nearest names come first and far ones not at all`() {
    #expect(Nearest.suggestions(for: "galery", among: scenes) == ["Gallery"])
    #expect(
      Nearest.suggestions(for: "wonder", among: scenes) == [
        "Wonderland", "Wonderland: stretched label",
      ])
    #expect(
      Nearest.hint(
        for: "zzzzzz", among: ["Wonderland", "Gallery", "Form", "Buttons"], listedBy: "a list")
        == "; a list names them")
  }

  @Test func `a text that is too long for a slip is not compared`() {
    let padded = "gallery" + String(repeating: "-", count: 93)
    #expect(Nearest.suggestions(for: padded, among: scenes) == ["Gallery"])
    #expect(Nearest.suggestions(for: padded + "-", among: scenes) == [])
    let long = String(repeating: "x", count: 101)
    #expect(Nearest.suggestions(for: "x", among: [long, "xy"]) == ["xy"])
    #expect(Nearest.suggestions(for: long, among: ["a", "b"]) == ["a", "b"])
  }

  @Test(arguments: [
    ("", "", 0),
    ("form", "from", 1),  // a swap
    ("form", "for", 1),  // a letter left out
    ("kitten", "sitting", 3),  // two changed, one added
    ("ca", "abc", 3),  // a swapped pair isn't changed again
  ])
  func `distance counts single slips`(a: String, b: String, distance: Int) {
    #expect(Nearest.distance(Array(a), Array(b)) == distance)
    #expect(Nearest.distance(Array(b), Array(a)) == distance)
  }
}
