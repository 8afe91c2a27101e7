import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A button without words` {
  @Test func `is found if it shows a picture`() {
    let host = SceneHost(400, 400) { view in
      view.add(pictureButton(24, 24), "close", 0, 0, 44, 44)
      view.add(pictureButton(24, 24), "labelled", 0, 50, 44, 44).accessibilityLabel = "Close"
      view.add(pictureButton(24, 24), "titled", 0, 100, 144, 44).setTitle("Close", for: .normal)
      let symbol = view.add(UIButton(), "symbol", 0, 150, 44, 44)
      symbol.setImage(UIImage(systemName: "xmark"), for: .normal)
      view.add(UIButton(), "empty", 0, 200, 44, 44)
    }
    #expect(
      host.messages(of: .unlabeledButton) == [
        "close shows a picture, and has no words for VoiceOver"
      ])
  }
}
