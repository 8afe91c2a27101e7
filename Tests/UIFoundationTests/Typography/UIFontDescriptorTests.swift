import AutoLayout
import Foundation
import Testing

@testable import UIFoundation

@MainActor @Suite struct `Font descriptors` {
  private let plain = UIFont.systemFont(ofSize: 20)

  @Test func `a font is made bold, italic or another design`() throws {
    let descriptor = plain.fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 12).pointSize == 12)
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let round = try #require(descriptor.withDesign(.rounded))
    #expect(
      UIFont(descriptor: round, size: 0).typeface.family == .sanFranciscoRounded)
    #expect(
      try UIFont(descriptor: #require(round.withDesign(.default)), size: 0).typeface
        == plain.typeface)
  }

  @Test func `a named font stays in its family`() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 15))
    let bold = try #require(helvetica.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.familyName == helvetica.familyName && font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func `attributes name family, size and weight`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 24,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.familyName == "Georgia" && font.pointSize == 24)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(style.symbolicTraits == .traitBold && style.pointSize == 17)
  }
}
