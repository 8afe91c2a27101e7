@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

@MainActor @Suite struct `Touches` {
  private final class Board: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let place = touches.first?.location(in: self) ?? .zero
      heard.append("began at \(Int(place.x)), \(Int(place.y))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append(touches.first?.phase == .ended ? "ended" : "still")
    }
  }

  @Test func `a tap that nobody takes is told to the view and its superviews`() {
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.isHidden = false
    let board = Board(frame: rect(50, 50, 200, 200))
    let piece = UIView(frame: rect(20, 20, 40, 40))
    board.addSubview(piece)
    window.addSubview(board)
    #expect(!window.sendTap(at: CGPoint(x: 80, y: 90)))
    #expect(board.heard == ["began at 30, 40", "ended"])
    piece.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    #expect(window.sendTap(at: CGPoint(x: 80, y: 90)))
    #expect(board.heard.count == 2)
  }
}
