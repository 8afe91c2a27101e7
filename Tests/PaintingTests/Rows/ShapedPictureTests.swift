import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

/// Pictures in the shape of the screen, 160 by 320 points in 21 by 11 cells: rows are 32 points
/// high.
@MainActor @Suite struct `In the shape of the screen` {
  private func picture(
    _ cells: (columns: Int, rows: Int) = (21, 11), _ add: @escaping (UIView) -> Void
  ) -> String {
    let host = SceneHost(160, 320, add)
    let viewport = Viewport(
      screenSize: host.screen.size, outline: CellSize(columns: cells.columns, rows: cells.rows))
    return ViewPainter.paint(host, in: viewport, options: ViewPainter.Options(depth: .none)).text
  }

  @Test func `views of a list have the same number of rows, and what is left is below them`() {
    let shown = picture((21, 16)) { view in
      let list = view.add(UIView(), "list", 0, 0, 160, 320)
      for index in 0..<6 {
        let row = list.add(UIView(), "row\(index)", 0, 20 + 48 * Double(index), 160, 48)
        row.add(label("Row \(index)"), "name", 16, 14, 128, 20)
      }
    }
    #expect(
      shown == """
        ╭───────────────────╮
        ├─row0──────────────┤
        │ Row 0             │
        ├─row1──────────────┤
        │ Row 1             │
        ├─row2──────────────┤
        │ Row 2             │
        ├─row3──────────────┤
        │ Row 3             │
        ├─row4──────────────┤
        │ Row 4             │
        ├─row5──────────────┤
        │ Row 5             │
        ├───────────────────┤
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `a large view stays, within a row, and small ones beside it give way`() {
    let shown = picture { view in
      for (index, name) in ["Alice", "Hatter"].enumerated() {
        view.add(label(name), name, 16, 4 + 20 * Double(index), 128, 20)
      }
      view.add(UIView(), "box", 16, 60, 128, 200).backgroundColor = .yellow
      view.add(label("Hare"), "hare", 16, 264, 128, 20)
    }
    #expect(
      shown == """
        ╭───────────────────╮
        │ Alice             │
        │ Hatter            │
        │ ┌─box───────────┐ │
        │ │               │ │
        │ │               │ │
        │ │               │ │
        │ │               │ │
        │ └───────────────┘ │
        │ Hare              │
        ╰───────────────────╯
        """)
  }

  @Test func `a text that has run on moves the one at its right, which has columns to spare`() {
    let shown = picture((13, 11)) { view in
      for (index, time) in ["10:15", "11"].enumerated() {
        view.add(label(time), "time\(index)", 16, 64 + 64 * Double(index), 40, 20)
        view.add(label("Cat"), "name\(index)", 64, 64 + 64 * Double(index), 80, 20)
      }
      view.add(label("10:45"), "time", 16, 192, 40, 20)
      view.add(label("Station"), "name", 64, 192, 80, 20)
    }
    #expect(
      shown.drawn == """
        ╭───────────╮
        │           │
        │10:15 Cat  │
        │           │
        │11  Cat    │
        │           │
        │10:› Stati›│
        """)
  }

  @Test func `lines of a long text have one pitch, and rows to spare are left at its end`() {
    let words = (1...6).map { "line \($0)" }.joined(separator: "\n")
    let shown = picture((21, 31)) { view in
      view.add(label(words, lines: 0), "long", 16, 20, 128, 96)
      view.add(label("one\ntwo\nthree", lines: 0), "short", 16, 200, 128, 48)
    }
    #expect(
      shown.drawn == """
        ╭───────────────────╮
        │                   │
        │ line 1            │
        │ line 2            │
        │ line 3            │
        │ line 4            │
        │ line 5            │
        │ line 6            │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │                   │
        │ one               │
        │ two               │
        │ three             │
        """)
  }

  @Test func `lines run on beside their view rather than be broken into words`() {
    let shown = picture((8, 11)) { view in
      view.add(label("a b c\nd e f", lines: 0), "name", 16, 64, 40, 34)
    }
    #expect(
      shown.drawn == """
        ╭──────╮
        │      │
        │a b c │
        │d e f │
        """)
  }

  @Test func `a title that is cut begins beside its bracket`() {
    let shown = picture((13, 11)) { view in
      let button = UIButton(type: .system)
      button.setTitle("Empty the bottle", for: .normal)
      button.backgroundColor = .red
      view.add(button, "button", 0, 64, 136, 30)
    }
    #expect(
      shown.drawn == """
        ╭───────────╮
        │           │
        │[Empty th›]│
        """)
  }
}
