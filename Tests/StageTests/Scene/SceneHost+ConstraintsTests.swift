import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `The constraints of a snapshot` {
  @Test func `are not kept alive once the scene has dropped them`() {
    let host = SceneHost(300, 200) { view in
      let box = view.addFree(UIView(), "box")
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    weak var dropped: NSLayoutConstraint?
    func addWidth(_ width: CGFloat) {
      host.change {
        let constraint = host.controller.view.subviews[0].widthAnchor
          .constraint(equalToConstant: width)
        constraint.isActive = true
        dropped = constraint
      }
    }
    // One after the other, so that each may be created where the last one was.
    for width in stride(from: CGFloat(30), through: 60, by: 10) {
      addWidth(width)
      #expect(host.snapshot.constraints.map(\.text).contains("box.width == \(Int(width))"))
      host.change { dropped?.isActive = false }
      #expect(dropped == nil)
      #expect(!host.snapshot.constraints.contains { $0.text.hasPrefix("box.width") })
    }
  }

  @Test func `have their present constants`() throws {
    var width: NSLayoutConstraint?
    let host = SceneHost(300, 200) { view in
      let box = view.addFree(UIView(), "box")
      width = box.widthAnchor.constraint(equalToConstant: 30)
      width?.isActive = true
    }
    var texts: [String] { host.snapshot.constraints.filter { $0.origin == .scene }.map(\.text) }
    for constant in [30, 40, 30] {
      host.change { width?.constant = CGFloat(constant) }
      #expect(texts == ["box.width == \(constant)"])
      host.change {}
      #expect(texts == ["box.width == \(constant)"])
    }
  }
}
