import AutoLayout
import Foundation
import LayoutFixtures

@testable import UILists

// The layouts and frames of these tests are those that a port of the layout to iOS 6 has recorded
// from UIKit, on a screen with two pixels in a point.
//
// Source: <https://github.com/kern0x1b/charon>, `tests/backports/device/compositional-cases.m`

@MainActor func wide(_ share: CGFloat) -> NSCollectionLayoutDimension { .fractionalWidth(share) }
@MainActor func high(_ share: CGFloat) -> NSCollectionLayoutDimension { .fractionalHeight(share) }
@MainActor func points(_ length: CGFloat) -> NSCollectionLayoutDimension { .absolute(length) }
@MainActor func about(_ length: CGFloat) -> NSCollectionLayoutDimension { .estimated(length) }

@MainActor func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func cell(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

@MainActor func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func section(
  _ group: NSCollectionLayoutGroup, _ insets: [CGFloat] = [0, 0, 0, 0], spacing: CGFloat = 0
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = edges(insets)
  section.interGroupSpacing = spacing
  return section
}

/// Insets from top, leading, bottom and trailing.
func edges(_ insets: [CGFloat]) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(
    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
}

@MainActor func edge(
  _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ alignment: NSRectAlignment, x: CGFloat = 0, y: CGFloat = 0, extends: Bool = true,
  pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment,
    absoluteOffset: CGPoint(x: x, y: y))
  (item.extendsBoundary, item.pinToVisibleBounds) = (extends, pins)
  return item
}

@MainActor func sideways(
  _ spacing: CGFloat = 0, _ edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> UICollectionViewCompositionalLayoutConfiguration {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  configuration.interSectionSpacing = spacing
  configuration.boundarySupplementaryItems = edges
  // The recorded layouts are those of a window without a safe area.
  configuration.contentInsetsReference = .none
  return configuration
}

/// A collection of 320 by 480 points in a layout, with so many cells in its sections.
@MainActor final class Sample: UICollectionViewDataSource {
  let counts: [Int]
  let view: UICollectionView

  convenience init(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts,
      size: size)
  }

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    openWindow(size.width, size.height, around: view)
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

  /// The size of the content, and the frames of all that is in it: of cells by section and item,
  /// and of other views with their kind.
  var frames: String {
    let layout = view.collectionViewLayout
    let size = layout.collectionViewContentSize
    let all = layout.layoutAttributesForElements(in: rect(-9000, -9000, 18000, 18000)) ?? []
    let lines = all.map { ($0.representedElementKind ?? "", $0.indexPath, $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { kind, path, attributes in
        let place = path.map(String.init).joined(separator: ".")
        let frame = attributes.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }
        return "\(kind.isEmpty ? "" : kind + " ")\(place)  \(numbers.joined(separator: " "))"
      }
    return (["\(short(size.width)) \(short(size.height))"] + lines).joined(separator: "\n")
  }

  private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
