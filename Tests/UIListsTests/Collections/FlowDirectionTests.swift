import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor private final class Tiles: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 6 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

/// A strip of items of 60 points, which turns around.
private final class Strip: UICollectionViewLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var collectionViewContentSize: CGSize { CGSize(width: 360, height: 50) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<6).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 60 * item, y: 0, width: 60, height: 50)
      return attributes
    }.filter { $0.frame.intersects(rect) }
  }
}

private final class TurningFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite struct `A layout that turns around` {
  private let source = Tiles()

  private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: rect(0, 0, 150, 50), collectionViewLayout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [Int: CGFloat] {
    var frames: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      frames[path.item] = view.cellForItem(at: path)?.frame.minX
    }
    return frames
  }

  @Test func `begins at the right, with its first items in sight`() {
    let view = shown(Strip())
    #expect(view.contentOffset.x == 210)
    #expect(frames(view) == [0: 300, 1: 240, 2: 180])
  }

  @Test func `is not turned twice if it is a flow layout`() {
    let layout = TurningFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 50)
    layout.minimumLineSpacing = 0
    let view = shown(layout)
    #expect(view.contentOffset.x == 210)
    #expect(frames(view) == [0: 300, 1: 240, 2: 180])
  }
}

@MainActor @Suite struct `The section inset of a flow layout` {
  private let source = Tiles()

  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 3),
    (.fromSafeArea, 33), (.fromLayoutMargins, 38),
  ])
  func `is measured from the edge that is chosen`(
    reference: UICollectionViewFlowLayout.SectionInsetReference, start: CGFloat
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
    layout.sectionInsetReference = reference
    let controller = UIViewController()
    let view = UICollectionView(frame: rect(0, 0, 375, 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    view.contentInsetAdjustmentBehavior = .never
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    keepShowing(controller, on: screen(375, 667))
    controller.view.addSubview(view)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == start)
    controller.additionalSafeAreaInsets.left = 40
    view.layoutIfNeeded()
    let moved = reference == .fromContentInset ? start : start + 10
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == moved)
  }
}
