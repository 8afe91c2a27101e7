import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite struct `Sections of a compositional layout` {
  private var halves: NSCollectionLayoutGroup {
    row(wide(1), points(40), [cell(wide(0.5), high(1))])
  }

  @Test func `have insets, and spaces between them`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let group = row(wide(1), points(30), [cell(wide(0.5), high(1))])
    #expect(
      Sample(section(group, [3, 4, 5, 6]), [3, 0, 1], configuration).frames == """
        320 130
        0.0  4 3 155 30
        0.1  159 3 155 30
        0.2  4 33 155 30
        2.0  4 95 155 30
        """)
  }

  @Test func `have the spacing around their groups`() {
    let group = row(wide(1), points(30), [cell(wide(0.5), high(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    #expect(
      Sample(section(group, spacing: 8), [5]).frames == """
        320 142
        0.0  4 5 160 30
        0.1  164 5 160 30
        0.2  4 55 160 30
        0.3  164 55 160 30
        0.4  4 105 160 30
        """)
  }

  @Test func `scroll sideways`() {
    let group = column(points(100), high(1), [cell(wide(1), high(0.25))])
    #expect(
      Sample(section(group, [3, 4, 5, 6], spacing: 5), [5, 1], sideways(12)).frames == """
        337 480
        0.0  4 3 100 118
        0.1  4 121 100 118
        0.2  4 239 100 118
        0.3  4 357 100 118
        0.4  109 3 100 118
        1.0  231 3 100 118
        """)
  }

  @Test(arguments: [
    (NSRectAlignment.top, true, "320 196", "129 0", "4 33"),
    (.top, false, "320 196", "130 0", "4 33"),
    (.bottom, true, "320 196", "129 88", "4 3"),
    (.leading, true, "320 136", "4 29", "4 3"),
    (.trailing, false, "320 136", "260 29", "4 3"),
    (.topTrailing, true, "320 196", "254 0", "4 33"),
    (.bottomLeading, false, "320 196", "0 88", "4 3"),
  ])
  func `have views at their edges, with their insets or without`(
    alignment: NSRectAlignment, follows: Bool, content: String, view: String, item: String
  ) {
    let section = section(halves, [3, 4, 5, 6])
    section.supplementariesFollowContentInsets = follows
    section.boundarySupplementaryItems = [edge("h", points(60), points(30), alignment)]
    let frames = Sample(section, [3, 2]).frames.components(separatedBy: "\n")
    #expect(frames[0] == content)
    #expect(frames[1] == "0.0  \(item) 155 40")
    #expect(frames[6] == "h 0.0  \(view) 60 30")
  }

  @Test func `grow as far as views at their edges stick out`() {
    let section = section(halves, [3, 4, 5, 6])
    section.boundarySupplementaryItems = [edge("h", points(60), points(30), .top, x: 5, y: 7)]
    #expect(
      Sample(section, [1, 1]).frames == """
        320 142
        0.0  4 26 155 40
        1.0  4 97 155 40
        h 0.0  134 0 60 30
        h 1.0  134 71 60 30
        """)
    section.boundarySupplementaryItems = [
      edge("h", points(60), points(30), .bottom, x: -5, y: -7, extends: false)
    ]
    #expect(
      Sample(section, [3]).frames == """
        320 88
        0.0  4 3 155 40
        0.1  159 3 155 40
        0.2  4 43 155 40
        h 0.0  124 51 60 30
        """)
    let bare = NSCollectionLayoutSection(group: halves)
    bare.boundarySupplementaryItems = [edge("h", points(33), points(200), .leading)]
    #expect(
      Sample(bare, [4]).frames.hasPrefix("320 200\n0.0  0 0 160 40\n")
        && Sample(bare, [4]).frames.hasSuffix("h 0.0  0 0 33 200"))
  }

  @Test func `don't stack the views at one edge`() {
    let section = section(halves, [3, 4, 5, 6])
    section.boundarySupplementaryItems = [
      edge("h", wide(1), points(30), .top), edge("t", wide(1), points(10), .top),
      edge("f", wide(0.5), about(20), .bottom),
    ]
    #expect(
      Sample(section, [2]).frames == """
        320 98
        0.0  4 33 155 40
        0.1  159 33 155 40
        f 0.0  81.5 78 155 20
        h 0.0  4 0 310 30
        t 0.0  4 20 310 10
        """)
  }

  @Test func `without items have the room that their headers need`() {
    let section = section(halves, [3, 4, 5, 6])
    section.boundarySupplementaryItems = [edge("l", wide(1), points(10), .top)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      edge("h", wide(1), points(30), .top), edge("f", wide(1), points(20), .bottom),
    ]
    #expect(
      Sample(section, [0, 2, 0], configuration).frames == """
        320 144
        1.0  4 61 155 40
        1.1  159 61 155 40
        f 0  0 124 320 20
        h 0  0 0 320 30
        l 0.0  4 30 310 10
        l 1.0  4 48 310 10
        l 2.0  4 106 310 10
        """)
  }

  @Test func `keep pinned headers and footers in sight`() {
    let section = section(halves, [3, 4, 5, 6])
    section.boundarySupplementaryItems = [
      edge("h", wide(1), points(30), .top, pins: true),
      edge("f", wide(1), points(20), .bottom, pins: true),
    ]
    let sample = Sample(section, [3, 12], size: CGSize(width: 320, height: 100))
    sample.view.contentOffset.y = 100
    sample.view.layoutIfNeeded()
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      sample.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame("h", 0) == rect(4, 88, 310, 30) && frame("f", 0) == rect(4, 118, 310, 20))
    #expect(frame("h", 1) == rect(4, 138, 310, 30) && frame("f", 1) == rect(4, 180, 310, 20))
    let front = sample.view.subviews.suffix(4).filter { $0 is UICollectionViewCell }
    #expect(front.isEmpty)
  }

  @Test func `have backgrounds behind them`() {
    let section = section(halves, [3, 4, 5, 6], spacing: 4)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
    background.contentInsets = edges([1, 2, 3, 4])
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [edge("h", wide(1), points(30), .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "bg")
    let sample = Sample(layout, [3, 0])
    #expect(
      sample.frames == """
        320 160
        0.0  4 33 155 40
        0.1  159 33 155 40
        0.2  4 77 155 40
        bg 0.0  2 1 314 118
        bg 1.0  2 123 314 34
        h 0.0  4 0 310 30
        h 1.0  4 122 310 30
        """)
    let shown = sample.view.subviews.compactMap { $0 as? Background }
    #expect(shown.map(\.frame) == [rect(2, 1, 314, 118), rect(2, 123, 314, 34)])
    #expect(sample.view.subviews.first is Background)
  }

  private final class Background: UICollectionReusableView {}

  @Test func `in a row of their own begin at its beginning`() {
    let section = section(
      row(wide(0.8), points(50), [cell(wide(1), high(1))]), [3, 4, 5, 6], spacing: 8)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [edge("h", wide(1), points(20), .top)]
    #expect(
      Sample(section, [3, 1]).frames == """
        320 156
        0.0  4 23 256 50
        0.1  268 23 256 50
        0.2  532 23 256 50
        1.0  4 101 256 50
        h 0.0  4 0 310 20
        h 1.0  4 78 310 20
        """)
    section.boundarySupplementaryItems = []
    section.orthogonalScrollingBehavior = .groupPagingCentered
    #expect(Sample(section, [1]).frames == "320 58\n0.0  31 3 256 50")
    let quarter = UIListsTests.section(
      row(points(100), high(0.25), [cell(wide(1), high(1))]), [3, 4, 5, 6])
    quarter.orthogonalScrollingBehavior = .groupPaging
    #expect(Sample(quarter, [1]).frames == "320 126\n0.0  4 3 100 118")
  }

  @Test func `keep clear of what the layout or they refer to`() {
    let section = NSCollectionLayoutSection(group: halves)
    section.boundarySupplementaryItems = [edge("h", wide(1), points(20), .top)]
    section.contentInsetsReference = .layoutMargins
    let sample = Sample(section, [2])
    sample.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    #expect(
      sample.frames == """
        320 60
        0.0  20 20 130 40
        0.1  150 20 130 40
        h 0.0  20 0 260 20
        """)
  }

  @Test func `come from a closure that knows the room`() {
    var rooms: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      rooms.append(environment.container.effectiveContentSize)
      let share = environment.traitCollection.displayScale == 2 && number == 0 ? 0.25 : 0.5
      return section(row(wide(1), points(30), [cell(wide(share), high(1))]))
    }
    #expect(
      Sample(layout, [2, 1], size: CGSize(width: 200, height: 300)).frames == """
        200 60
        0.0  0 0 50 30
        0.1  50 0 50 30
        1.0  0 30 100 30
        """)
    #expect(rooms == [CGSize(width: 200, height: 300), CGSize(width: 200, height: 300)])
    var reasons: [String] = []
    LayoutException.withHandler {
      reasons.append($0.reason)
    } operation: {
      _ = Sample(UICollectionViewCompositionalLayout { _, _ in nil }, [1, 0])
    }
    #expect(
      reasons == [
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error."
      ])
  }

  @Test func `read from right to left`() {
    let section = section(halves, [3, 4, 5, 6])
    let sample = Sample(section, [1])
    sample.view.semanticContentAttribute = .forceRightToLeft
    sample.view.collectionViewLayout.invalidateLayout()
    sample.view.layoutIfNeeded()
    #expect(sample.frames == "320 48\n0.0  161 3 155 40")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `take lengths that no layout can reckon with for none`(length: CGFloat) {
    let item = cell(wide(0.5), high(1))
    item.contentInsets = edges([length, 0, 0, length])
    let group = row(wide(1), points(40), [item, cell(points(length), points(10))])
    group.contentInsets = edges([0, length, 0, 0])
    group.interItemSpacing = .fixed(length)
    let section = section(group, [length, 0, 0, length], spacing: length)
    section.boundarySupplementaryItems = [edge("h", wide(1), points(10), .top, x: length)]
    #expect(
      Sample(section, [2]).frames == """
        320 80
        0.0  0 10 160 40
        0.1  160 10 0 10
        h 0.0  0 0 320 10
        """)
  }
}
