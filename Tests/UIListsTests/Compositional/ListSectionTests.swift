import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite struct `Sections that look like those of a table` {
  private func insets(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ header: UICollectionLayoutListConfiguration.HeaderMode = .none,
    _ footer: UICollectionLayoutListConfiguration.FooterMode = .none
  ) -> [CGFloat] {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    (configuration.headerMode, configuration.footerMode) = (header, footer)
    let room = LayoutRoom(CGSize(width: 390, height: 800), .zero, UITraitCollection())
    let insets = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: room)
      .contentInsets
    return [insets.top, insets.leading, insets.bottom, insets.trailing]
  }

  @Test func `have the insets of their appearance`() {
    #expect(insets(.plain) == [0, 0, 0, 0])
    #expect(insets(.plain, .firstItemInSection) == [22, 0, 0, 0])
    #expect(insets(.grouped) == [35, 0, 20, 0])
    #expect(insets(.insetGrouped) == [35, 16, 20, 16])
    #expect(insets(.insetGrouped, .supplementary) == [0, 16, 20, 16])
    #expect(insets(.insetGrouped, .firstItemInSection, .supplementary) == [0, 16, 0, 16])
    #expect(insets(.sidebar) == [0, 10, 10, 10])
  }

  @Test func `have rows and pinned headers`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let sample = Sample(UICollectionViewCompositionalLayout.list(using: configuration), [2])
    #expect(
      sample.frames == """
        320 116
        0.0  0 28 320 44
        0.1  0 72 320 44
        UICollectionElementKindSectionHeader 0.0  0 0 320 28
        """)
    let grouped = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(
      Sample(UICollectionViewCompositionalLayout.list(using: grouped), [1]).frames
        == "320 99\n0.0  16 35 288 44")
  }
}
