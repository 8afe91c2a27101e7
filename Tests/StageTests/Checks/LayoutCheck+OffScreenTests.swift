import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor
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
}
