import Cells
import InterfaceBuilder
import SceneFixtures
import Testing
import UIKit

@testable import LayoutTools
@testable import Painting
@testable import Stage

@MainActor @Suite struct `Lines over a picture` {
  private func line(
    _ kind: CanvasLine.Kind, isVertical: Bool = false, _ span: ClosedRange<Double>,
    in room: ClosedRange<Double>, _ label: String = "",
    _ relation: Constraint.Relation = .equal, priority: Double = 1000
  ) -> PictureLine {
    var line = PictureLine(
      CanvasLine(
        kind: kind, isVertical: isVertical, span: span, room: room, label: label,
        relation: relation, priority: priority), style: .plain)
    line.hasNumber = true
    return line
  }

  /// A screen of 320 by 160 points, in cells of 8 by 16, without colours.
  private func picture(_ setUp: @escaping @MainActor (UIView) -> Void = { _ in }) -> Picture {
    ViewPainter.picture(
      of: SceneHost(320, 160) { setUp($0) },
      in: Viewport(screenSize: CGSize(width: 320, height: 160)),
      options: ViewPainter.Options(depth: .none))
  }

  /// The rows in which something is drawn, with their numbers and without the device.
  private func rows(_ picture: Picture) -> [String] {
    let rows = picture.grid.text.split(separator: "\n").enumerated().dropFirst().dropLast()
    return rows.compactMap { index, row in
      let text = row.dropFirst().dropLast().reversed().drop { $0 == " " }.reversed()
      return text.isEmpty ? nil : "\(index)\(String(text))"
    }
  }

  private func drawn(
    _ lines: [PictureLine], glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct
  ) -> [String] {
    var picture = picture()
    #expect(picture.draw(lines, glyphs: glyphs, depth: depth) == 0)
    return rows(picture)
  }

  @Test func `a space is an I-bar with its number, in the middle of its room`() {
    #expect(drawn([line(.space, 80...160, in: 32...96, "24")]) == ["4         ├───24───┤"])
    #expect(
      drawn([line(.space, isVertical: true, 32...96, in: 80...160, "24")]) == [
        "2              ┬", "3              24", "4              │", "5              ┴",
      ])
  }

  @Test func `an optional one is broken, and says its priority`() {
    #expect(
      drawn([line(.space, 80...200, in: 32...96, "24", priority: 750)]) == [
        "4         ├╌╌╌24@750╌╌╌╌┤"
      ])
    #expect(
      drawn([line(.space, 80...200, in: 32...96, "24", priority: 750)], glyphs: .ascii) == [
        "4         | - 24@750- - |"
      ])
  }

  @Test func `an inequality has its sign`() {
    #expect(
      drawn([line(.space, 80...160, in: 32...96, "24", .greaterThanOrEqual)]) == [
        "4         ├──≥24───┤"
      ])
    #expect(
      drawn([line(.space, 80...160, in: 32...96, "24", .lessThanOrEqual)], glyphs: .ascii) == [
        "4         |--<=24--|"
      ])
  }

  @Test func `a number that is too wide for its line stands beside it`() {
    #expect(
      drawn([line(.space, 80...96, in: 32...96, "16")]) == [
        "3         16", "4         ├┤",
      ])
  }

  @Test func `a space of less than a cell is a number with its direction`() {
    #expect(drawn([line(.space, 80...82, in: 32...96, "2")]) == ["4         ↔2"])
    #expect(
      drawn([line(.space, isVertical: true, 32...34, in: 80...160, "2")], glyphs: .ascii) == [
        "2              ^2"
      ])
  }

  @Test func `parallel lines lie beside each other`() {
    let space = line(.space, 80...160, in: 32...96, "24")
    #expect(drawn([space, space]) == ["3         ├───24───┤", "4         ├───24───┤"])
  }

  @Test func `a placeholder, a mark and a badge are said before and after the number`() {
    var shown = line(.space, 80...200, in: 32...96, "24", .lessThanOrEqual)
    shown.mark = .misplaced
    shown.isPlaceholder = true
    #expect(drawn([shown]) == ["4         ├────~≤24⌑────┤"])
    #expect(drawn([shown], glyphs: .ascii) == ["4         |--&<=24(p)---|"])
  }

  @Test func `a selected line is heavy, and is drawn first`() {
    var selected = line(.space, 80...160, in: 32...96, "24")
    selected.isSelected = true
    #expect(
      drawn([line(.space, 80...160, in: 32...96, "8"), selected]) == [
        "3         ├───8────┤", "4         ┣━━━24━━━┫",
      ])
  }

  @Test func `a plain line has no ends, and is a double one without colours`() {
    let plain = line(.alignment, 80...120, in: 64...64)
    #expect(drawn([plain]) == ["4        ───────"])
    #expect(drawn([plain], depth: .none) == ["4        ════════"])
  }

  @Test func `what has no room is counted`() {
    var picture = picture { view in
      let label = UILabel(frame: view.bounds)
      label.text = String(repeating: "t", count: 4000)
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 13)
      view.addSubview(label)
    }
    let before = picture.grid
    #expect(picture.draw([line(.size, 16...304, in: 48...96, "288")], glyphs: .unicode) == 1)
    for row in 0..<before.size.rows {
      for column in 0..<before.size.columns
      where before[column, row].scalar?.properties.isAlphabetic == true {
        #expect(picture.grid[column, row] == before[column, row])
      }
    }
  }

  @Test func `a line is found where it is drawn`() throws {
    let id = ConstraintID(
      first: ConstraintID.Side(item: "view", attribute: "width"), second: nil, mark: .element("w"))
    var shown = line(.space, 80...160, in: 32...96, "24")
    (shown.path, shown.constraint) = ("view", id)
    var picture = picture()
    _ = picture.draw([shown], glyphs: .unicode)
    for column in 10...19 {
      #expect(picture.hits.hit(at: CellPoint(column: column, row: 4))?.constraint == id)
    }
    #expect(picture.hits.hit(at: CellPoint(column: 20, row: 4))?.constraint == nil)
  }

  @Test func `a mark at the edge of the screen lies on the outline, off its corners`() {
    var picture = picture { view in
      view.addSubview(UILabel(frame: CGRect(x: 0, y: 10, width: 320, height: 20)))
      (view.subviews[0] as? UILabel)?.text = String(repeating: "tea ", count: 10)
    }
    #expect(
      picture.draw(
        [line(.space, isVertical: true, 0...0, in: 0...320, "0")], glyphs: .unicode,
        depth: .direct) == 0)
    #expect(
      picture.grid.text.prefix { $0 != "\n" } == "╭───────────────────↕0──────────────────╮")
  }

  @Test func `a number is shown if it is asked for, a sign always`() {
    var quiet = line(.space, 80...160, in: 32...96, "24", .greaterThanOrEqual, priority: 750)
    quiet.hasNumber = false
    #expect(drawn([quiet]) == ["4         ├╌╌╌≥╌╌╌╌┤"])
    quiet.line.relation = .equal
    #expect(drawn([quiet]) == ["4         ├╌╌╌╌╌╌╌╌┤"])
    quiet.line.span = 80...80
    #expect(drawn([quiet]) == ["4         ↔"])
  }

  @Test func `a size goes beside the text that fills its view`() {
    var picture = picture { view in
      let label = UILabel(frame: CGRect(x: 80, y: 64, width: 80, height: 16))
      label.text = "Wonderland"
      view.addSubview(label)
    }
    #expect(
      picture.draw([line(.size, 80...160, in: 64...80, "80")], glyphs: .unicode) == 0)
    #expect(rows(picture) == ["4         Wonderland", "5         ├───80───┤"])
  }

  @Test func `an alignment is seen beside the text that it goes through`() {
    var picture = picture { view in
      let label = UILabel(frame: CGRect(x: 80, y: 64, width: 80, height: 16))
      label.text = "Wonderland"
      view.addSubview(label)
    }
    #expect(
      picture.draw([line(.alignment, isVertical: true, 64...80, in: 124...124)], glyphs: .unicode)
        == 0)
    #expect(
      rows(picture) == ["3              │", "4         Wonderland", "5              │"])
  }

  @Test func `alignments in one line continue each other`() {
    #expect(
      drawn([line(.alignment, 80...120, in: 64...64), line(.alignment, 104...160, in: 64...64)])
        == ["4        ────────────"])
  }

  @Test func `a line has one colour, which is seen on all that it lies on`() {
    let host = SceneHost(320, 160) { view in
      view.backgroundColor = .white
      for (index, color) in [UIColor.black, .systemYellow, .systemRed].enumerated() {
        let band = UIView(frame: CGRect(x: 40 + 80 * index, y: 0, width: 40, height: 160))
        band.backgroundColor = color
        view.addSubview(band)
      }
    }
    var picture = ViewPainter.picture(
      of: host, in: Viewport(screenSize: CGSize(width: 320, height: 160)))
    let before = picture.grid
    let line = PictureLine(
      CanvasLine(
        kind: .space, isVertical: false, span: 8...304, room: 32...96, label: "", relation: .equal,
        priority: 1000), style: Style(foreground: .palette(75)))
    #expect(picture.draw([line], glyphs: .unicode) == 0)
    let cells = before.bounds.rowRange.flatMap { row in
      before.bounds.columnRange.map { CellPoint(column: $0, row: row) }
    }.filter { picture.grid[$0] != before[$0] }
    #expect(cells.count == 36)
    let pens = Set(cells.map { picture.grid[$0].style.resolved(for: .direct).foreground })
    #expect(pens.count == 1)
    for cell in cells {
      let style = picture.grid[cell].style
      guard let pen = style.foreground, let ground = style.background else {
        Issue.record("no colours at \(cell)")
        continue
      }
      #expect(pen.contrast(with: ground) >= 2)
    }
  }

  @Test func `a number is out of fields, where it would be read as what was typed`() {
    var picture = picture { view in
      let field = UITextField(frame: CGRect(x: 40, y: 48, width: 240, height: 34))
      field.borderStyle = .roundedRect
      field.text = "Alice"
      view.addSubview(field)
    }
    _ = picture.draw(
      [line(.space, isVertical: true, 64...72, in: 40...280, "8")], glyphs: .unicode,
      depth: .direct)
    #expect(
      rows(picture) == [
        "3    ┌─UITextField─────────────────┐", "4    │Alice         ┬              │",
        "5    └──────────────┴8─────────────┘",
      ])
  }
}
