import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// A view with a height of its own at any width.
private final class Brick: UIView {
  var height: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

private final class BrickCell: UICollectionViewCell {
  let brick = Brick()
  override init(frame: CGRect) {
    super.init(frame: frame)
    brick.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(brick)
    NSLayoutConstraint.activate([
      brick.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      brick.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      brick.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      brick.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell that places its parts by frames.
private final class FrameCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width / 10)
  }
}

/// A cell that prefers a height of its own.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 77
    return layoutAttributes
  }
}

private final class Header: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let brick = Brick()
    brick.height = 20
    brick.translatesAutoresizingMaskIntoConstraints = false
    addSubview(brick)
    NSLayoutConstraint.activate([
      brick.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      brick.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      brick.leadingAnchor.constraint(equalTo: leadingAnchor),
      brick.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Bricks: UICollectionViewDataSource {
  let heights: [CGFloat]
  let view: UICollectionView

  init(
    _ section: NSCollectionLayoutSection, _ heights: [CGFloat],
    _ type: UICollectionViewCell.Type = BrickCell.self
  ) {
    self.heights = heights
    let layout = UICollectionViewCompositionalLayout(section: section)
    view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.contentInsetAdjustmentBehavior = .never
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.register(Header.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "header")
    openWindow(320, 480, around: view)
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? BrickCell)?.brick.height = heights[path.item] - 12
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  var height: CGFloat { view.collectionViewLayout.collectionViewContentSize.height }
  var tops: [CGFloat] { view.visibleCells.map(\.frame.minY) }
  var lengths: [CGFloat] { view.visibleCells.map(\.frame.height) }
}

@MainActor @Suite struct `Estimated sizes in a compositional layout` {
  private let heights: [CGFloat] = [31, 50, 31, 69, 31]

  private func list(spacing: CGFloat = 3, insets: [CGFloat] = [0, 0, 0, 0])
    -> NSCollectionLayoutSection
  {
    section(column(wide(1), about(44), [cell(wide(1), about(44))]), insets, spacing: spacing)
  }

  private var grid: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(wide(1), about(50)), subitem: cell(wide(0.5), about(50)), count: 2)
    group.interItemSpacing = .fixed(5)
    return section(group, spacing: 3)
  }

  @Test func `become those that cells ask for`() {
    let bricks = Bricks(list(), heights)
    #expect(bricks.tops == [0, 34, 87, 121, 193])
    #expect(bricks.lengths == heights && bricks.height == 224)
  }

  @Test func `of a row become that of its tallest cell`() {
    let bricks = Bricks(grid, [31, 88, 31, 126, 31])
    #expect(bricks.tops == [0, 0, 91, 91, 220])
    #expect(bricks.lengths == [31, 88, 31, 126, 31] && bricks.height == 251)
    #expect(bricks.view.visibleCells[1].frame == rect(162.5, 0, 157.5, 88))
  }

  @Test func `of groups that are fixed don't count`() {
    let group = row(wide(1), points(60), [cell(wide(1), about(44))])
    let bricks = Bricks(section(group), heights)
    #expect(bricks.tops == [0, 60, 120, 180, 240])
    #expect(bricks.lengths == heights && bricks.height == 300)
  }

  @Test func `don't have the insets of items`() {
    let item = cell(wide(1), about(44))
    item.contentInsets = edges([4, 6, 4, 6])
    let group = column(wide(1), about(44), [item])
    let bricks = Bricks(section(group, [2, 10, 2, 10]), [31, 69, 31, 88, 31])
    #expect(bricks.view.visibleCells[1].frame == rect(16, 33, 288, 69))
    #expect(bricks.height == 254)
  }

  @Test func `of a run of items are as long as it`() {
    let group = column(
      wide(1), about(88), [cell(wide(1), about(44)), cell(wide(1), about(44))], spacing: .fixed(5))
    let bricks = Bricks(section(group, spacing: 3), [31, 50, 31, 69, 31, 31])
    #expect(bricks.tops == [0, 36, 89, 125, 197, 233] && bricks.height == 264)
  }

  @Test func `shared by a number of items stay as they are`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(wide(1), about(88)), subitem: cell(wide(1), about(44)), count: 2)
    group.interItemSpacing = .fixed(5)
    let bricks = Bricks(section(group, spacing: 3), heights)
    #expect(bricks.tops == [0, 46.5, 91, 137.5, 182] && bricks.height == 223.5)
  }

  @Test func `are also those of headers`() {
    let section = list()
    section.boundarySupplementaryItems = [edge("h", wide(1), about(30), .top)]
    let bricks = Bricks(section, heights)
    #expect(bricks.tops == [28, 62, 115, 149, 221] && bricks.height == 252)
  }

  @Test func `follow cells without constraints as well`() {
    #expect(Bricks(list(), heights, FrameCell.self).lengths == [32, 32, 32, 32, 32])
    #expect(Bricks(list(), heights, TallCell.self).tops == [0, 80, 160, 240, 320])
    let plain = Bricks(list(), heights, UICollectionViewCell.self)
    #expect(plain.lengths == [44, 44, 44, 44, 44] && plain.height == 232)
  }

  @Test func `stay those of cells that have not been in sight`() {
    let kinds: [CGFloat] = [31, 88, 31, 126, 31]
    let bricks = Bricks(grid, (0..<40).map { kinds[$0 % 5] })
    #expect(bricks.view.visibleCells.count == 12)
    #expect(bricks.height == 1304)
    let long = Bricks(list(), (0..<60).map { heights[$0 % 5] })
    #expect(long.view.visibleCells.count == 11 && long.height == 2788)
  }

  @Test func `let items wrap in a row as they turn out`() {
    let group = row(wide(1), about(30), [cell(about(100), about(30))], spacing: .fixed(10))
    let sample = Sample(section(group), [5])
    #expect(
      sample.frames == """
        320 60
        0.0  0 0 100 30
        0.1  110 0 100 30
        0.2  220 0 100 30
        0.3  0 30 100 30
        0.4  110 30 100 30
        """)
  }
}
