import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `Small buttons beside each other` {
  @Test func `are found below 8 points`() {
    let host = SceneHost(400, 400) { view in
      view.add(button(), "a", 0, 0, 24, 44)
      view.add(button(), "b", 31, 0, 24, 44)
      view.add(button(), "c", 63, 0, 24, 44)
      view.add(button(), "low", 200, 100, 100, 30)
      view.add(button(), "lower", 200, 130, 100, 30)
    }
    #expect(
      host.messages(of: .touchSpacing) == [
        "a and b are small for a finger, and 7 points apart",
        "low and lower are small for a finger, and 0 points apart",
      ])
  }

  @Test func `are none where one is large, or they are not on one line`() {
    let host = SceneHost(400, 400) { view in
      view.add(button(), "a", 0, 0, 24, 44)
      view.add(button(), "large", 26, 0, 44, 44)
      view.add(button(), "elsewhere", 20, 60, 24, 24)
      view.add(UISwitch(), "switch", 46, 60, 30, 30)
    }
    #expect(host.messages(of: .touchSpacing) == [])
  }
}
