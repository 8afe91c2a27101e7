import AutoLayout
import Testing

@testable import Stage

/// The rows of a hierarchy beside those of the engine.
@MainActor
@Suite struct `The rows of a hierarchy` {
  @Test func `differ in words where a constraint has changed since the layout`() throws {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let host = SceneHost(screen: SimulatedScreen()) {
      let controller = UIViewController()
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        box.heightAnchor.constraint(equalToConstant: 50), width,
      ])
      return controller
    }
    let start = Int(host.window.bounds.width)
    let piece = try #require(CertifiedPiece(of: host, from: start, upTo: start + 100))
    #expect(piece.comparison.differences == [])
    width.constant = 120
    #expect(
      piece.differences(in: host) == [
        "the engine alone has 1.0 box.width + -100.0 equal 0 at 1000.0",
        "the hierarchy alone has 1.0 box.width + -120.0 equal 0 at 1000.0",
      ])
  }
}
