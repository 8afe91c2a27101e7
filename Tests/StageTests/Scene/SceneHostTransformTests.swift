import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A hosted scene with transformed views` {
  /// A box of 100 by 50 points at 40, 60, with an inner one of 20 by 10 at 10, 20 of it.
  private func host(_ transform: CGAffineTransform) -> (SceneHost, UIView) {
    let box = UIView()
    let host = SceneHost(400, 400) { view in
      view.add(box, "box", 40, 60, 100, 50).add(UIView(), "inner", 10, 20, 20, 10)
      box.transform = transform
    }
    return (host, box)
  }

  private func frame(_ path: ViewPath, of host: SceneHost) -> CGRect? {
    host.snapshot.view(at: path)?.frameInWindow
  }

  @Test func `tells where they lie in the window, with what lies in them`() {
    var (host, _) = host(CGAffineTransform(translationX: 100, y: -30))
    #expect(frame("view/box", of: host) == CGRect(x: 140, y: 30, width: 100, height: 50))
    #expect(frame("view/box/inner", of: host) == CGRect(x: 150, y: 50, width: 20, height: 10))
    (host, _) = self.host(CGAffineTransform(scaleX: 2, y: 2))
    #expect(frame("view/box", of: host) == CGRect(x: -10, y: 35, width: 200, height: 100))
    #expect(frame("view/box/inner", of: host) == CGRect(x: 10, y: 75, width: 40, height: 20))
    #expect(
      host.snapshot.view(at: "view/box/inner")?.frame
        == CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test func `tells the rectangles around those that are turned`() throws {
    // Clockwise: what was at the left is at the top. The middle of the box is 90, 85.
    let (host, _) = host(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(frame("view/box", of: host) == CGRect(x: 65, y: 35, width: 50, height: 100))
    #expect(frame("view/box/inner", of: host) == CGRect(x: 85, y: 45, width: 10, height: 20))
    let (slanted, _) = self.host(CGAffineTransform(rotationAngle: .pi / 4))
    let around = try #require(frame("view/box", of: slanted))
    // Both sides give their half of the diagonal: (100 + 50) / √2.
    #expect(abs(around.width - 106.066) < 0.001 && abs(around.height - 106.066) < 0.001)
    #expect(abs(around.midX - 90) < 1e-9 && abs(around.midY - 85) < 1e-9)
  }

  @Test func `goes through scrolled views and through several transforms`() {
    let host = SceneHost(400, 400) { view in
      let scroll = view.add(UIScrollView(), "scroll", 0, 0, 200, 200)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      scroll.transform = CGAffineTransform(translationX: 50, y: 0)
      scroll.contentOffset.y = 100
      let row = scroll.add(UIView(), "row", 0, 120, 200, 40)
      row.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      row.add(UIView(), "dot", 0, 0, 20, 20)
    }
    #expect(frame("view/scroll/row", of: host) == CGRect(x: 100, y: 30, width: 100, height: 20))
    #expect(frame("view/scroll/row/dot", of: host) == CGRect(x: 100, y: 30, width: 10, height: 10))
  }

  @Test func `tells where their guides lie`() {
    let (host, box) = host(CGAffineTransform(scaleX: 2, y: 2))
    let guide = UILayoutGuide()
    guide.identifier = "half"
    host.change {
      box.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: box.leftAnchor),
        guide.topAnchor.constraint(equalTo: box.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 50),
        guide.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    let half = host.snapshot.guides.first { $0.path == "view/box/half" }
    #expect(half?.frameInWindow == CGRect(x: -10, y: 35, width: 100, height: 100))
  }

  @Test func `points at them where they are seen`() {
    let (host, _) = host(CGAffineTransform(translationX: 200, y: 0))
    #expect(viewSeen(at: CGPoint(x: 55, y: 85), of: host) == "view")
    #expect(viewSeen(at: CGPoint(x: 255, y: 85), of: host) == "view/box/inner")
  }

  @Test func `is the same as before once they have none`() {
    let (host, box) = host(.identity)
    let plain = host.snapshot
    host.change { box.transform = CGAffineTransform(scaleX: 3, y: 3) }
    #expect(host.snapshot != plain)
    host.change { box.transform = .identity }
    #expect(host.snapshot == plain)
  }

  @Test func `shows them on their way while they glide, and tells where they will be`() {
    let (host, box) = host(.identity)
    host.animates = true
    host.change {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(translationX: 80, y: 0)
      }
    }
    host.advanceAnimations(by: 0.5)
    #expect(frame("view/box/inner", of: host)?.minX == 130)
    let shown = host.window.withShownGeometry { host.shownPlaces().map(\.frame.minX) }
    #expect(shown == [0, 80, 90])
    host.finishAnimations()
    #expect(host.shownPlaces().map(\.frame.minX) == [0, 120, 130])
  }
}
