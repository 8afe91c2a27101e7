import Testing
import Typefaces

@Suite struct ScaledTypefaceTests {
  private func system(_ size: Double, era: SystemFontEra = .iOS14) -> ScaledTypeface {
    ScaledTypeface(Typeface(), size: size, era: era)
  }

  // 17 points: the ascender 1950, the descender 494, the capitals 1443 of 2048.
  @Test func `A line of the system font at 17 points is 20,287 high`() {
    let body = system(17)
    #expect(abs(body.ascender - 16.1865) < 1e-3)
    #expect(abs(body.descender + 4.1006) < 1e-3)
    #expect(abs(body.lineHeight - 20.2871) < 1e-3)
    #expect(body.leading == 0)
    #expect(abs(body.capHeight - 11.978) < 1e-3)
    #expect(abs(body.xHeight - 8.948) < 1e-3)
  }

  // The heights of labels in public documents, in pixels of a point: font, size, scale, height.
  @Test(arguments: [
    ("HelveticaNeue", 13.0, 3.0, 46.0), ("HelveticaNeue", 14, 3, 49),
    ("HelveticaNeue-Bold", 14, 3, 51),
    ("HelveticaNeue-Bold", 17, 2, 41), ("HelveticaNeue-Light", 21, 2, 50),
    ("HelveticaNeue-Light", 13, 2, 31), ("Helvetica", 36, 2, 83), ("AvenirNext-Regular", 22, 2, 61),
    ("AvenirNext-DemiBold", 28, 2, 77), ("AvenirNext-Regular", 32, 2, 88),
    ("AvenirNext-UltraLight", 15, 3, 62), ("Avenir-Book", 20, 2, 55), ("CourierNewPSMT", 14, 3, 48),
  ])
  func `A line is as high as in documents`(
    font: String, size: Double, scale: Double, pixels: Double
  ) {
    let typeface = ScaledTypeface(Typeface(named: font), size: size)
    #expect((typeface.lineHeight * scale - 0.02).rounded(.up) == pixels)
  }

  // Apple's Human Interface Guidelines list the tracking of San Francisco: -0.43 points at 17. The
  // list has thousandths of an em; ours is fitted to texts, and differs by no more than half of
  // one.
  @Test(arguments: [
    (6.0, 0.24), (11, 0.06), (12, 0), (15, -0.23), (17, -0.43), (28, 0.38), (34, 0.4), (80, 0),
  ])
  func `The tracking is the one that Apple lists`(size: Double, points: Double) {
    #expect(abs(system(size).tracking - points) <= size * 0.0006)
  }

  @Test func `Each era has its own tracking, and sizes between two have one between theirs`() {
    #expect(system(20, era: .iOS11).tracking > 0)
    #expect(system(20, era: .iOS14).tracking < 0)
    let between = system(16.5).tracking
    #expect(system(17).tracking < between && between < system(16).tracking)
  }

  @Test func `Letters get narrower at 20 points before iOS 14, and little by little since`() {
    let share = { (era: SystemFontEra, size: Double) in
      let system = system(size, era: era)
      return (system.width(of: "a") - system.tracking) / size
    }
    func isEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
    #expect(isEqual(share(.iOS11, 17), share(.iOS11, 19.9)))
    #expect(isEqual(share(.iOS11, 20), share(.iOS11, 28)))
    let widths = [17, 18, 19, 20, 22, 24, 26, 28].map { share(.iOS14, $0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(>))
    #expect(isEqual(share(.iOS14, 17), share(.iOS14, 12)))
    #expect(isEqual(share(.iOS14, 28), share(.iOS14, 60)))
  }

  @Test func `Heavier text is wider, and a weight between two lies between them`() {
    let widths = stride(from: -0.8, through: 0.62, by: 0.02).map {
      ScaledTypeface(Typeface(weight: $0), size: 15).width(of: "Minimum width")
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
  }

  @Test func `A pair that kerns is narrower than its characters`() {
    let body = system(17)
    let kerning = body.width(of: "To") - body.width(of: "T") - body.width(of: "o")
    #expect(kerning < -1)
    #expect(abs(body.kerning("T", "ö") - kerning) < 1e-9)
    #expect(abs(body.kerning("o", "T")) < abs(kerning))
  }

  @Test func `Digits are equally wide where that is asked for`() {
    let clock = ScaledTypeface(Typeface(monospacedDigits: true), size: 17)
    #expect(clock.width(of: "11:11") == clock.width(of: "00:00"))
    #expect(system(17).width(of: "11:11") < system(17).width(of: "00:00"))
  }

  @Test func `Every character of a typewriter face is equally wide`() {
    let code = ScaledTypeface(Typeface(design: .monospaced), size: 12)
    #expect(abs(code.width(of: "iiii.") - code.width(of: "WWWW@")) < 1e-9)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `Without a size there are no lengths`(size: Double) {
    #expect(system(size).width(of: "Text 文 😀") == 0)
    #expect(system(size).lineHeight == 0)
  }
}
