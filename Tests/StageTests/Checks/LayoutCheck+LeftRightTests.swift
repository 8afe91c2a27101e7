import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A constraint for left or right` {
  private func messages(
    _ constraints: @escaping (UIView, UIView) -> [NSLayoutConstraint],
    _ content: UISemanticContentAttribute = .unspecified
  ) -> [String] {
    SceneHost(400, 400) { view in
      let icon = view.addFree(UIView(), "icon")
      icon.semanticContentAttribute = content
      NSLayoutConstraint.activate(constraints(icon, view))
    }.messages(of: .leftRight)
  }

  @Test func `is found, and leading is not`() {
    #expect(
      messages { icon, view in
        [
          icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
          icon.topAnchor.constraint(equalTo: view.topAnchor),
        ]
      } == ["icon.left == view.left + 16 stays on its side where people read from right to left"])
    #expect(
      messages { icon, view in
        [icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)]
      } == [])
  }

  @Test func `is none where the other side keeps the same distance, or the view its direction`() {
    #expect(
      messages { icon, view in
        [
          icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
          icon.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
        ]
      } == [])
    #expect(
      messages { icon, view in
        [
          icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
          icon.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
        ]
      }.count == 2)
    #expect(
      messages({ icon, view in [icon.leftAnchor.constraint(equalTo: view.leftAnchor)] }, .playback)
        == [])
  }
}
