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
    #expect(many.words(for: [0, 2, 4, 6]) == "4 of 9 devices; the first is d1")
    #expect(many.words(for: [2, 3, 4]) == "d3 to d5; 3 of 9 screens")
    #expect(many.words(for: [0, 1, 2, 4, 5, 7, 8]) == "all devices but d4 and d7; 7 of 9 screens")
    let widths = ScreenGrid([
      .init("widths", (320...340).map { "\($0)" }, prefix: "width ", isScale: true)
    ])
    #expect(
      widths.words(for: [0, 1, 2, 5, 9, 10])
        == "width 320 to 322, 325 and 329 to 330; 6 of 21 screens")
    #expect(
      widths.words(for: [1, 3, 5, 7, 9])
        == "5 of 21 widths between 321 and 329; the first is width 321")
  }

  @Test func `what is missing for a few screens is told by these`() {
    #expect(
      words { device, turned, _ in device == 0 || turned == 1 }
        == "all but iPhone 7, portrait; 12 of 16 screens")
    #expect(
      words { $0 != 1 || $1 != 0 || $2 != 3 }
        == "all but iPhone 7, portrait, text AX5; 15 of 16 screens")
  }

  @Test func `what are few blocks is told block by block`() {
    #expect(
      words { device, _, text in text >= (device == 0 ? 1 : 3) }
        == "iPhone 4s, text L and up; iPhone 7, text AX5; 8 of 16 screens")
    #expect(
      words { device, turned, text in text == 0 && turned == device }
        == "iPhone 4s, portrait, text S; iPhone 7, landscape, text S; 2 of 16 screens")
  }

  @Test func `what are many is told by what they have in common, as some of it, by the first`() {
    let staircase = ScreenGrid([
      .init("devices", ["iPhone 7"]),
      .init("text sizes", ["S", "M", "L", "XL", "AX5"], prefix: "text ", isScale: true),
      .init("widths", (320...409).map { "\($0)" }, prefix: "width ", isScale: true),
    ])
    let screens = (0..<staircase.count).filter { screen in
      let place = staircase.coordinates(of: screen)
      return place[1] < 4 && place[2] < 10 * (place[1] + 1)
    }
    #expect(
      staircase.words(for: screens)
        == "some of: iPhone 7, text up to XL, width up to 359; the first is iPhone 7, text S, "
        + "width 320; 100 of 450 screens")
    #expect(
      words { ($0 + $1 + $2) % 2 == 0 }
        == "the first is iPhone 4s, portrait, text S; 8 of 16 screens")
  }

  @Test func `an only value is named, but once`() {
    let one = ScreenGrid([
      .init("devices", ["iPhone 7"]),
      .init("text sizes", ["L", "XL"], prefix: "text ", isScale: true),
      .init("widths", ["320", "321", "322"], prefix: "width ", isScale: true),
    ])
    #expect(
      one.words(for: [0, 1, 4, 5])
        == "iPhone 7, text L, width up to 321; text XL, width 321 and up; 4 of 6 screens")
  }

  @Test func `a single screen is named`() {
    #expect(
      words { $0 == 1 && $1 == 0 && $2 == 3 } == "iPhone 7, portrait, text AX5; 1 of 16 screens")
    #expect(ScreenGrid([.init("devices", ["iPhone 7"])]).words(for: [0]) == "iPhone 7")
  }
}
