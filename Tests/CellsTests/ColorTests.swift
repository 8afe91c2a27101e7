import SeededRandom
import Testing

@testable import Cells

@Suite struct ColorTests {
  @Test(arguments: [
    (Color.rgb(red: 0, green: 0, blue: 0), Color.palette(16)),
    (.rgb(red: 255, green: 255, blue: 255), .palette(231)),
    (.rgb(red: 255, green: 0, blue: 0), .palette(196)),
    (.rgb(red: 255, green: 59, blue: 48), .palette(196)),  // red stays red
    (.rgb(red: 95, green: 135, blue: 175), .palette(67)),  // on the cube's steps
    (.rgb(red: 128, green: 128, blue: 128), .palette(244)),  // gray
    (.rgb(red: 8, green: 8, blue: 8), .palette(232)),  // the darkest gray
    (.rgb(red: 240, green: 240, blue: 240), .palette(255)),  // the lightest
    (.rgb(red: 120, green: 130, blue: 140), .palette(244)),  // nearly gray
    (.palette(3), .palette(3)),
  ])
  func `a colour becomes the nearest of the cube and the grays`(color: Color, expected: Color) {
    #expect(color.nearest(in: .indexed) == expected)
  }

  @Test func `no entry of the palette looks nearer than the one chosen`() {
    var random = SplitMix(seed: 7)
    func distance(_ a: Color, _ b: Color) -> Double { OKLab(a).squaredDifference(from: OKLab(b)) }
    for _ in 0..<1000 {
      let color = Color.rgb(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random))
      let best = (16...255).map { distance(color, .palette($0)) }.min()
      #expect(color.nearest(in: .indexed).map { distance(color, $0) } == best, "\(color)")
    }
  }

  @Test(
    arguments: [
      (Color.rgb(red: 0, green: 0, blue: 0), 0, 0),
      (.rgb(red: 90, green: 95, blue: 100), 8, 0),  // dark gray
      (.rgb(red: 200, green: 200, blue: 210), 7, 7),  // light gray
      (.rgb(red: 250, green: 245, blue: 240), 15, 7),
      (.rgb(red: 255, green: 59, blue: 48), 9, 1),  // red
      (.rgb(red: 150, green: 20, blue: 10), 1, 1),  // dark red
      (.rgb(red: 255, green: 204, blue: 0), 11, 3),  // yellow
      (.rgb(red: 52, green: 199, blue: 89), 2, 2),  // green
      (.rgb(red: 0, green: 0, blue: 140), 4, 4),
      (.palette(12), 12, 4),
      (.palette(208), 11, 3),  // orange of the cube
    ] as [(Color, UInt8, UInt8)])
  func `among few colours the hue is kept`(color: Color, of16: UInt8, of8: UInt8) {
    #expect(color.nearest(in: .sixteen) == .palette(of16))
    #expect(color.nearest(in: .eight) == .palette(of8))
  }

  // The corners of sRGB, as published calculators of OKLab have them.
  @Test(
    arguments: [
      (Color.white, [1, 0, 0]), (.black, [0, 0, 0]),
      (.rgb(red: 255, green: 0, blue: 0), [0.628, 0.225, 0.126]),
      (.rgb(red: 0, green: 255, blue: 0), [0.866, -0.234, 0.179]),
      (.rgb(red: 0, green: 0, blue: 255), [0.452, -0.032, -0.312]),
    ] as [(Color, [Double])])
  func `a colour has its place in OKLab`(color: Color, expected: [Double]) {
    let place = OKLab(color)
    for (value, expected) in zip([place.lightness, place.a, place.b], expected) {
      #expect((value - expected).magnitude < 0.001)
    }
  }

  @Test func `without colours there is none, and with all of them each is kept`() {
    let color = Color.rgb(red: 1, green: 2, blue: 3)
    #expect(color.nearest(in: .none) == nil)
    #expect(color.nearest(in: .direct) == color)
  }

  @Test(
    arguments: [
      (Color.black, 0),
      (.white, 1),
      (.rgb(red: 255, green: 0, blue: 0), 0.2126),
      (.rgb(red: 0, green: 0, blue: 255), 0.0722),
      (.rgb(red: 128, green: 128, blue: 128), 0.2159),
      (.palette(231), 1),
    ] as [(Color, Double)])
  func `luminance is that of WCAG`(color: Color, expected: Double) {
    #expect((color.luminance - expected).magnitude < 0.003)
  }

  @Test(arguments: [
    (Color.white, Color.black),
    (.black, .white),
    (.rgb(red: 255, green: 204, blue: 0), .black),
    (.rgb(red: 0, green: 0, blue: 200), .white),
    (.rgb(red: 90, green: 90, blue: 90), .white),
    (.rgb(red: 160, green: 160, blue: 160), .black),
  ])
  func `text is black on light colours and white on dark ones`(color: Color, text: Color) {
    #expect(color.contrasting == text)
  }
}
