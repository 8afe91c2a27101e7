import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `A collection of one trait` {
  @Test func `has that trait alone`() {
    let collections: [(UITraitCollection, String)] = [
      (UITraitCollection(horizontalSizeClass: .regular), "HorizontalSizeClass"),
      (UITraitCollection(verticalSizeClass: .compact), "VerticalSizeClass"),
      (UITraitCollection(userInterfaceIdiom: .pad), "UserInterfaceIdiom"),
      (UITraitCollection(displayScale: 3), "DisplayScale"),
      (UITraitCollection(layoutDirection: .rightToLeft), "UserInterfaceLayoutDirection"),
      (UITraitCollection(preferredContentSizeCategory: .small), "PreferredContentSizeCategory"),
      (UITraitCollection(userInterfaceStyle: .dark), "UserInterfaceStyle"),
      (UITraitCollection(displayGamut: .P3), "DisplayGamut"),
      (UITraitCollection(forceTouchCapability: .unavailable), "ForceTouchCapability"),
      (UITraitCollection(accessibilityContrast: .high), "AccessibilityContrast"),
      (UITraitCollection(userInterfaceLevel: .elevated), "UserInterfaceLevel"),
      (UITraitCollection(legibilityWeight: .bold), "LegibilityWeight"),
      (UITraitCollection(activeAppearance: .inactive), "ActiveAppearance"),
    ]
    for (collection, name) in collections {
      let changed: [UITrait] = collection.changedTraits(from: nil)
      #expect(changed.map { $0.name } == [name])
    }
    #expect(
      UITraitCollection(traitsFrom: collections.map(\.0)).changedTraits(from: nil).count == 13)
  }

  @Test func `reads back what it was made of`() {
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(
      UITraitCollection(forceTouchCapability: .unavailable).forceTouchCapability == .unavailable)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
  }

  @Test func `can be changed by a function of its own`() {
    func widen(_ traits: inout any UIMutableTraits) { traits.horizontalSizeClass = .regular }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact.modifyingTraits(widen).horizontalSizeClass == .regular)
    #expect(UITraitCollection(mutations: widen).horizontalSizeClass == .regular)
  }

  @Test func `is what every environment of traits answers with`() {
    let controller = UIViewController()
    let environments: [any UITraitEnvironment] = [controller.view, controller, UIScreen.main]
    for environment in environments {
      #expect(environment.traitCollection.displayScale == UIScreen.main.scale)
    }
  }
}
