import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite struct `Groups of a compositional layout` {
  /// The frames of the first row of items that take a share of the width.
  private func firstRow(_ share: CGFloat, _ spacing: NSCollectionLayoutSpacing?) -> String {
    let group = row(wide(1), points(10), [cell(wide(share), points(10))], spacing: spacing)
    let frames = Sample(section(group), [8]).view.visibleCells.map(\.frame)
    return frames.filter { $0.minY == 0 }.map { String(format: "%g+%g", $0.minX, $0.width) }
      .joined(separator: " ")
  }

  @Test func `give shares of what the spacing leaves, in whole pixels`() {
    #expect(firstRow(0.3, nil) == "0+96 96+96 192+96")
    #expect(firstRow(1 / 3, nil) == "0+106.5 106.5+106.5 213+106.5")
    #expect(firstRow(0.9, nil) == "0+288")
    #expect(firstRow(0.3, .fixed(10)) == "0+90 100+90 200+90")
    #expect(firstRow(0.25, .fixed(10)) == "0+72.5 82.5+72.5 165+72.5 247.5+72.5")
    #expect(firstRow(0.4, .fixed(10)) == "0+124 134+124")
    #expect(firstRow(0.3, .flexible(10)) == "0+90 115+90 230+90")
    #expect(firstRow(0.4, .flexible(10)) == "0+124 196+124")
    #expect(firstRow(0.25, .flexible(1)) == "0+79 80.5+79 160.5+79 241+79")
    #expect(firstRow(1 / 3, .flexible(1)) == "0+106 107+106 214+106")
  }

  @Test func `repeat lists of items as far as they fit`() {
    let mixed = row(
      wide(1), points(20), [cell(wide(0.5), high(1)), cell(points(50), high(1))],
      spacing: .fixed(10))
    #expect(
      Sample(section(mixed), [3]).frames == """
        320 40
        0.0  0 0 155 20
        0.1  165 0 50 20
        0.2  0 20 155 20
        """)
    let uneven = row(
      wide(1), points(20), [cell(wide(0.5), points(100)), cell(wide(0.5), wide(0.25))],
      spacing: .fixed(10))
    #expect(
      Sample(section(uneven), [4]).frames == """
        320 40
        0.0  0 0 155 100
        0.1  165 0 155 77.5
        0.2  0 20 155 100
        0.3  165 20 155 77.5
        """)
  }

  @Test func `take shares of the section's width and of the whole height`() {
    let group = row(wide(1), high(0.5), [cell(wide(0.5), high(1))])
    #expect(
      Sample(section(group, [10, 20, 30, 40]), [4]).frames == """
        320 520
        0.0  20 10 130 240
        0.1  150 10 130 240
        0.2  20 250 130 240
        0.3  150 250 130 240
        """)
  }

  @Test func `are shorter at the end if items are missing`() {
    func content(_ height: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing?)
      -> String
    {
      let group = column(wide(1), points(100), [cell(wide(1), height)], spacing: spacing)
      return Sample(section(group), [5]).frames.components(separatedBy: "\n")[0]
    }
    #expect(content(points(30), nil) == "320 170")
    #expect(content(points(30), .fixed(10)) == "320 260")
    #expect(content(points(30), .flexible(10)) == "320 230")
    let row = row(points(100), high(1), [cell(points(30), high(1))], spacing: .flexible(10))
    #expect(
      Sample(section(row), [5, 3], sideways()).frames == """
        360 480
        0.0  0 0 30 480
        0.1  70 0 30 480
        0.2  100 0 30 480
        0.3  170 0 30 480
        0.4  200 0 30 480
        1.0  230 0 30 480
        1.1  300 0 30 480
        1.2  330 0 30 480
        """)
  }

  @Test func `of a number share their length, unless items keep their own`() {
    let shared = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(wide(1), points(20)), subitem: cell(points(30), high(1)), count: 3)
    shared.interItemSpacing = .fixed(10)
    #expect(
      Sample(section(shared), [4]).frames == """
        320 40
        0.0  0 0 100 20
        0.1  110 0 100 20
        0.2  220 0 100 20
        0.3  0 20 100 20
        """)
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(wide(1), points(20)), repeatingSubitem: cell(points(30), high(1)), count: 3)
    own.interItemSpacing = .fixed(10)
    #expect(
      Sample(section(own), [4]).frames == """
        320 40
        0.0  0 0 30 20
        0.1  40 0 30 20
        0.2  80 0 30 20
        0.3  0 20 30 20
        """)
  }

  @Test func `have insets inside, and items theirs`() {
    let item = cell(wide(0.5), high(1))
    item.contentInsets = edges([5, 6, 7, 8])
    let group = row(wide(1), points(100), [item])
    group.contentInsets = edges([1, 2, 3, 4])
    // The group has a copy of the item.
    item.contentInsets = .zero
    #expect(
      Sample(section(group), [3]).frames == """
        320 196
        0.0  8 6 143 84
        0.1  165 6 143 84
        0.2  8 106 143 84
        """)
  }

  @Test func `leave the spacing around their items`() {
    func frames(_ share: CGFloat, _ height: CGFloat, _ spacing: NSCollectionLayoutEdgeSpacing)
      -> String
    {
      let item = cell(wide(share), high(height))
      item.edgeSpacing = spacing
      return Sample(section(row(wide(1), points(100), [item])), [2]).frames
    }
    let fixed = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    #expect(frames(0.5, 1, fixed) == "320 200\n0.0  4 5 160 100\n0.1  4 105 160 100")
    let flexible = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: nil)
    #expect(frames(0.5, 1, flexible) == "320 200\n0.0  79 0 160 100\n0.1  79 100 160 100")
    let start = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
    #expect(frames(0.4, 0.5, start) == "320 100\n0.0  32 50 128 50\n0.1  192 50 128 50")
  }

  @Test func `stand in groups`() {
    let inner = column(wide(0.5), high(1), [cell(wide(1), high(0.5))], spacing: .fixed(4))
    let group = row(
      wide(1), points(100), [cell(wide(0.5), high(1)), inner], spacing: .fixed(6))
    #expect(
      Sample(section(group), [4]).frames == """
        320 200
        0.0  0 0 157 100
        0.1  163 0 157 48
        0.2  163 52 157 48
        0.3  0 100 157 100
        """)
    let halves = column(wide(0.5), high(1), [cell(wide(1), high(0.5))])
    #expect(
      Sample(section(row(wide(1), points(100), [halves])), [9]).frames.hasSuffix(
        """
        0.6  160 100 160 50
        0.7  160 150 160 50
        0.8  0 200 160 50
        """))
  }

  @Test func `place items as a closure says`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(wide(1), points(80))) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: rect(1, 2, 30, 40)),
        NSCollectionLayoutGroupCustomItem(frame: rect(50, 10, 60, 30), zIndex: 4),
        NSCollectionLayoutGroupCustomItem(frame: rect(-5, -5, 400, 20)),
      ]
    }
    #expect(
      Sample(section(group, [3, 4, 5, 6]), [4, 2]).frames == """
        320 256
        0.0  5 5 30 40
        0.1  54 13 60 30
        0.2  -1 -2 400 20
        0.3  5 85 30 40
        1.0  5 173 30 40
        1.1  54 181 60 30
        """)
  }

  @Test func `have views at anchors of their own and of their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(points(40), points(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0.25)))
    let share = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(wide(0.5), high(0.25)), elementKind: "share",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(wide(1), high(1)), supplementaryItems: [badge, share])
    item.contentInsets = edges([2, 3, 4, 5])
    let group = row(wide(1), points(200), [item])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(points(40), points(20)), elementKind: "other",
        containerAnchor: NSCollectionLayoutAnchor(edges: .trailing),
        itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    ]
    #expect(
      Sample(section(group, [50, 50, 50, 50]), [1]).frames == """
        320 300
        0.0  53 52 212 194
        badge 0.0  245 57 40 20
        other 0.0  270 130 40 20
        share 0.0  159 52 106 48.5
        """)
  }

  @Test func `lay out nothing whose first item does not fit`() {
    let group = row(wide(0.5), points(20), [cell(points(200), high(1))])
    #expect(Sample(section(group, [1, 2, 3, 4]), [3]).frames == "320 0")
  }

  @Test func `need items`() {
    var reasons: [String] = []
    LayoutException.withHandler {
      reasons.append($0.reason)
    } operation: {
      _ = row(wide(1), points(20), [])
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: size(wide(1), points(20)), subitem: cell(wide(1), high(1)), count: 0)
    }
    #expect(
      reasons == [
        "At least 1 subitem is required for a group",
        "A repeating vertical group should specify a count >= 1",
      ])
  }
}
