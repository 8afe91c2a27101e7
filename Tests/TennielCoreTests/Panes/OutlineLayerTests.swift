import Cells
import Foundation
import Painting
import Stage
import Testing
import UIKit

@testable import TerminalApp

@Suite struct `The faint edges of views that are edited` {
  /// A picture of a view, without and with its edges.
  private func pictures(
    of frame: CGRect, _ view: UIView = UILabel(), among others: [(UIView, CGRect)] = []
  ) -> (plain: String, edged: String) {
    var screen = SimulatedScreen(size: CGSize(width: 160, height: 112))
    screen.bars = []
    let host = SceneHost(screen: screen) {
      let controller = UIViewController()
      view.accessibilityIdentifier = "cup"
      for (view, frame) in [(view, frame)] + others {
        view.frame = frame
        controller.view.addSubview(view)
      }
      return controller
    }
    var options = ViewPainter.Options(depth: .none)
    options.names = .none
    var picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: host.screen.size), options: options)
    let plain = picture.grid.text
    OutlineLayer(glyphs: .unicode).drawEdges(of: "view/cup", in: frame, on: &picture)
    return (plain, picture.grid.text)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `go around a view, and past what is written there`() {
    let frame = CGRect(x: 16, y: 16, width: 112, height: 64)
    #expect(
      pictures(of: frame).edged == """
        ╭───────────────────╮
        │ ┌┈┈┈┈┈┈┈┈┈┈┈┈┈┐   │
        │ ┊             ┊   │
        │ ┊             ┊   │
        │ ┊             ┊   │
        │ └┈┈┈┈┈┈┈┈┈┈┈┈┈┘   │
        │                   │
        ╰───────────────────╯
        """)
    let title = label("Tea at six")
    #expect(
      pictures(of: frame, among: [(title, CGRect(x: 40, y: 16, width: 104, height: 16))]).edged
        == """
        ╭───────────────────╮
        │    Tea at six     │
        │ ┊             ┊   │
        │ ┊             ┊   │
        │ ┊             ┊   │
        │ └┈┈┈┈┈┈┈┈┈┈┈┈┈┘   │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `are at the sides of a row, unless it has letters`() {
    let row = CGRect(x: 16, y: 34, width: 112, height: 4)
    #expect(
      pictures(of: row).edged == """
        ╭───────────────────╮
        │                   │
        │┊              ┊   │
        │                   │
        │                   │
        │                   │
        │                   │
        ╰───────────────────╯
        """)
    for height in [10.0, 20] {
      let frame = CGRect(x: 16, y: 34, width: 112, height: height)
      let (plain, edged) = pictures(of: frame, label("Tea"))
      #expect(plain == edged, "\(edged)")
    }
  }
}
