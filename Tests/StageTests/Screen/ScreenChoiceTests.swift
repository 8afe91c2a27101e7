import Testing

@testable import Stage

@Suite struct `A choice about the screen` {
  private var screen = SimulatedScreen()

  /// Steps so often, and collects the words on the way.
  private mutating func words(_ choice: ScreenChoice, _ steps: Int...) -> [String] {
    steps.map { step in
      _ = choice.step(&screen, by: step)
      return choice.word(on: screen)
    }
  }

  @Test mutating func `begins again behind its last value`() {
    #expect(words(.widthClass, 1, 1, 1, -1) == ["regular", "compact", "device", "compact"])
    #expect(words(.direction, 1, 1) == ["rtl", "ltr"])
    #expect(words(.interfaceStyle, 1, 1) == ["dark", "light"])
  }

  @Test mutating func `of the text size ends at both ends`() {
    #expect(words(.textSize, 1, -9, 10, 9) == ["XL", "XS", "AX4", "AX5"])
    #expect(!ScreenChoice.textSize.step(&screen, by: 1))
    #expect(ScreenChoice.textSize.step(&screen, by: -1))
    #expect(screen.textSize == .accessibility4)
  }

  @Test mutating func `is set by its word, and by no other`() {
    ScreenChoice.textSize.set("AX2", on: &screen)
    #expect(screen.textSize == .accessibility2)
    ScreenChoice.textSize.set("huge", on: &screen)
    #expect(screen.textSize == .accessibility2)
  }

  @Test mutating func `is told of where it is not the usual one`() {
    func notes(_ screen: SimulatedScreen) -> [String] {
      ScreenChoice.all.compactMap { $0.note(on: screen) }.map { "\($0.short ?? "-") / \($0.long)" }
    }
    #expect(notes(screen) == [])
    screen.textSize = .extraSmall
    screen.direction = .rightToLeft
    screen.interfaceStyle = .dark
    screen.reducesMotion = true
    screen.hasBoldText = true
    screen.showsKeyboard = true
    #expect(
      notes(screen) == [
        "text XS / text XS", "bold / bold text", "RTL / right to left", "dark / dark",
        "less motion / reduced motion", "keyboard / with the keyboard",
      ])
  }
}
