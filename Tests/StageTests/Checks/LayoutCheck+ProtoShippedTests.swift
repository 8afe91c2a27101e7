import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A view that Xcode holds at its frame` {
  @Test func `is told once`() {
    let host = SceneHost(400, 400) { view in
      let text = view.addFree(label("Text"), "text")
      let constraints = [
        text.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        text.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        text.widthAnchor.constraint(equalToConstant: 100),
        text.heightAnchor.constraint(equalToConstant: 20),
      ]
      for constraint in constraints {
        constraint.identifier = "IB auto generated at build time for view with fixed frame"
      }
      NSLayoutConstraint.activate(constraints)
    }
    #expect(
      host.messages(of: .protoShipped) == [
        "text has no constraints, and stays where the document draws it"
      ])
    // What Xcode adds is none of the author's doing.
    #expect(host.messages(of: .leftRight) == [])
  }
}
