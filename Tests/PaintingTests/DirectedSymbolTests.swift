import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `A symbol that points forward` {
  /// The pictures of symbols beside each other, in both directions.
  private func symbols(_ names: [String]) -> [String] {
    [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
      let host = SceneHost(240, 64) { view in
        for (index, name) in names.enumerated() {
          let image = UIImageView(image: UIImage(systemName: name))
          image.semanticContentAttribute = direction
          view.add(image, "image", 16 + 40 * CGFloat(index), 16, 24, 24)
        }
      }
      return picture(of: host).filter { "‹›←→✓".contains($0) }
    }
  }

  @Test func `points to the left from right to left, and left and right stay`() {
    #expect(
      symbols(["chevron.forward", "chevron.backward", "arrow.forward", "chevron.right"])
        == ["›‹→›", "‹›←›"])
    #expect(symbols(["checkmark"]) == ["✓", "✓"])
  }

  @Test func `shows that a row discloses more`() {
    func picture(_ direction: UISemanticContentAttribute) -> String {
      let host = SceneHost(240, 96) { view in
        let cell = UITableViewCell()
        cell.accessoryType = .disclosureIndicator
        cell.semanticContentAttribute = direction
        cell.accessibilityIdentifier = "cell"
        view.add(cell, "cell", 16, 16, 208, 44)
        cell.layoutIfNeeded()
      }
      return SceneFixtures.picture(of: host).filter { "‹›".contains($0) }
    }
    #expect(picture(.forceLeftToRight) == "›")
    #expect(picture(.forceRightToLeft) == "‹")
  }
}
