import SeededRandom
import Testing

@testable import Cells

@Suite struct StyleTests {
  @Test func `colours and attributes do not disturb each other`() {
    var style = Style(
      foreground: .rgb(red: 1, green: 2, blue: 3), background: .palette(0),
      attributes: [.bold, .reverse])
    #expect(style.foreground == .rgb(red: 1, green: 2, blue: 3))
    #expect(style.background == .palette(0))
    #expect(style.attributes == [.bold, .reverse])
    style.foreground = nil
    #expect(style == Style(background: .palette(0), attributes: [.bold, .reverse]))
    style.background = .rgb(red: 255, green: 254, blue: 253)
    style.attributes.remove(.bold)
    style.foreground = .palette(255)
    #expect(
      style
        == Style(
          foreground: .palette(255), background: .rgb(red: 255, green: 254, blue: 253),
          attributes: .reverse))
    style.attributes = []
    style.background = nil
    style.foreground = nil
    #expect(style == .plain)
  }

  @Test(arguments: [
    (Style.plain, "plain"),
    (Style(foreground: .palette(3)), "color 3"),
    (Style(background: .rgb(red: 0, green: 10, blue: 255)), "on #000aff"),
    (
      Style(foreground: .black, background: .white, attributes: [.bold, .underline]),
      "#000000 on #ffffff, bold underline"
    ),
    (Style(attributes: [.dim, .italic, .reverse]), "dim italic reverse"),
  ])
  func `a style reads in words`(style: Style, expected: String) {
    #expect("\(style)" == expected)
  }

  @Test func `text stays legible where two colours become one`() {
    let pale = Style(
      foreground: .rgb(red: 250, green: 250, blue: 250),
      background: .rgb(red: 235, green: 235, blue: 235))
    let dark = Style(
      foreground: .rgb(red: 20, green: 20, blue: 20), background: .rgb(red: 0, green: 0, blue: 0))
    #expect(pale.resolved(for: .eight) == Style(foreground: .palette(0), background: .palette(7)))
    #expect(dark.resolved(for: .eight) == Style(foreground: .palette(7), background: .palette(0)))
  }

  @Test func `among 256 colours what is read easily stays so`() {
    var random = SplitMix(seed: 11)
    func color() -> Color {
      .rgb(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random))
    }
    var counts = (easy: 0, mended: 0)
    for _ in 0..<2000 {
      let style = Style(foreground: color(), background: color())
      let shown = style.resolved(for: .indexed)
      guard let text = shown.foreground, let ground = shown.background else { continue }
      #expect(ground == style.background?.nearest(in: .indexed))
      if style.foreground!.contrast(with: style.background!) >= 4.5 {
        counts.easy += 1
        #expect(text.contrast(with: ground) >= 4.5, "\(style)")
      }
      if text != style.foreground?.nearest(in: .indexed) { counts.mended += 1 }
    }
    #expect(counts.easy > 200)
    #expect(counts.mended > 10)
  }

  @Test(arguments: [ColorDepth.indexed, .direct])
  func `a colour of the theme is read easily on any colour of a scene`(depth: ColorDepth) throws {
    var kept = 0
    for index in UInt8(0)..<16 {
      for gray in stride(from: UInt8(0), through: 255, by: 15) {
        let ground = Color.rgb(red: gray, green: 128, blue: 255 - gray)
        let style = Style(foreground: .palette(index), background: ground, attributes: .bold)
        let shown = style.resolved(for: depth)
        let text = try #require(shown.foreground)
        let below = try #require(shown.background)
        #expect(text.contrast(with: below) >= 4.5, "\(style)")
        #expect(shown.attributes == .bold)
        if depth == .direct, style.foreground!.contrast(with: ground) >= 4.5 {
          #expect(shown == style)
          kept += 1
        }
      }
    }
    #expect(depth == .indexed || kept > 10, "\(kept)")
  }

  @Test func `a colour of the theme is the user's on the theme's own background`() {
    for depth in [ColorDepth.sixteen, .indexed, .direct] {
      for background in [nil, Color.palette(4)] {
        let style = Style(foreground: .palette(12), background: background)
        #expect(style.resolved(for: depth) == style)
      }
    }
  }

  @Test func `without colours the attributes stay`() {
    let style = Style(foreground: .black, background: .white, attributes: .bold)
    #expect(style.resolved(for: .none) == Style(attributes: .bold))
  }
}
