import AutoLayout
import Foundation
import Testing

@testable import UIControls

/// The figures are those of public Interface Builder documents, whose frames are iOS' own, and of
/// published measurements, which `SystemBar` names.
@Suite struct `The height of a system bar` {
  typealias Row = (
    bar: SystemBar, idiom: UIUserInterfaceIdiom, across: UIUserInterfaceSizeClass,
    down: UIUserInterfaceSizeClass, place: SystemBar.Place, version: Int, height: CGFloat
  )

  static let rows: [Row] = [
    (.navigation, .phone, .compact, .regular, .screen, 9, 44),
    (.navigation, .phone, .compact, .regular, .screen, 18, 44),
    (.navigation, .phone, .compact, .regular, .screen, 26, 54),
    (.navigation, .phone, .compact, .compact, .screen, 18, 32),
    (.navigation, .phone, .regular, .compact, .screen, 18, 44),  // the largest phones, lying
    (.navigation, .pad, .regular, .regular, .screen, 11, 44),
    (.navigation, .pad, .regular, .regular, .screen, 12, 50),
    (.navigation, .pad, .compact, .regular, .screen, 18, 50),  // a pane of a split screen
    (.navigation, .phone, .compact, .regular, .sheet, 13, 56),
    (.navigation, .pad, .compact, .regular, .sheet, 18, 56),
    (.navigation, .pad, .compact, .regular, .sheet, 12, 50),
    (.tool, .phone, .compact, .regular, .screen, 18, 44),
    (.tool, .phone, .compact, .regular, .aboveIndicator, 18, 49),
    (.tool, .phone, .compact, .compact, .aboveIndicator, 18, 32),
    (.tool, .pad, .regular, .regular, .aboveIndicator, 18, 44),
    (.tab, .phone, .compact, .regular, .screen, 18, 49),
    (.tab, .phone, .compact, .compact, .screen, 10, 49),
    (.tab, .phone, .compact, .compact, .screen, 11, 32),
    (.tab, .pad, .regular, .regular, .screen, 11, 49),
    (.tab, .pad, .regular, .regular, .screen, 12, 50),
  ]

  @Test(arguments: rows.indices)
  func `depends on the device, its orientation, the place and the version of iOS`(index: Int) {
    let row = Self.rows[index]
    let traits = UITraitCollection(
      idiom: row.idiom, displayScale: 2, horizontalSizeClass: row.across,
      verticalSizeClass: row.down, systemVersion: row.version)
    #expect(row.bar.height(in: traits, at: row.place) == row.height, "\(row)")
  }
}
