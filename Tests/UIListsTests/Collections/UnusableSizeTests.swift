import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

private let unusable: [CGFloat] = [.nan, .infinity, -.infinity]

@MainActor
private final class Tiles: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// What the delegate answers; nil for the layout's own values.
  var length: CGFloat?

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: indexPath.item == 0 ? length ?? 40 : 40) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: length ?? 0, bottom: length ?? 0, right: 0) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { length ?? 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { length ?? 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: length ?? 0) }
}

/// An item that asks for a size that no layout can reckon with.
private final class EndlessItem: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 30, height: CGFloat.nan)
    return layoutAttributes
  }
}

@MainActor @Suite struct `Sizes that no layout can reckon with` {
  private let source = Tiles()
  private let layout = UICollectionViewFlowLayout()

  private func frames(of item: UICollectionViewCell.Type = UICollectionViewCell.self) -> [CGRect] {
    let view = UICollectionView(frame: rect(0, 0, 100, 200), collectionViewLayout: layout)
    view.register(item, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    if source.length != nil { view.delegate = source }
    view.layoutIfNeeded()
    return (0..<3).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
    }
  }

  @Test(arguments: unusable) func `that a delegate answers are 0`(length: CGFloat) {
    source.length = length
    #expect(frames() == [rect(0, 25, 50, 0), rect(50, 5, 50, 40), rect(0, 45, 50, 40)])
  }

  @Test(arguments: unusable) func `of a layout are 0`(length: CGFloat) {
    layout.itemSize = CGSize(width: 50, height: length)
    layout.minimumLineSpacing = length
    layout.minimumInteritemSpacing = length
    layout.sectionInset = UIEdgeInsets(top: length, left: length, bottom: 0, right: 0)
    layout.headerReferenceSize = CGSize(width: length, height: length)
    #expect(frames() == [rect(0, 0, 50, 0), rect(50, 0, 50, 0), rect(0, 0, 50, 0)])
  }

  @Test func `that items ask for are 0`() {
    layout.estimatedItemSize = CGSize(width: 40, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    #expect(
      frames(of: EndlessItem.self) == [rect(0, 0, 30, 0), rect(30, 0, 30, 0), rect(60, 0, 30, 0)])
  }
}
