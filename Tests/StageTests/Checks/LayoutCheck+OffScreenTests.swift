import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A view beyond the screen` {
  @Test func `is found with its distance, from a pixel on`() {
    let host = SceneHost(400, 400) { view in
      view.add(UIView(), "box", 390, -20, 40, 30)
      view.add(UIView(), "nearly", 390.1, 100, 10, 10)
    }
    #expect(
      host.snapshot.problems.map(\.message) == [
        "box reaches 20 points beyond the top and 30 points beyond the right of the screen"
      ])
    #expect(host.snapshot.problems.map(\.views) == [["view/box"]])
  }

  @Test func `is not one whose frame alone is larger than what constraints place`() {
    let host = SceneHost(400, 400) { view in
      for (name, start, top) in [("fits", 0, 50), ("far", -5, 150)] as [(String, CGFloat, CGFloat)]
      {
        let slider = view.addFree(UISlider(), name)
        NSLayoutConstraint.activate([
          slider.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: start),
          slider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          slider.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
        ])
      }
    }
    #expect(host.snapshot.view(at: "view/fits")?.frame.minX == -2)
    #expect(host.messages(of: .offScreen) == ["far reaches 5 points beyond the left of the screen"])
  }
}
