import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

/// A trait of an app, of a value that can be compared.
struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

/// A trait of an app whose value is an object.
private struct OwnerTrait: UITraitDefinition {
  static var defaultValue: NSObject? { nil }
  static let name = "Owner"
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor @Suite struct TraitCollectionTests {
  let phone = UITraitCollection { traits in
    traits.userInterfaceIdiom = .phone
    traits.displayScale = 2
    traits.displayGamut = .SRGB
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.forceTouchCapability = .available
    traits.preferredContentSizeCategory = .large
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
  }

  @Test func `the description is that of UIKit`() {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(phone)), radix: 16)
    #expect(
      phone.description
        == "<UITraitCollection: \(address); UserInterfaceIdiom = Phone, DisplayScale = 2, "
        + "DisplayGamut = sRGB, HorizontalSizeClass = Compact, VerticalSizeClass = Regular, "
        + "UserInterfaceStyle = Light, UserInterfaceLayoutDirection = LTR, "
        + "ForceTouchCapability = Available, PreferredContentSizeCategory = L, "
        + "AccessibilityContrast = Normal, UserInterfaceLevel = Base>")
  }

  @Test func `a new collection specifies nothing`() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceIdiom == .unspecified)
    #expect(empty.displayScale == 0)
    #expect(empty.displayGamut == .unspecified)
    #expect(empty.horizontalSizeClass == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.layoutDirection == .unspecified)
    #expect(empty.forceTouchCapability == .unknown)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
    #expect(empty.activeAppearance == .unspecified)
    #expect(empty.changedTraits(from: nil).isEmpty)
  }

  @Test func `the numbers behind the names are UIKit's`() {
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIDisplayGamut.P3.rawValue == 1)
    #expect(UIForceTouchCapability.available.rawValue == 2)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
    #expect(UIUserInterfaceLevel.unspecified.rawValue == -1)
    #expect(UILegibilityWeight.bold.rawValue == 1)
    #expect(UIUserInterfaceActiveAppearance.active.rawValue == 1)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
  }

  @Test func `of several collections the later wins, trait by trait`() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(),
    ])
    #expect(
      all
        == UITraitCollection {
          $0.displayScale = 3
          $0.horizontalSizeClass = .compact
          $0.userInterfaceStyle = .dark
          $0.legibilityWeight = .bold
        })
  }

  @Test func `a collection contains those traits that it has the same values for`() {
    #expect(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!phone.containsTraits(in: UITraitCollection(activeAppearance: .active)))
    #expect(phone.containsTraits(in: UITraitCollection()))
    #expect(phone.containsTraits(in: nil))
    #expect(phone.containsTraits(in: phone))
  }

  @Test func `modifying gives another collection and leaves the first as it was`() {
    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 2)
    #expect(phone.userInterfaceStyle == .light)
    #expect(dark.changedTraits(from: phone).map { $0.name } == ["UserInterfaceStyle"])
    #expect(phone.changedTraits(from: nil).count == 11)
  }

  @Test func `an app's own trait has its default until it is given a value`() {
    #expect(phone[ThemeTrait.self] == "plain")
    let festive = phone.modifyingTraits { $0.theme = "festive" }
    #expect(festive[ThemeTrait.self] == "festive")
    #expect(festive != phone)
    #expect(festive == phone.modifyingTraits { $0[ThemeTrait.self] = "festive" })
    #expect(festive.changedTraits(from: phone).map { $0.name } == ["ThemeTrait"])
    #expect(phone.changedTraits(from: festive).map { $0.name } == ["ThemeTrait"])
    #expect(!phone.containsTraits(in: festive))
    #expect(
      UITraitCollection(traitsFrom: [festive, UITraitCollection { $0.theme = "sad" }])[
        ThemeTrait.self] == "sad")
    #expect(festive.description.hasSuffix("UserInterfaceLevel = Base, ThemeTrait = festive>"))
  }

  @Test func `an object as a trait's value is compared by what it calls equal`() {
    let first = NSObject()
    let one = UITraitCollection { $0[OwnerTrait.self] = first }
    #expect(one == UITraitCollection { $0[OwnerTrait.self] = first })
    #expect(one != UITraitCollection { $0[OwnerTrait.self] = NSObject() })
    #expect(one[OwnerTrait.self] === first)
  }

  @Test func `the order in which own traits were set makes no difference`() {
    let owner = NSObject()
    let one = UITraitCollection {
      $0.theme = "festive"
      $0[OwnerTrait.self] = owner
    }
    let other = UITraitCollection {
      $0[OwnerTrait.self] = owner
      $0.theme = "festive"
    }
    #expect(one == other)
    #expect(one.hash == other.hash)
  }

  @Test func `colours look different where a trait that they depend on is another`() {
    #expect(
      phone.hasDifferentColorAppearance(
        comparedTo: phone.modifyingTraits { $0.userInterfaceStyle = .dark }))
    #expect(
      phone.hasDifferentColorAppearance(comparedTo: phone.modifyingTraits { $0.theme = "sad" }))
    #expect(
      !phone.hasDifferentColorAppearance(
        comparedTo: phone.modifyingTraits { $0.horizontalSizeClass = .regular }))
  }

  @Test func `the current traits are the screen's, and others only as long as asked`() {
    let screen = UIScreen.main.traitCollection
    #expect(UITraitCollection.current == screen)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    large.performAsCurrent {
      #expect(UITraitCollection.current === large)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      phone.performAsCurrent { #expect(UITraitCollection.current === phone) }
      #expect(UITraitCollection.current === large)
    }
    #expect(UITraitCollection.current == screen)
  }
}
