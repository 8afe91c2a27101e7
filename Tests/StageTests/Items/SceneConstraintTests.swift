import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `The source of a size that no document has` {
  @Test func `is the stack view that hides its view, and not a content`() {
    let host = SceneHost(screen: SimulatedScreen()) {
      let controller = UIViewController()
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      box.isHidden = true
      let stack = UIStackView(arrangedSubviews: [box, UILabel()])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      let view: UIView = controller.view
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return controller
    }
    let conflict = host.snapshot.problems.first { $0.kind == .conflict }
    #expect(
      conflict?.constraints.map(\.textWithSource).sorted() == [
        "box.height == 0 (hidden in a stack view)", "box.height == 44",
      ])
  }
}
