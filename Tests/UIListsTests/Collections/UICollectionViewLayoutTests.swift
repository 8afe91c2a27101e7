import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// Attributes with a colour of their own.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = "red"

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

/// A layout of an app: cards of 60 points that overlap by half, the first in front.
private final class Fan: UICollectionViewLayout {
  var tint = "red"
  var asked: [[CGFloat]] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 180) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<5).map { item in
      let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 30 * CGFloat(item), width: 100, height: 60)
      attributes.zIndex = 5 - item
      attributes.tint = tint
      return attributes
    }.filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append([collectionView?.bounds.minY ?? -1, newBounds.minY])
    return collectionView?.bounds != newBounds
  }
}

private final class Card: UICollectionViewCell {
  var tints: [String] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    tints.append((layoutAttributes as? TintedAttributes)?.tint ?? "none")
  }
}

@MainActor private final class Deck: UICollectionViewDataSource {
  var made = 0
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}

@MainActor @Suite struct `A collection in an app's own layout` {
  private let deck = Deck()
  private let fan = Fan()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: fan)
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.dataSource = deck
    view.contentInsetAdjustmentBehavior = .never
    view.layoutIfNeeded()
  }

  private func card(_ item: Int) -> Card? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? Card
  }

  @Test func `draws items of a higher index in front`() {
    let order = view.subviews.compactMap { ($0 as? Card).flatMap(view.indexPath)?.item }
    #expect(order == [3, 2, 1, 0])
  }

  @Test func `gives cells their attributes whenever these change`() {
    #expect(card(1)?.tints.last == "red")
    fan.tint = "blue"
    fan.invalidateLayout()
    view.layoutIfNeeded()
    #expect(card(1)?.tints.last == "blue")
  }

  @Test func `is asked about new bounds while it has the old ones`() {
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(fan.asked.last == [0, 40])
    #expect(view.bounds.minY == 40)
  }

  @Test func `finds items at any point of its content`() {
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 175)) == item(4))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 185)) == nil)
  }

  @Test func `selects nothing, and deselects nothing, where selection is not allowed`() {
    let path = item(0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.allowsSelection = false
    view.deselectItem(at: path, animated: false)
    view.selectItem(at: item(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path])
  }

  @Test func `keeps its cells and their selection in another layout and in other traits`() {
    openWindow(100, 100, around: view)
    view.layoutIfNeeded()
    let (first, made) = (card(0), deck.made)
    view.selectItem(at: item(0), animated: false, scrollPosition: [])
    view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    view.layoutIfNeeded()
    #expect(card(0) === first)
    #expect(deck.made == made)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 20)
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    #expect(card(0) === first)
    #expect(first?.frame == rect(0, 0, 40, 20))
    #expect(first?.isSelected == true)
    #expect(view.indexPathsForSelectedItems == [item(0)])
    // The fifth card has come into sight.
    #expect(deck.made == made + 1)
  }
}
