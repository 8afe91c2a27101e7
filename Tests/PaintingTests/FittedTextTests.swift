import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

/// Texts in pictures whose cells are larger than letters.
@MainActor @Suite struct `Text in a small picture` {
  /// A scroll view whose lines fall on the cells of what it shows at its edges.
  private func list(_ setUp: @escaping (UIScrollView) -> Void) -> SceneHost {
    SceneHost(240, 192) { view in setUp(view.add(UIScrollView(), "list", 12, 12, 216, 168)) }
  }

  @Test func `is not hidden by the line of the box around it`() {
    let host = list { list in
      list.add(label("Heading"), "heading", 0, 0, 216, 24)
      list.add(label("a line\nanother", lines: 0), "text", 8, 60, 200, 42)
    }
    #expect(
      picture(of: host, scale: 14) == """
        ╭┬─list─────────┬╮
        ││Heading       ││
        ││              ││
        ││a line        ││
        ││another       ││
        ││              ││
        │└──────────────┘│
        ╰────────────────╯
        """)
  }

  @Test func `is not drawn where it is scrolled out of sight`() {
    let host = list { list in
      list.contentSize = CGSize(width: 432, height: 168)
      list.add(label("first page"), "first", 8, 60, 200, 24)
      list.add(label("second page"), "second", 224, 84, 200, 24)
    }
    let cells = picture(of: host, scale: 8)
    #expect(cells.contains("first page"))
    #expect(!cells.contains("second"))
  }

  @Test func `of one line ends in a mark rather than inside a word`() {
    let host = SceneHost(240, 192) { view in
      view.add(label("Reminders", lines: 0), "single", 24, 24, 80, 80)
      view.add(UIView(), "wall", 120, 12, 100, 100).backgroundColor = .gray
    }
    let cells = picture(of: host, scale: 20)
    #expect(cells.contains("Rem"))
    #expect(cells.contains("›"))
    #expect(!cells.contains("ders"))
  }

  @Test func `that only the zoom has under its neighbour ends in a mark`() {
    let host = SceneHost(240, 96) { view in
      view.add(label("Volume"), "name", 16, 32, 57, 21)
      view.add(UISlider(), "slider", 80, 27, 140, 31)
    }
    #expect(picture(of: host, scale: 20).contains("Vo›●"))
  }

  @Test func `of one line is broken in two where a row below is free`() {
    let host = SceneHost(240, 192) { view in
      view.add(label("for watches only"), "stock", 24, 24, 130, 20)
      view.add(UIView(), "wall", 160, 12, 60, 100).backgroundColor = .gray
    }
    #expect(
      picture(of: host, scale: 12) == """
        ╭───────────────────╮
        │ for watches┌wall┐ │
        │ only       │    │ │
        │            │    │ │
        │            │    │ │
        │            └────┘ │
        │                   │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `that stands in for one is cut like any other`() {
    let host = SceneHost(240, 96) { view in
      let field = UITextField()
      field.placeholder = "Eight letters"
      view.add(field, "field", 24, 40, 120, 21)
      view.add(UIView(), "above", 0, 0, 240, 36).backgroundColor = .gray
      view.add(UIView(), "below", 0, 64, 240, 32).backgroundColor = .gray
      view.add(UIView(), "wall", 160, 36, 80, 28).backgroundColor = .gray
    }
    #expect(picture(of: host, scale: 20).contains("├Eight ›┬"))
  }

  @Test func `with brackets takes them along into free cells`() {
    let host = SceneHost(240, 96) { view in
      let button = UIButton(type: .system)
      button.setTitle("Empty the bottle", for: .normal)
      button.backgroundColor = .red
      view.add(button, "button", 52, 40, 132, 16)
    }
    #expect(picture(of: host, scale: 12).contains("[Empty the bottle]"))
  }

  @Test func `on a ground of its own is broken into the rows of its view`() {
    let host = SceneHost(320, 160) { view in
      let title = view.add(
        label("Eat the cake to the last crumb", .center), "title", 32, 48, 256, 64)
      title.backgroundColor = .systemGreen
    }
    let viewport = Viewport(screenSize: host.screen.size, columns: 17, rows: 8)
    #expect(
      ViewPainter.paint(host, in: viewport).text == """
        ╭───────────────╮
        │               │
        │               │
        │ ▐  Eat the  ▌ │
        │ ▐cake to the▌ │
        │ ▐last crumb ▌ │
        │               │
        ╰───────────────╯
        """)
  }

  @Test func `has the rows that it needs where there are some to spare`() {
    let host = SceneHost(240, 400) { view in
      view.add(label("Why is a raven like a writing desk?", lines: 0), "riddle", 16, 32, 208, 40)
      view.add(label("Tea?"), "answer", 16, 74, 60, 20)
    }
    let viewport = Viewport(screenSize: host.screen.size, columns: 14, rows: 10)
    #expect(
      ViewPainter.paint(host, in: viewport).text == """
        ╭────────────╮
        │ Why is a   │
        │ raven like │
        │ a writing  │
        │ desk?      │
        │ Tea?       │
        │            │
        │            │
        │            │
        ╰────────────╯
        """)
  }

  @Test func `over a picture keeps its contrast to each cell`() {
    let host = SceneHost(160, 64) { view in
      let (dark, light) = (UIView(), UIView())
      view.add(light, "light", 0, 0, 80, 64).backgroundColor = .white
      view.add(dark, "dark", 80, 0, 80, 64).backgroundColor = .black
      view.add(label("black on white", .center), "text", 16, 16, 128, 32)
    }
    let grid = ViewPainter.paint(host, in: Viewport(screenSize: host.screen.size))
    for column in 4...15 {
      let style = grid[column, 2].style
      guard let ink = style.foreground, let ground = style.background else { continue }
      #expect(ink.contrast(with: ground) >= 3, "\(column)")
    }
  }

  @Test func `stays hidden where it is scrolled out of sight`() {
    let host = list { list in
      list.contentSize = CGSize(width: 216, height: 400)
      list.add(label("Heading"), "heading", 0, 0, 216, 24)
      list.contentOffset = CGPoint(x: 0, y: 20)
    }
    #expect(!picture(of: host, scale: 14).contains("Heading"))
  }

  @Test func `keeps a cell away from the text before it`() {
    let host = SceneHost(240, 96) { view in
      view.add(label("10:15"), "time", 16, 16, 48, 20)
      view.add(label("Looking Glass"), "name", 70, 16, 160, 20)
    }
    #expect(
      picture(of: host, scale: 11) == """
        ╭─────────────────────╮
        │10:15 Looking Glass  │
        │                     │
        │                     │
        ╰─────────────────────╯
        """)
  }

  @Test func `stays between the lines of a box that clips nothing`() {
    let host = SceneHost(240, 160) { view in
      let bubble = view.add(UIView(), "bubble", 20, 28, 200, 92)
      bubble.backgroundColor = .gray
      bubble.add(label("Why is a raven like a desk?", lines: 0), "label", 16, 10, 168, 64)
    }
    #expect(
      picture(of: host, scale: 12) == """
        ╭───────────────────╮
        │ ┌─bubble────────┐ │
        │ │Why is a raven │ │
        │ │like a desk?   │ │
        │ │               │ │
        │ └───────────────┘ │
        │                   │
        ╰───────────────────╯
        """)
  }

  @Test func `begins on the line of its box rather than lose its end`() {
    let host = SceneHost(240, 160) { view in
      let bubble = view.add(UIView(), "bubble", 20, 28, 200, 60)
      bubble.backgroundColor = .gray
      bubble.add(label("Why is a raven so?", lines: 0), "label", 16, 16, 168, 32)
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭──────────────╮
        │┌Why is a────┐│
        ││raven so?   ││
        │└────────────┘│
        │              │
        ╰──────────────╯
        """)
  }

  @Test func `gets a row of its own where two lines of the device share one`() {
    let host = SceneHost(240, 160) { view in
      view.add(label("first"), "first", 16, 34, 100, 16)
      view.add(label("second"), "second", 16, 52, 100, 16)
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭──────────────╮
        │first         │
        │second        │
        │              │
        │              │
        ╰──────────────╯
        """)
  }

  @Test func `goes on beside the text before it where no row is left`() {
    let host = SceneHost(240, 64) { view in
      for (place, name) in ["first", "second", "third", "fourth"].enumerated() {
        view.add(label(name), name, 16, CGFloat(16 + 8 * place), 60, 8)
      }
    }
    let cells = picture(of: host, scale: 16)
    #expect(!cells.contains("firsts"), "\(cells)")
  }

  @Test func `scrolled far down shows the lines that the device shows`() {
    let lines = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let host = list { list in
      list.contentSize = CGSize(width: 216, height: 960)
      list.add(label(lines, lines: 0), "text", 8, 0, 200, 960)
      list.contentOffset = CGPoint(x: 0, y: 320)
    }
    let shown = picture(of: host, scale: 14)
    #expect(shown.contains("line 21"), "\(shown)")
    #expect(!shown.contains("line 20"))
    #expect(!shown.contains("line 32"))
  }

  @Test func `that the picture cuts is counted, and that the device cuts is not`() {
    let host = SceneHost(240, 96) { view in
      view.add(label("cut by the device"), "device", 16, 16, 80, 16)
      view.add(label("Volume"), "name", 16, 64, 57, 21)
      view.add(UISlider(), "slider", 80, 59, 140, 31)
    }
    func cuts(_ scale: Double) -> Int {
      ViewPainter.picture(
        of: host, in: Viewport(screenSize: host.screen.size, pointsPerColumn: scale)
      ).shortened
    }
    #expect(cuts(8) == 0)
    #expect(cuts(20) == 2)
  }

  @Test func `of a view larger than any number of cells does not stop the picture`() {
    let most = CGFloat.greatestFiniteMagnitude
    let host = SceneHost(160, 64) { view in
      view.add(label("tall"), "tall", 16, 0, 48, most)
      view.add(label("wide"), "wide", -most / 2, 16, most, 20)
      view.add(UISlider(), "slider", 0, 32, most, most)
      view.add(label("here"), "here", 96, 16, 48, 20)
    }
    #expect(picture(of: host).contains("here"))
  }

  @Test func `goes on from the line in sight, though the same line came before`() {
    let host = SceneHost(160, 160) { view in
      let story = view.add(UITextView(), "story", 16, 16, 128, 80)
      story.textContainerInset = .zero
      story.font = .systemFont(ofSize: 17)
      story.text = "tea\ntime\ntea\nand then some more\nthe end"
      story.layoutIfNeeded()
      story.contentOffset.y = 32
    }
    #expect(
      picture(of: host, scale: 16) == """
        ╭─────────╮
        │┌─story─┐│
        ││tea an›││
        │└───────┘│
        │         │
        ╰─────────╯
        """)
  }

  @Test func `is not overwritten by the symbol beside it`() {
    let host = SceneHost(240, 128) { view in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Form sheet"
      configuration.image = UIImage(systemName: "bell")
      configuration.imagePadding = 6
      view.add(UIButton(configuration: configuration), "button", 50, 40, 140, 34)
    }
    #expect(
      picture(of: host, scale: 14) == """
        ╭────────────────╮
        │                │
        │  ♪ Form sheet  │
        │                │
        │                │
        ╰────────────────╯
        """)
    for scale in stride(from: 8, through: 24, by: 0.5) {
      let letters = picture(of: host, scale: scale).filter { $0.isLetter }
      #expect(letters.isEmpty || "Formsheet".hasPrefix(letters), "\(scale)")
    }
  }

  @Test func `has a sign where an attachment stands`() {
    let host = SceneHost(160, 64) { view in
      let text = NSMutableAttributedString(string: "a ")
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      text.append(NSAttributedString(attachment: attachment))
      let label = label("")
      label.attributedText = text
      view.add(label, "label", 16, 16, 128, 20)
    }
    #expect(picture(of: host).contains("a ▪"))
    #expect(picture(of: host) { $0.glyphs = .ascii }.contains("a *"))
  }

  @Test func `is measured in cells once while it is shown`() {
    let story = label("It was much pleasanter at home.", lines: 0)
    let host = SceneHost(160, 128) { view in view.add(story, "story", 16, 16, 96, 64) }
    for _ in 0..<3 {
      _ = picture(of: host, scale: 16)
      #expect(host.columnTexts.count == 1)
    }
    host.change { story.text = "Home." }
    for _ in 0..<2 { _ = picture(of: host, scale: 16) }
    #expect(host.columnTexts.count == 0)
  }
}
