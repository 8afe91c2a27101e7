@_spi(Package) import AutoLayout
import Foundation
import Testing

@testable import UIControls

@MainActor @Suite struct UIPageControlTests {
  /// The texts of the rows that the control offers, the widest first.
  private func rows(_ control: UIPageControl) -> [String] {
    guard case .row(let rows) = control.drawing.content else { return [] }
    return rows.map { row in
      row.parts.map { if case .sign(let sign, _) = $0 { sign.unicode } else { "" } }.joined()
    }
  }

  @Test(arguments: [
    (page: 0, rightToLeft: ["○ ○ ○ ○ ●", "○○○○●", "1/5", "●"]),
    (page: 3, rightToLeft: ["○ ● ○ ○ ○", "○●○○○", "4/5", "●"]),
  ])
  func `right to left mirrors the dots, not the page's number`(page: Int, rightToLeft: [String]) {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = page
    control.semanticContentAttribute = .forceRightToLeft
    #expect(rows(control) == rightToLeft)
  }
}
