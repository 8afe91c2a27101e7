import AutoLayout
import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

/// A controller that says what the status bar shall be, on a white ground.
@MainActor private final class BarController: UIViewController {
  var isBarHidden = false
  var barStyle = UIStatusBarStyle.default

  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
  override func viewDidLoad() { view.backgroundColor = .white }
}

@MainActor @Suite struct `The picture of the status bar` {
  private func host(_ device: String, _ change: (BarController) -> Void) throws -> SceneHost {
    let controller = BarController()
    change(controller)
    let screen = SimulatedScreen(try #require(Device.named(device)))
    return SceneHost(screen: screen) { controller }
  }

  @Test(arguments: [("iPhone 8", 20, 0), ("iPhone X", 44, 44)] as [(String, CGFloat, CGFloat)])
  func `has no time where the scene hides the bar, and the safe area is that of the scene`(
    device: String, shown: CGFloat, hidden: CGFloat
  ) throws {
    let host = try host(device) { _ in }
    #expect(picture(of: host).contains("9:41"))
    #expect(host.snapshot.screen.safeAreaInsets.top == shown)
    host.change {
      let controller = host.controller as? BarController
      controller?.isBarHidden = true
      controller?.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(!picture(of: host).contains("9:41"))
    #expect(host.snapshot.screen.safeAreaInsets.top == hidden)
    #expect(host.controller.view.safeAreaInsets.top == hidden)
    // The user's choice stays.
    #expect(host.screen.bars == .status)
  }

  @Test(arguments: [(UIStatusBarStyle.lightContent, Color.white), (.darkContent, .black)])
  func `has a text as light or dark as the scene wants it`(
    style: UIStatusBarStyle, color: Color
  ) throws {
    let host = try host("iPhone X") { $0.barStyle = style }
    let viewport = Viewport(screenSize: host.screen.size)
    let grid = ViewPainter.paint(host, in: viewport, options: ViewPainter.Options(depth: .direct))
    let colors = (0..<grid.size.rows).flatMap { row in
      (0..<grid.size.columns).filter { grid[$0, row].scalar == ":" }
        .map { grid[$0, row].style.foreground }
    }
    #expect(colors == [color])
  }
}
