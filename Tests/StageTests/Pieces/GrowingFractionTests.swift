import SceneFixtures
import SeededRandom
import Testing
import UIKit

@testable import Stage

/// Widths that follow one another by random factors of 53 binary digits.
@MainActor
@Suite struct `Proofs of layouts whose fractions grow` {
  private func certainties(_ count: Int) -> [Certainty] {
    var screen = SimulatedScreen(size: CGSize(width: 400, height: 700))
    screen.bars = []
    let host = SceneHost(screen: screen) {
      var random = SplitMix(seed: 1)
      let controller = UIViewController()
      var previous: UIView = controller.view
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let factor = Double.random(in: 0.98...1.01, using: &random)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          view.topAnchor.constraint(equalTo: controller.view.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
          view.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: factor),
        ])
        previous = view
      }
      return controller
    }
    var pieces = ScreenPieces(of: host, along: .horizontal, over: 390...400, proving: .init())
    pieces.finish()
    return pieces.pieces.filter { $0.range.count > 1 }.map(\.certainty)
  }

  @Test func `are found for some views, and given up for hundreds`() {
    #expect(certainties(5) == [.proved])
    #expect(certainties(300) == [.solved])
  }
}
