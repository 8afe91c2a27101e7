import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `Texts take rows from what is empty` {
  /// The picture of 160 by 320 points, of which a row is 32 points on average.
  private func picture(rows: Int = 11, _ add: @escaping (UIView) -> Void) -> String {
    let host = SceneHost(160, 320, add)
    return ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size, columns: 21, rows: rows),
      options: ViewPainter.Options(depth: .none)
    ).text
  }

  @Test func `so that those of a list have a row each`() {
    let shown = picture { view in
      for (index, name) in ["Alice", "Hatter", "Dormouse", "Hare"].enumerated() {
        view.add(label(name), name, 16, 120 + 20 * Double(index), 128, 20)
      }
    }
    #expect(
      shown.drawn == """
        ╭───────────────────╮
        │                   │
        │                   │
        │ Alice             │
        │ Hatter            │
        │ Dormouse          │
        │ Hare              │
        """)
  }

  @Test func `but rows stay even where each has one`() {
    let add: (UIView) -> Void = { view in
      view.add(label("Alice"), "alice", 16, 40, 128, 20)
      view.add(label("Hatter"), "hatter", 16, 104, 128, 20)
    }
    let host = SceneHost(160, 320, add)
    var even = Viewport(screenSize: host.screen.size, columns: 21, rows: 11)
    even.seatsTexts = false
    #expect(
      picture(add)
        == ViewPainter.paint(host, in: even, options: ViewPainter.Options(depth: .none)).text)
  }

  @Test func `and none stands on the line of a box`() {
    let shown = picture { view in
      let box = view.add(UIView(), "box", 16, 64, 128, 96)
      box.backgroundColor = .yellow
      view.add(label("Title"), "title", 16, 42, 128, 20)
      view.add(label("Foot"), "foot", 16, 162, 128, 20)
    }
    #expect(
      shown.drawn == """
        ╭───────────────────╮
        │ Title             │
        │ ┌─box───────────┐ │
        │ │               │ │
        │ │               │ │
        │ └───────────────┘ │
        │ Foot              │
        """)
  }

  @Test func `and what stands side by side has one row, though the middles differ`() {
    // Their middles are 95.5 and 96 points down, and rows are 32 points high.
    let shown = picture { view in
      view.add(label("Sounds"), "sounds", 16, 85.5, 60, 20)
      view.add(UISwitch(), "switch", 94, 80.5, 51, 31)
    }
    #expect(shown.contains("│ Sounds    [○   ]  │"))
  }

  @Test func `and what is seen in a picture is not given away for them`() {
    let shown = picture { view in
      let pixels = Bitmap(
        width: 4, height: 4, pixels: Array(repeating: .init(gray: 0xC8), count: 16))
      let image = UIImageView(image: UIImage(pixels: pixels))
      view.add(image, "image", 16, 0, 128, 192)
      for (index, name) in ["Alice", "Hatter", "Dormouse", "Hare", "Cat"].enumerated() {
        view.add(label(name), name, 16, 196 + 20 * Double(index), 128, 20)
      }
    }
    #expect(
      shown == """
        ╭───────────────────╮
        │ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  │
        │ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  │
        │ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  │
        │ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  │
        │ Alice             │
        │ Hatter            │
        │ Dormouse          │
        │ Hare              │
        │ Cat               │
        ╰───────────────────╯
        """)
  }

  @Test func `and stand on lines rather than on each other if there are too few`() {
    let shown = picture(rows: 7) { view in
      for (index, name) in ["Alice", "Hatter", "Hare", "Cat"].enumerated() {
        let box = view.add(UIView(), name, 16, 8 + 76 * Double(index), 128, 68)
        box.backgroundColor = .yellow
        box.add(label(name), "name", 8, 24, 112, 20)
      }
    }
    #expect(
      shown == """
        ╭─┬─Alice─────────┬─╮
        │ │Alice          │ │
        │ ├Hatter─────────┤ │
        │ ├Hare───────────┤ │
        │ └───────────────┘ │
        │ ┌Cat────────────┐ │
        ╰─┴───────────────┴─╯
        """)
  }

  @Test func `and lines of a list are left out as a whole rather than mixed`() {
    let host = SceneHost(160, 320) { view in
      for (index, name) in ["Alice", "Hatter", "Dormouse", "Hare", "Cat", "Queen"].enumerated() {
        let y = 20 + 24 * Double(index)
        view.add(label(name), name, 16, y, 90, 20)
        view.add(label("\(index)"), "\(name)Number", 120, y, 24, 20)
      }
    }
    let picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: host.screen.size, columns: 21, rows: 6),
      options: ViewPainter.Options(depth: .none))
    #expect(
      picture.grid.text == """
        ╭───────────────────╮
        │ Alice        0    │
        │ Dormouse     2    │
        │ Hare         3    │
        │ Queen        5    │
        ╰───────────────────╯
        """)
    #expect(picture.shortened == 4)
  }

  @Test func `and texts that scroll stay above the last row`() {
    let shown = picture { view in
      let text = UITextView()
      text.text = Array(repeating: "Down, down, down.", count: 40).joined(separator: "\n")
      view.add(text, "text", 16, 160, 128, 300)
    }
    #expect(
      shown == """
        ╭───────────────────╮
        │                   │
        │                   │
        │                   │
        │ ┌─text──────────┐ │
        │ │Down, down,    ▐ │
        │ │down.          ▐ │
        │ │Down, down,    │ │
        │ │down.          │ │
        │ │Down, down,    │ │
        ╰─┴───────────────┴─╯
        """)
  }

  @Test func `and a click finds the text that is seen`() throws {
    let host = SceneHost(160, 320) { view in
      for (index, name) in ["Alice", "Hatter", "Dormouse", "Hare"].enumerated() {
        view.add(label(name), name, 16, 120 + 20 * Double(index), 128, 20)
      }
    }
    let picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: host.screen.size, columns: 21, rows: 11),
      options: ViewPainter.Options(depth: .none))
    let hits = (3...6).map { picture.hits.hit(at: CellPoint(column: 3, row: $0)) }
    #expect(hits.map { $0?.path } == ["view/Alice", "view/Hatter", "view/Dormouse", "view/Hare"])
    let frames = hits.indices.map {
      CGRect(x: 16, y: 120 + 20 * Double($0), width: 128, height: 20)
    }
    for (hit, frame) in zip(hits, frames) { #expect(frame.contains(try #require(hit).point)) }
  }
}
