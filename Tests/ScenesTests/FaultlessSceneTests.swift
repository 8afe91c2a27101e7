import Foundation
import SeededRandom
import Stage
import Testing

@testable import Scenes

/// Finished scenes are shown as examples: no check finds more than hints in one, whatever it is
/// shown on.
///
/// The screens are all devices with the smallest and the largest texts, small phones with texts of
/// all sizes, from one side or the other, and in bold, and a sample of the rest; in scripts/proofs
/// each device in both orientations and reading directions with texts of all sizes.
@Suite struct `Finished scenes` {
  private nonisolated static let names = ShippedScene.all.filter { !$0.isStep }.map(\.name)

  @Test(arguments: names)
  func `are without faults on any device, with any texts, from either side`(name: String) throws {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    let screens = Self.screens
    let host = SceneHost(screen: screens[0], make: scene.make)
    for screen in screens {
      host.apply(screen)
      let faults = host.snapshot.problems.filter { $0.severity != .hint }
      #expect(faults.isEmpty, "\(screen.summary): \(faults.map(\.message))")
      // What is wrong on one screen is on many.
      if !faults.isEmpty { return }
    }
  }

  @Test(arguments: ["Form", "Form storyboard"], [false, true])
  func `keep the form below the bars`(name: String, isLandscape: Bool) throws {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    for device in Device.all {
      var screen = SimulatedScreen(device, isLandscape: isLandscape)
      screen.bars = [.status, .navigation, .tab]
      let host = SceneHost(screen: screen, make: scene.make)
      let top = try #require(host.snapshot.view(at: "view/textFieldTop")?.solvedFrame.minY)
      #expect(top >= screen.safeAreaInsets.top + 8, "\(screen.summary)")
    }
  }

  private static var screens: [SimulatedScreen] {
    let small = Device.all.filter { $0.portraitWidth <= 320 }
    let sizes = TextSize.allCases
    let leftToRight = stride(from: 0, to: sizes.count, by: 2).map { sizes[$0] }
    let chosen = allScreens.filter { screen in
      screen.textSize == .extraSmall && screen.direction == .leftToRight
        || screen.textSize == .accessibility5 && screen.direction == .rightToLeft
        || small.contains { $0 == screen.device }
          && leftToRight.contains(screen.textSize) == (screen.direction == .leftToRight)
    }
    let bold = small.map { device in
      var screen = SimulatedScreen(device)
      screen.hasBoldText = true
      return screen
    }
    var random = SplitMix(seed: 15)
    if walksAreLong { return allScreens + bold }
    return chosen + bold + (0..<15).compactMap { _ in allScreens.randomElement(using: &random) }
  }

  private static let allScreens: [SimulatedScreen] = Device.all.flatMap { device in
    [false, true].flatMap { isLandscape in
      TextSize.allCases.flatMap { size in
        [SimulatedScreen.Direction.leftToRight, .rightToLeft].map { direction in
          var screen = SimulatedScreen(device, isLandscape: isLandscape)
          screen.textSize = size
          screen.direction = direction
          return screen
        }
      }
    }
  }
}

extension SimulatedScreen {
  fileprivate var summary: String {
    "\(name), \(isLandscape ? "landscape" : "portrait"), \(textSize.rawValue), \(direction.rawValue)"
  }
}
