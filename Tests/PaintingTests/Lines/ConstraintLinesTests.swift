import Foundation
import LayoutFixtures
import LayoutTools
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

/// A view whose frame is 32 points wider at both sides than what constraints are about.
private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
  }
}

@MainActor @Suite struct `The distances of constraints` {
  /// The lines that are drawn for the selected view.
  private func lines(of path: ViewPath, in host: SceneHost) -> [CanvasLine] {
    host.drawnScene(ViewPainter.Options(selection: path, showsConstraintLines: true))
      .constraintLines.map(\.line)
  }

  private func insetHost() -> SceneHost {
    SceneHost(320, 160) { view in
      let box = view.place(InsetView())
      box.accessibilityIdentifier = "box"
      box.pin([.left: 80, .top: 32, .width: 64, .height: 96], to: view)
    }
  }

  @Test func `are those of the alignment rectangle`() {
    let host = insetHost()
    #expect(
      host.snapshot.view(at: "view/box")?.frame == CGRect(x: 48, y: 32, width: 128, height: 96))
    let drawn = lines(of: "view/box", in: host)
    #expect(drawn.map(\.label) == ["80", "32", "64", "96"])
    #expect(drawn.map(\.span) == [0...80, 0...32, 80...144, 32...128])
  }

  @Test func `are drawn from edge to edge of it`() {
    #expect(
      picture(of: insetHost()) {
        $0.selection = "view/box"
        $0.showsConstraintLines = true
        $0.showsNumbers = true
      } == """
        ╭─────────────┬─────────────────────────╮
        │             32                        │
        │     ┏━box━━━┴━━┬━━━━┓                 │
        │     ┃          │    ┃                 │
        │     ┃          │    ┃                 │
        ├───80┃──┤       96   ┃                 │
        │     ┃          │    ┃                 │
        │     ┃   ├──64──┤    ┃                 │
        │     ┗━━━━━━━━━━┴━━━━┛                 │
        │                                       │
        ╰───────────────────────────────────────╯
        """)
  }

  /// A box at the left and upper edges of a screen, 40 points above another one.
  private func cornerHost() -> SceneHost {
    SceneHost(320, 160) { view in
      view.backgroundColor = .white
      let (box, base) = (view.place(UIView()), view.place(UIView()))
      box.accessibilityIdentifier = "box"
      (box.backgroundColor, base.backgroundColor) = (.systemRed, .systemBlue)
      box.pin([.leading: 0, .top: 0, .width: 96, .height: 64], to: view)
      base.pin([.leading: 0, .width: 96, .height: 48], to: view)
      base.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 40).isActive = true
    }
  }

  @Test func `are marks on the edges that touch, and bars in the gaps between grounds`() {
    #expect(
      coloredPicture(of: cornerHost()) {
        $0.selection = "view/box"
        $0.showsConstraintLines = true
      } == """
        ┏━━━━━↕━━┬━┓
        ┃box     │ ┃
        ↔        │ ┃
        ┗━━━━━━━━┴━┛
        ├─────┬────┤
              ┴
        ▀▀▀▀▀▀▀▀▀▀▀▀


        ▀▀▀▀▀▀▀▀▀▀▀▀

        """)
  }

  @Test func `have the number of the selected one, and those of all if they are asked for`() throws
  {
    let host = cornerHost()
    let top = try #require(
      host.snapshot.constraints(of: "view/box").first {
        $0.id.first.attribute == "top"
      })
    let drawn = host.drawnScene(
      ViewPainter.Options(
        selection: "view/box", showsConstraintLines: true, constraint: top.id)
    ).constraintLines
    #expect(drawn.filter(\.hasNumber).map(\.line.label) == ["0"])
    #expect(drawn.count > 4)
    var options = ViewPainter.Options(selection: "view/box", showsConstraintLines: true)
    options.showsNumbers = true
    #expect(host.drawnScene(options).constraintLines.allSatisfy { $0.hasNumber })
  }

  /// The characters of a picture in colour without the device, whose cells are 8 by 16 points.
  private func coloredPicture(
    of host: SceneHost, _ change: (inout ViewPainter.Options) -> Void
  ) -> String {
    var options = ViewPainter.Options()
    options.showsOutline = false
    change(&options)
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size), options: options)
    return grid.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  @Test func `are drawn once where several constraints say the same`() {
    let host = SceneHost(320, 160) { view in
      let boxes = (0..<3).map { index in
        let box = view.add(UIView(), "box\(index)", 0, 0, 0, 0)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.pin([.left: 64, .top: 48], to: view)
        return box
      }
      boxes[0].pin([.width: 96, .height: 64])
      boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
      boxes[1].heightAnchor.constraint(equalTo: boxes[0].heightAnchor).isActive = true
      boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
      boxes[2].heightAnchor.constraint(greaterThanOrEqualTo: boxes[0].heightAnchor).isActive = true
    }
    let drawn = lines(of: "view/box0", in: host)
    // A minimum is something else than a length.
    #expect(drawn.map(\.label) == ["64", "48", "96", "64", "64"])
    #expect(drawn.map(\.relation) == [.equal, .equal, .equal, .equal, .greaterThanOrEqual])
  }

  @Test func `are measured in the direction in which the container reads`() {
    let host = SceneHost(320, 160) { view in
      view.semanticContentAttribute = .forceRightToLeft
      let box = view.add(UIView(), "box", 0, 0, 0, 0)
      box.semanticContentAttribute = .forceLeftToRight
      box.translatesAutoresizingMaskIntoConstraints = false
      box.pin([.leading: 40, .top: 32, .width: 64, .height: 96], to: view)
    }
    #expect(host.snapshot.view(at: "view/box")?.frame.maxX == 280)
    let drawn = lines(of: "view/box", in: host)
    #expect(drawn.map(\.label) == ["40", "32", "64", "96"])
    #expect(drawn[0].span == 280...320)
  }

  @Test func `are drawn of a constraint that is left out, beside the one in its place`() {
    let host = SceneHost(320, 160) { view in
      let box = view.place(UIView())
      box.accessibilityIdentifier = "box"
      box.pin([.leading: 0, .top: 0, .height: 96, .width: 100, .width: 200], to: view)
    }
    let widths = host.drawnScene(
      ViewPainter.Options(selection: "view/box", showsConstraintLines: true)
    ).constraintLines.filter { $0.line.kind == .size && !$0.line.isVertical }
    #expect(widths.map(\.mark) == [nil, .broken])
  }
}
