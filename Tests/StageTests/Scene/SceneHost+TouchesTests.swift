import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `Two taps on a scene` {
  /// A list of 400 points in a screen of 200, with a recogniser for double taps.
  private func host(_ doubleTap: @escaping () -> Void) -> SceneHost {
    SceneHost(300, 200) { view in
      let list = view.add(UIScrollView(), "list", 0, 0, 300, 200)
      list.contentSize = CGSize(width: 300, height: 400)
      let tap = UITapGestureRecognizer { _ in doubleTap() }
      tap.numberOfTapsRequired = 2
      list.addGestureRecognizer(tap)
    }
  }

  @Test func `are a double tap, unless a scroll or another screen lies between them`() {
    var doubleTaps = 0
    let host = host { doubleTaps += 1 }
    let point = CGPoint(x: 150, y: 100)
    #expect(!host.tap(at: point))
    #expect(host.scroll("view/list", lines: 1))
    #expect(!host.tap(at: point))
    var turned = host.screen
    turned.rotate()
    host.apply(turned)
    #expect(!host.tap(at: point))
    #expect(doubleTaps == 0)
    #expect(host.tap(at: point))
    #expect(doubleTaps == 1)
  }
}
