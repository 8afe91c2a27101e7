import Foundation
import LayoutFixtures
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `The picture of transformed views` {
  /// A card with a word and a box on it, under a transform.
  private func card(under transform: CGAffineTransform) -> String {
    let host = SceneHost(240, 160) { view in
      let card = view.add(UIView(), "card", 48, 48, 128, 64)
      card.add(label("Label"), "label", 16, 16, 64, 16)
      card.add(UIView(), "dot", 96, 16, 16, 32)
      card.transform = transform
    }
    return picture(of: host)
  }

  @Test func `shifts what lies in them along`() {
    #expect(
      card(under: CGAffineTransform(translationX: 32, y: -32)).drawn == """
        ╭─────────────────────────────╮
        │         ┌─card──────────┐   │
        │         │ Label     ┌─┐ │   │
        │         │           │ │ │   │
        │         │           └─┘ │   │
        │         └───────────────┘   │
        """)
  }

  @Test func `stretches what lies in them, but for letters`() {
    #expect(
      card(under: CGAffineTransform(scaleX: 1.5, y: 2)) == """
        ╭─────────────────────────────╮
        │ ┌─card──────────────────┐   │
        │ │                       │   │
        │ │                 ┌──┐  │   │
        │ │  Label          │  │  │   │
        │ │                 │  │  │   │
        │ │                 │  │  │   │
        │ │                 └──┘  │   │
        │ │                       │   │
        │ └───────────────────────┘   │
        ╰─────────────────────────────╯
        """)
    #expect(
      card(under: CGAffineTransform(scaleX: 0.5, y: 0.5)).drawn == """
        ╭─────────────────────────────╮
        │                             │
        │                             │
        │                             │
        │         ┌─card──┐           │
        │         │Label┌┐│           │
        │         └─────┴┴┘           │
        """)
  }

  @Test func `is a mark where next to nothing is left of them`() {
    #expect(
      card(under: CGAffineTransform(scaleX: 0.01, y: 0.01)).drawn == """
        ╭─────────────────────────────╮
        │                             │
        │                             │
        │                             │
        │                             │
        │             □               │
        """)
  }

  @Test func `turns their boxes`() {
    #expect(
      card(under: CGAffineTransform(rotationAngle: .pi)) == """
        ╭─────────────────────────────╮
        │                             │
        │                             │
        │     ┌─card──────────┐       │
        │     │ ┌─┐           │       │
        │     │ │ │ Label     │       │
        │     │ └─┘           │       │
        │     └───────────────┘       │
        │                             │
        │                             │
        ╰─────────────────────────────╯
        """)
  }

  @Test func `has constraint lines where their views are seen, with the distances as they are`() {
    let host = SceneHost(240, 160) { view in
      let card = view.add(UIView(), "card", 16, 16, 112, 64)
      let box = card.place(UIView())
      box.accessibilityIdentifier = "box"
      box.pin([.leading: 40, .top: 16, .width: 48, .bottom: -16], to: card)
      card.transform = CGAffineTransform(translationX: 80, y: 48)
    }
    #expect(
      picture(of: host) {
        $0.selection = "view/card/box"
        $0.showsConstraintLines = true
        $0.showsNumbers = true
      } == """
        ╭─────────────────────────────╮
        │                             │
        │                             │
        │                ├─48──┤      │
        │           ┌─card──↕16───┐   │
        │           │    ┏━box━┓  │   │
        │           ├─40─┤     ┃  │   │
        │           │    ┗━━┬━━┛  │   │
        │           └───────┴─────┘   │
        │                   16        │
        ╰─────────────────────────────╯
        """)
  }
}
