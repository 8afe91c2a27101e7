import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A constraint past a neighbour` {
  private func messages(linked: Bool, iconTop: CGFloat = 0, fromMiddle: Bool = false) -> [String] {
    SceneHost(400, 400) { view in
      let icon = view.addFree(label("*"), "icon")
      let name = view.addFree(label("Name"), "name")
      var constraints = [
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        icon.topAnchor.constraint(equalTo: view.topAnchor, constant: iconTop),
        name.topAnchor.constraint(equalTo: view.topAnchor),
        name.leadingAnchor.constraint(
          equalTo: fromMiddle ? view.centerXAnchor : view.leadingAnchor, constant: 76),
      ]
      if linked {
        constraints.append(
          name.leadingAnchor.constraint(greaterThanOrEqualTo: icon.trailingAnchor, constant: 8))
      }
      NSLayoutConstraint.activate(constraints)
    }.messages(of: .skipsNeighbour)
  }

  @Test func `is found where the neighbour stands in between`() {
    #expect(
      messages(linked: false) == [
        "icon stands between name and the left edge that it is pinned to"
      ])
  }

  @Test func `is none where the two are tied, or the other one is not beside it`() {
    #expect(messages(linked: true) == [])
    #expect(messages(linked: false, iconTop: 100) == [])
  }

  @Test func `is none from the middle of the superview`() {
    #expect(messages(linked: false, fromMiddle: true) == [])
  }
}
