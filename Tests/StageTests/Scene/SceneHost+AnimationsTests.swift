import Cells
import Foundation
import Painting
import Stage
import Testing
import UIKit

@Suite struct SceneHostAnimationsTests {
  /// A box that moves to the right when it appears, and further with each beat if it beats.
  private final class BoxController: UIViewController {
    let box = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
    var beats = false

    override func viewDidLoad() {
      super.viewDidLoad()
      box.text = "box"
      box.backgroundColor = .red
      view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      move()
    }

    private func move() {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { self.box.frame.origin.x += 80 },
        completion: { [weak self] _ in if self?.beats == true { self?.move() } })
    }
  }

  private func host(animates: Bool, beats: Bool = false) -> SceneHost {
    SceneHost(screen: .bare(200, 80), animates: animates) {
      let controller = BoxController()
      controller.beats = beats
      return controller
    }
  }

  private func firstLine(_ host: SceneHost, showsRest: Bool = false) -> String {
    let grid = ViewPainter.paint(
      host, in: Viewport(screenSize: host.shownScreenSize),
      options: ViewPainter.Options(depth: .none, showsRest: showsRest))
    return String(grid.text.split(separator: "\n")[2])
  }

  @Test func `what begins as the scene appears is seen on its way`() {
    let host = host(animates: true)
    #expect(host.isAnimating)
    #expect(host.snapshot.view(at: "view/box")?.frame.minX == 80)
    let start = firstLine(host)
    host.advanceAnimations(by: 0.5)
    let middle = firstLine(host)
    #expect(host.advanceAnimations(by: 0.5))
    let end = firstLine(host)
    // 40 points are five columns.
    let columns = [start, middle, end].map { line in Array(line).firstIndex(of: "b") ?? -1 }
    #expect(columns[0] > 0)
    #expect(columns == [columns[0], columns[0] + 5, columns[0] + 10])
    #expect(!host.isAnimating)
  }

  @Test func `the rest is drawn for whoever asks for it`() {
    let moving = host(animates: true)
    #expect(firstLine(moving, showsRest: true) == firstLine(host(animates: false)))
  }

  @Test func `the rest is drawn also beside views that a document has elsewhere`() {
    func text(animates: Bool) -> String {
      let host = SceneHost(screen: .bare(200, 120), animates: animates) {
        let controller = UIViewController()
        for (name, y) in [("cup", 0.0), ("pot", 64)] {
          let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 32))
          label.text = name
          label.accessibilityIdentifier = name
          controller.view.addSubview(label)
        }
        return controller
      }
      host.change { UIView.animate(withDuration: 1) { host.view(at: "view/cup")?.alpha = 0 } }
      #expect(host.isAnimating == animates)
      host.advanceAnimations(by: 0.5)
      var options = ViewPainter.Options(depth: .none, showsRest: true)
      options.frames = ["view/pot": CGRect(x: 80, y: 64, width: 80, height: 32)]
      return ViewPainter.paint(
        host, in: Viewport(screenSize: host.shownScreenSize), options: options
      ).text
    }
    #expect(text(animates: true) == text(animates: false))
    #expect(!text(animates: true).contains("cup") && text(animates: true).contains("pot"))
  }

  @Test func `without animation it is there at once`() {
    let host = host(animates: false)
    #expect(!host.isAnimating && !host.animates)
    #expect(host.advanceAnimations(by: 1) == false)
    #expect(host.snapshot.view(at: "view/box")?.frame.minX == 80)
  }

  @Test func `turning animations off ends what is on its way`() {
    let host = host(animates: true)
    host.animates = false
    #expect(!host.isAnimating)
    #expect(firstLine(host) == firstLine(self.host(animates: false)))
  }

  @Test func `what begins anew each time is left after a minute`() {
    let host = host(animates: true, beats: true)
    host.finishAnimations()
    #expect(host.isAnimating)
    let edge = host.snapshot.view(at: "view/box")?.frame.minX ?? 0
    #expect(abs(edge - 80 * 61) < 1e-6)
  }

  @Test func `a turn glides if it is asked to, and is told at once`() {
    let host = host(animates: true)
    host.finishAnimations()
    var screen = host.screen
    screen.rotate()
    host.apply(screen, animated: true)
    #expect(host.snapshot.screen.size == CGSize(width: 80, height: 200))
    #expect(host.shownScreenSize == CGSize(width: 200, height: 80))
    host.advanceAnimations(by: 0.2)
    #expect(abs(host.shownScreenSize.width - 140) < 1e-6)
    #expect(abs(host.shownScreenSize.height - 140) < 1e-6)
    host.advanceAnimations(by: 0.2)
    #expect(host.shownScreenSize == CGSize(width: 80, height: 200))
  }
}
