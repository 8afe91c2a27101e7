import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A constraint for left or right` {
  /// What is found of an icon at these distances from the edges of its superview.
  private func messages(
    left: CGFloat? = nil, right: CGFloat? = nil, leading: CGFloat? = nil,
    _ content: UISemanticContentAttribute = .unspecified
  ) -> [String] {
    SceneHost(400, 400) { view in
      let icon = view.addFree(UIView(), "icon")
      icon.semanticContentAttribute = content
      let constraints = [
        icon.topAnchor.constraint(equalTo: view.topAnchor),
        left.map { icon.leftAnchor.constraint(equalTo: view.leftAnchor, constant: $0) },
        right.map { icon.rightAnchor.constraint(equalTo: view.rightAnchor, constant: $0) },
        leading.map { icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: $0) },
      ]
      NSLayoutConstraint.activate(constraints.compactMap(\.self))
    }.messages(of: .leftRight)
  }

  @Test func `is found, and leading is not`() {
    #expect(
      messages(left: 16) == [
        "icon.left == view.left + 16 stays on its side where people read from right to left"
      ])
    #expect(messages(leading: 16) == [])
  }

  @Test func `is none where the other side keeps the same distance, or the view its direction`() {
    #expect(messages(left: 16, right: -16) == [])
    #expect(messages(left: 16, right: -20).count == 2)
    #expect(messages(left: 0, .playback) == [])
  }
}
