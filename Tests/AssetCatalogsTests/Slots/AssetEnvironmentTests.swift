import AssetCatalogs
import Testing

struct AssetEnvironmentTests {
  private func slot(_ change: (inout AssetSlot) -> Void) -> AssetSlot {
    var slot = AssetSlot()
    change(&slot)
    return slot
  }

  @Test func `Dark comes before high contrast, and both before either`() {
    let any = AssetSlot()
    let dark = slot { $0.luminosity = .dark }
    let high = slot { $0.isHighContrast = true }
    let both = slot { ($0.luminosity, $0.isHighContrast) = (.dark, true) }
    let darkHigh = AssetEnvironment(isDark: true, isHighContrast: true)
    #expect(darkHigh.best(of: [any, high, dark, both]) == 3)
    #expect(darkHigh.best(of: [any, high, dark]) == 2)
    #expect(darkHigh.best(of: [any, high]) == 1)
    #expect(darkHigh.best(of: [any]) == 0)
    #expect(AssetEnvironment(isDark: true).best(of: [both, high, any, dark]) == 3)
    #expect(AssetEnvironment(isHighContrast: true).best(of: [both, dark, any, high]) == 3)
    #expect(AssetEnvironment().best(of: [both, dark, high, any]) == 3)
    #expect(AssetEnvironment().best(of: [both, dark, high]) == nil)
  }

  @Test func `Light has its own entry or that for any`() {
    let slots = [AssetSlot(), slot { $0.luminosity = .light }, slot { $0.luminosity = .tinted }]
    #expect(AssetEnvironment().best(of: slots) == 1)
    #expect(AssetEnvironment(isDark: true).best(of: slots) == 0)
  }

  @Test func `The device's own entry comes before the universal one`() {
    let slots = [AssetSlot(), slot { $0.idiom = .iPad }, slot { $0.idiom = .iPhone }]
    #expect(AssetEnvironment(idiom: .iPad).best(of: slots) == 1)
    #expect(AssetEnvironment(idiom: .iPhone).best(of: slots) == 2)
    #expect(AssetEnvironment(idiom: .mac).best(of: slots) == 0)
    #expect(AssetEnvironment(idiom: .mac).best(of: [slots[1]]) == nil)
  }

  @Test(
    arguments: [(3, [1, 2, 3], 2), (2, [1, 3], 1), (1, [2, 3], 0), (3, [1, 2], 1), (2, [1], 0)]
      as [(Double, [Double], Int)])
  func `The scale is the screen's, or the next larger, or else the largest smaller one`(
    scale: Double, scales: [Double], expected: Int
  ) {
    let slots = scales.map { scale in slot { $0.scale = scale } }
    #expect(AssetEnvironment(scale: scale).best(of: slots) == expected)
  }

  @Test func `An appearance counts more than the scale`() {
    let slots = [slot { $0.scale = 3 }, slot { ($0.scale, $0.luminosity) = (1, .dark) }]
    #expect(AssetEnvironment(scale: 3, isDark: true).best(of: slots) == 1)
  }

  @Test func `Gamut, size classes and languages have to be the screen's`() {
    let slots = [
      AssetSlot(), slot { $0.displayGamut = .displayP3 }, slot { $0.heightClass = .compact },
      slot { $0.locale = "de" }, slot { $0.subtype = "retina4" },
    ]
    #expect(AssetEnvironment().best(of: slots) == 0)
    #expect(AssetEnvironment(displayGamut: .displayP3).best(of: slots) == 1)
    #expect(AssetEnvironment(heightClass: .compact).best(of: slots) == 2)
    #expect(AssetEnvironment(locale: "de").best(of: slots) == 3)
    #expect(AssetEnvironment().best(of: [slots[4]]) == nil)
  }
}
