import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A picture in a view of another shape` {
  private func messages(
    _ width: CGFloat, _ height: CGFloat, _ change: @escaping (UIImageView) -> Void = { _ in }
  ) -> [String] {
    SceneHost(400, 400) { view in
      change(view.add(UIImageView(image: picture(100, 50)), "photo", 0, 0, width, height))
    }.messages(of: .aspectDistorted)
  }

  @Test func `is stretched from 5 percent on`() {
    #expect(
      messages(300, 100) == [
        "The picture of photo is stretched: its view has 300 x 100 points, too wide for its shape"
      ])
    #expect(
      messages(100, 100) == [
        "The picture of photo is stretched: its view has 100 x 100 points, too high for its shape"
      ])
    #expect(messages(200, 100) == [])
    #expect(messages(205, 100) == [])
    #expect(messages(0, 100) == [])
  }

  @Test func `keeps its shape where the content mode says so`() {
    #expect(messages(300, 100) { $0.contentMode = .scaleAspectFit } == [])
    #expect(messages(300, 100) { $0.contentMode = .center } == [])
    #expect(messages(300, 100) { $0.image = UIImage(systemName: "star") } == [])
  }

  @Test func `is a background where constraints tie it to the view around it`() {
    let host = SceneHost(400, 400) { view in
      let bubble = view.add(UIView(), "bubble", 0, 0, 300, 50)
      let back = bubble.addFree(UIImageView(image: picture(100, 50)), "back")
      NSLayoutConstraint.activate([
        back.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
        back.topAnchor.constraint(equalTo: bubble.topAnchor),
        back.widthAnchor.constraint(equalTo: bubble.widthAnchor),
        back.heightAnchor.constraint(equalTo: bubble.heightAnchor),
      ])
    }
    #expect(host.snapshot.view(at: "view/bubble/back")?.frame.width == 300)
    #expect(host.messages(of: .aspectDistorted) == [])
  }
}
