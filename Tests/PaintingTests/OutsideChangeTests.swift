import AutoLayout
import Foundation
import LayoutFixtures
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `Views that change without the host` {
  private func twoBoxes() -> SceneHost {
    SceneHost(160, 96) { view in
      view.add(UIView(), "one", 16, 16, 64, 64)
      view.add(UIView(), "two", 96, 16, 48, 64)
    }
  }

  @Test func `are drawn without one that was removed`() {
    let host = twoBoxes()
    #expect(picture(of: host).contains("two"))
    host.controller.view.subviews[1].removeFromSuperview()
    let shown = picture(of: host)
    #expect(shown.contains("one") && !shown.contains("two"))
    #expect(host.snapshot.views.map(\.path) == ["view", "view/one"])
  }

  @Test func `are drawn with those that were added, where their constraints have them`() {
    let host = twoBoxes()
    _ = picture(of: host)
    let view: UIView = host.controller.view
    let three = view.add(UIView(), "three", 0, 0, 0, 0)
    three.translatesAutoresizingMaskIntoConstraints = false
    three.pin([.left: 32, .top: 32, .width: 88, .height: 32], to: view)
    #expect(picture(of: host).contains("three"))
    #expect(host.snapshot.view(at: "view/three")?.frame.width == 88)
  }

  @Test func `keep no pixels of images that are no longer shown`() {
    let host = SceneHost(160, 96) { view in view.add(UIImageView(), "image", 16, 16, 64, 64) }
    guard let view = host.view(at: "view/image") as? UIImageView else {
      Issue.record("the image view is there")
      return
    }
    weak var last: UIImage?
    for shade in UInt8(0)..<20 {
      let pixels = Bitmap(
        width: 2, height: 2, pixels: Array(repeating: Bitmap.Pixel(gray: shade), count: 4))
      let image = UIImage(pixels: pixels)
      host.change { view.image = image }
      _ = picture(of: host)
      #expect(host.pictures.count == 1)
      last = image
    }
    host.change { view.image = nil }
    _ = picture(of: host)
    #expect(host.pictures.count == 0)
    #expect(last == nil)
  }
}
