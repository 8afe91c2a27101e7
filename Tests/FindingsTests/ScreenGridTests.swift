import Findings
import Testing

@Suite struct `Screens in words` {
  private func words(_ isShown: (Int, Int, Int) -> Bool) -> String {
    grid.words(
      for: (0..<grid.count).filter { screen in
        let place = grid.coordinates(of: screen)
        return isShown(place[0], place[1], place[2])
      })
  }

  @Test func `the last axis changes first`() {
    #expect(grid.count == 16)
    #expect(grid.name(of: 0) == "iPhone 4s, portrait, text S")
    #expect(grid.name(of: 1) == "iPhone 4s, portrait, text L")
    #expect(grid.name(of: 4) == "iPhone 4s, landscape, text S")
    #expect(grid.name(of: 15) == "iPhone 7, landscape, text AX5")
  }

  @Test func `what holds everywhere needs no list`() {
    #expect(words { _, _, _ in true } == "all 16 screens")
  }

  @Test func `only axes on which some values are missing are named`() {
    #expect(words { device, _, _ in device == 1 } == "iPhone 7; 8 of 16 screens")
    #expect(words { _, turned, _ in turned == 1 } == "landscape; 8 of 16 screens")
  }

  @Test func `sizes are told as ranges with an open end`() {
    #expect(words { _, _, text in text >= 2 } == "text XL and up; 8 of 16 screens")
    #expect(words { _, _, text in text <= 1 } == "text up to L; 8 of 16 screens")
    #expect(words { _, _, text in text == 1 } == "text L; 4 of 16 screens")
    #expect(words { _, _, text in text == 1 || text == 2 } == "text L and XL; 8 of 16 screens")
  }

  @Test func `values without a range between them are listed`() {
    #expect(words { _, _, text in text != 1 } == "text S, XL and AX5; 12 of 16 screens")
    let many = ScreenGrid([.init("devices", (1...9).map { "d\($0)" })])
    #expect(many.words(for: [0, 2, 4, 6]) == "4 of 9 devices")
    #expect(many.words(for: [2, 3, 4]) == "d3 to d5; 3 of 9 screens")
  }

  @Test func `what is missing for a few screens is told by these`() {
    #expect(
      words { device, turned, _ in device == 0 || turned == 1 }
        == "all but iPhone 7, portrait; 12 of 16 screens")
    #expect(
      words { $0 != 1 || $1 != 0 || $2 != 3 }
        == "all but iPhone 7, portrait, text AX5; 15 of 16 screens")
    #expect(words { ($0 + $1 + $2) % 2 == 0 } == "8 of 16 screens")
  }

  @Test func `a single screen is named`() {
    #expect(
      words { $0 == 1 && $1 == 0 && $2 == 3 } == "iPhone 7, portrait, text AX5; 1 of 16 screens")
    #expect(ScreenGrid([.init("devices", ["iPhone 7"])]).words(for: [0]) == "iPhone 7")
  }
}
