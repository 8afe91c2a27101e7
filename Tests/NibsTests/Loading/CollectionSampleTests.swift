import AutoLayout
import Foundation
import Testing

@testable import Nibs

private typealias D = Documents

@MainActor @Suite(.phone) struct `Collections of documents` {
  /// A collection view of two prototypes, of which the second has a size of its own, and a header.
  private func shown(
    _ mode: DocumentResources.Mode, samples: Bool, _ layout: String = ""
  ) throws -> UICollectionView {
    let loading = Loading(mode: mode)
    loading.resources.showsSamples = samples
    func item(_ number: Int, _ size: String = "") -> String {
      """
      <collectionViewCell reuseIdentifier="tile\(number)" id="cE\(number)">
          <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
          <collectionViewCellContentView key="contentView" id="cC\(number)">
              <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
          </collectionViewCellContentView>
          \(size)
      </collectionViewCell>
      """
    }
    let controller = try loading.controller(
      D.screen(
        subviews: D.view(
          "kV1", "0 0 100 100", #"fixedFrame="YES" dataMode="prototypes""#, name: "collectionView",
          """
          <collectionViewFlowLayout key="collectionViewLayout" \(layout) minimumLineSpacing="10" id="fL1">
              <size key="itemSize" width="80" height="90"/>
              <size key="headerReferenceSize" width="0.0" height="30"/>
          </collectionViewFlowLayout>
          <cells>\(item(1))\(item(2, #"<size key="customSize" width="60" height="40"/>"#))</cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" tag="7" id="hV1"/>
          """)))
    controller.shown()
    return try #require(controller.view("kV1") as? UICollectionView)
  }

  @Test func `show an item of each prototype in the design, also out of sight`() throws {
    let collection = try shown(.design, samples: false, #"automaticEstimatedItemSize="YES""#)
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 30, width: 80, height: 90), CGRect(x: 0, y: 130, width: 60, height: 40),
      ])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.tag == 7)
  }

  @Test func `show what is in sight where the document is opened by itself`() throws {
    #expect(
      try shown(.run, samples: true).visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 30, width: 80, height: 90)
      ])
    #expect(try shown(.run, samples: false).visibleCells == [])
  }
}
