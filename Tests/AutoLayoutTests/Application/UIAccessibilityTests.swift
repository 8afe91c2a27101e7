import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite struct UIAccessibilityTests {
  private func configuration(reducesMotion: Bool) -> ScreenConfiguration {
    var configuration = screen(375, 667)
    configuration.reducesMotion = reducesMotion
    return configuration
  }

  /// Writes down what is so each time when a notification is posted.
  private func note(
    in diary: Diary, _ name: Notification.Name, _ line: @escaping @MainActor @Sendable () -> String
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { diary.lines.append(line()) }
    }
  }

  @Test func `each screen has its own setting of reduced motion`() {
    let calm = UIScreen(configuration(reducesMotion: true))
    let lively = UIScreen(configuration(reducesMotion: false))
    calm.perform {
      #expect(UIAccessibility.isReduceMotionEnabled)
      lively.perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test func `a screen whose setting changes posts the notification, once`() {
    let display = UIScreen(configuration(reducesMotion: false))
    let diary = Diary()
    let observer = note(in: diary, UIAccessibility.reduceMotionStatusDidChangeNotification) {
      UIAccessibility.isReduceMotionEnabled ? "reduced" : "full"
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    for reducesMotion in [false, true, true, false] {
      display.apply(configuration(reducesMotion: reducesMotion))
    }
    #expect(diary.lines == ["reduced", "full"])
    let name = UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue
    #expect(name == "UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  @Test func `bold text is what the traits say, and a change of it is told once`() {
    func configuration(_ weight: UILegibilityWeight) -> ScreenConfiguration {
      var configuration = screen(375, 667)
      configuration.traitCollection = configuration.traitCollection.modifyingTraits {
        $0.legibilityWeight = weight
      }
      return configuration
    }
    let display = UIScreen(configuration(.regular))
    let diary = Diary()
    let observer = note(in: diary, UIAccessibility.boldTextStatusDidChangeNotification) {
      UIAccessibility.isBoldTextEnabled ? "bold" : "regular"
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    display.perform { #expect(!UIAccessibility.isBoldTextEnabled) }
    for weight in [UILegibilityWeight.bold, .bold, .regular] {
      display.apply(configuration(weight))
    }
    #expect(diary.lines == ["bold", "regular"])
  }
}
