import AutoLayout
import Cassowary
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

/// The worked layout of the module's documentation says what is so.
@MainActor @Suite struct WorkedLayoutTests {
  private let root = UIView(frame: rect(0, 0, 300, 200))
  private let name = ContentView(60, 20)
  private let note = UILabel()
  private let gap: NSLayoutConstraint

  init() {
    note.numberOfLines = 0
    note.text = "The hatter's tea is at six, as it always is"
    for view in [name, note] { root.place(view) }
    name.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    name.setContentHuggingPriority(.required, for: .vertical)
    gap = note.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8)
    name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).activated()
    name.topAnchor.constraint(equalTo: root.topAnchor, constant: 16).activated()
    gap.activated()
    note.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).activated()
    note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4).activated()
    root.layoutIfNeeded()
  }

  /// The number of the engine's system, which is another one after a rebuild.
  private var system: Int? { root.node.ownEngine?.table.number }

  @Test func `the solver has the variables, definitions and components that the page shows`() {
    #expect(name.frame == rect(16, 16, 60, 20))
    #expect(note.frame == rect(84, 40, 200, 41))
    #expect(
      root.node.ownEngine?.solver.dump() == """
        v4 defined by c6: v4 - 16 = 0
        v5 defined by c7: v5 - 16 = 0
        v6 defined by c9: -v0 + v6 + v8 + 16 = 0
        v8 defined by c8: -v2 - v4 + v8 - 8 = 0
        v9 defined by c10: -v3 - v5 + v9 - 4 = 0
        component v2
          bound: v2
          bound: v0 - v2 - 40
          c0: v2 - 60
          c1: -v2 + 60
          c2: v0 - v2 - 333.5
          c3: -v0 + v2 + 333.5
          where 100.0000001 < v0 < 393.4999996065
            v2 = 60
        component v3
          bound: v3
          c11: v3 - 20
          c12: -v3 + 20
          where anything
            v3 = 20
        component v7
          bound: v7
          c4: v7 - 41
          c5: -v7 + 41
          where anything
            v7 = 41
        """)
  }

  @Test func `a constant and a size are absorbed, and the text flows in the width that is left`() {
    let first = system
    gap.constant = 24
    root.layoutIfNeeded()
    #expect(note.frame == rect(100, 40, 184, 41))
    root.frame.size.width = 240
    root.layoutIfNeeded()
    #expect(note.frame == rect(100, 40, 124, 61))
    #expect(system == first)
  }

  @Test func `a height that contradicts the content leads to a rebuild, and the content yields`() {
    let first = system
    let height = name.heightAnchor.constraint(equalToConstant: 44).activated()
    _ = logged { root.layoutIfNeeded() }
    #expect(name.frame == rect(16, 16, 60, 44))
    #expect(!height.isBroken)
    #expect(
      root.node.ownEngine?.conflicts.map { $0.broken is NSContentSizeLayoutConstraint } == [true])
    #expect(system != first)
    height.isActive = false
    root.layoutIfNeeded()
    #expect(name.frame == rect(16, 16, 60, 20))
    #expect(root.node.ownEngine?.conflicts.isEmpty == true)
  }

  @Test func `of two contents that resist alike, the one whose chain is closed first yields`() {
    root.frame.size.width = 240
    note.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(name.frame == rect(16, 16, 0, 20))
    #expect(note.frame == rect(24, 40, 200, 41))
  }
}
