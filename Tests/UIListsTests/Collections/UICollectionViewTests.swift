import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor
private final class Cards: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts: [Int]
  var sizes: [IndexPath: CGSize] = [:]
  var chosen: [Int] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? TagCell)?.label.text = String(repeating: "x", count: 2 * indexPath.item + 1)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath] ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

/// A data source that gives no sizes, and notes the frames of cells as it gets them.
@MainActor private final class PlainCards: UICollectionViewDataSource {
  let cards: Cards
  var dequeued: [CGRect] = []

  init(_ cards: Cards) { self.cards = cards }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { cards.counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    dequeued.append(cell.frame)
    return cell
  }
}

/// A cell that notes the frame with which it is created.
private final class FramedCell: UICollectionViewCell {
  let first: CGRect

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// An item as wide as its label.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.place(label)
    label.pin([.leading: 6, .top: 4, .trailing: -6, .bottom: -4], to: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.columns) struct `A collection in flow layout` {
  private func collection(
    _ source: Cards, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(frame: rect(0, 0, 200, 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test func `spreads full lines, and begins the last where they begin`() {
    // Three items of 50 and two gaps of at least 10 fit into 200: the gaps are 25.
    let view = collection(Cards([5]))
    #expect(frames(view).map(\.minX) == [0, 75, 150, 0, 75])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 200, height: 110))
  }

  @Test func `spreads a single line as a full one, if all items have one size`() {
    let cards = Cards([2])
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: rect(0, 0, 200, 200), collectionViewLayout: layout)
    let source = PlainCards(cards)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 75])
    layout.itemSize.width = 120
    view.layoutIfNeeded()
    // One has room in a line, also in the last one.
    #expect(frames(view).map(\.minX) == [40, 40])
    layout.itemSize.width = 250
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [0, 0])
  }

  @Test func `a single line of items with sizes of their own keeps the least spacing`() {
    #expect(frames(collection(Cards([2]))).map(\.minX) == [0, 60])
  }

  @Test func `creates cells with the frame that the layout has for them`() {
    let cards = Cards([2])
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: rect(0, 0, 200, 200), collectionViewLayout: layout)
    let source = PlainCards(cards)
    view.register(FramedCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map { ($0 as? FramedCell)?.first } == [
        rect(0, 0, 50, 50), rect(75, 0, 50, 50),
      ])
    #expect(source.dequeued == [rect(0, 0, 50, 50), rect(75, 0, 50, 50)])
  }

  @Test func `keeps to insets and spacings, with headers above the sections`() {
    let view = collection(Cards([2, 1])) { layout in
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
      layout.minimumLineSpacing = 20
      layout.itemSize = CGSize(width: 100, height: 30)
      layout.headerReferenceSize = CGSize(width: 0, height: 24)
    }
    // One item to a line: each but the last stands in its middle.
    #expect(
      frames(view) == [
        rect(50, 29, 100, 30), rect(10, 79, 100, 30),
        rect(10, 124 + 24 + 5, 100, 30),
      ])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: item(0, 1))
    #expect(header?.frame == rect(0, 124, 200, 24))
    #expect(view.contentSize.height == 198)
  }

  @Test func `sideways, lines are columns`() {
    let view = collection(Cards([5])) { $0.scrollDirection = .horizontal }
    #expect(frames(view).map(\.minY) == [0, 75, 150, 0, 75])
    #expect(frames(view).map(\.minX) == [0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 110, height: 200))
  }

  @Test func `items of several sizes are centred in their line`() {
    let source = Cards([2])
    source.sizes[item(1)] = CGSize(width: 80, height: 90)
    let view = collection(source)
    #expect(frames(view) == [rect(0, 20, 50, 50), rect(60, 0, 80, 90)])
  }

  @Test func `items ask for their own sizes`() {
    let source = Cards([4])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    let view = UICollectionView(frame: rect(0, 0, 100, 200), collectionViewLayout: layout)
    view.register(TagCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = source
    view.layoutIfNeeded()
    // 1, 3, 5 and 7 columns of 8 points with 6 at each side; 24 high: 20 and 36 fit beside each
    // other into 100, 52 and 68 do not.
    #expect(frames(view).map(\.width) == [20, 36, 52, 68])
    #expect(frames(view).map(\.height) == [24, 24, 24, 24])
    #expect(frames(view).map(\.minY) == [0, 0, 34, 68])
    #expect(frames(view)[1].minX == 64)
    #expect(layout.collectionViewContentSize.height == 92)
  }

  /// A cell of 24 points' height by its constraints, whose width they leave open.
  private final class Strip: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let bar = contentView.place(UIView())
      bar.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0], to: contentView)
      bar.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(
    arguments: [
      (UICollectionViewFlowLayout.automaticSize, 50), (CGSize(width: 70, height: 10), 70),
    ] as [(CGSize, CGFloat)])
  func `items keep the estimated length where their constraints leave it open`(
    estimate: CGSize, width: CGFloat
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let view = UICollectionView(frame: rect(0, 0, 200, 200), collectionViewLayout: layout)
    view.register(Strip.self, forCellWithReuseIdentifier: "card")
    let source = Cards([1])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(frames(view) == [rect(0, 0, width, 24)])
  }

  @Test func `only items in sight exist, and are used again`() {
    let source = Cards([3000])
    let view = collection(source)
    #expect(view.contentSize.height == 59_990)
    #expect(view.subviews.count == 12)
    let first = view.cellForItem(at: item(0))
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(30..<42))
    let reused = view.visibleCells.contains { $0 === first }
    #expect(reused)
    #expect(view.subviews.count == 12)
  }

  @Test func `a touch selects an item`() {
    let source = Cards([5])
    let view = collection(source)
    let window = openWindow(300, 300, around: view)
    #expect(window.sendTap(at: CGPoint(x: 80, y: 20)))
    #expect(!window.sendTap(at: CGPoint(x: 60, y: 20)))
    #expect(source.chosen == [1])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false, false, false])
  }

  @Test func `scrolls to an item`() {
    let view = collection(Cards([60])) { $0.minimumLineSpacing = 0 }
    // Three items to a line: line 10 begins at 500, of 1000.
    let path = item(30)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 500))
    view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 425)
    view.scrollToItem(at: path, at: [.bottom, .right], animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 350))
    view.scrollToItem(at: item(59), at: .top, animated: false)
    #expect(view.contentOffset.y == 800)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.contentOffset.y == 800 && view.indexPathsForSelectedItems == [path])
    view.selectItem(at: path, animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 500)
  }

  @Test func `sideways it scrolls to the sides`() {
    let view = collection(Cards([60])) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 0
    }
    let path = item(30)
    view.scrollToItem(at: path, at: .left, animated: false)
    #expect(view.contentOffset == CGPoint(x: 500, y: 0))
    view.scrollToItem(at: path, at: [.centeredHorizontally, .top], animated: false)
    #expect(view.contentOffset == CGPoint(x: 425, y: 0))
    view.scrollToItem(at: path, at: .right, animated: false)
    #expect(view.contentOffset.x == 350)
  }

  @Test func `another size arranges the items anew`() {
    let source = Cards([5])
    let view = collection(source)
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minY) == [0, 0, 0, 0, 0])
  }

  @Test func `from right to left lines begin at the right`() {
    let source = Cards([2])
    let view = collection(source)
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [150, 90])
  }
}
