import SeededRandom
import Testing

@testable import Cells

@Suite struct BorderLayerTests {
  private static func layer(_ columns: Int, _ rows: Int) -> BorderLayer {
    BorderLayer(size: CellSize(columns: columns, rows: rows))
  }

  private let light = BorderLayer.Stroke()
  private let heavy = BorderLayer.Stroke(weight: .heavy)
  private let dashed = BorderLayer.Stroke(weight: .dashed)

  @Test func `boxes that abut share a line and merge`() {
    var layer = Self.layer(13, 7)
    layer.addBoxes((0, 0, 12, 6), (0, 0, 12, 2), (0, 2, 6, 4), (6, 2, 12, 6))
    #expect(
      layer.picture() == """
        ┌───────────┐
        │           │
        ├─────┬─────┤
        │     │     │
        ├─────┤     │
        │     │     │
        └─────┴─────┘
        """)
  }

  @Test func `a selected box is heavy where it meets others`() {
    var layer = Self.layer(13, 7)
    layer.addBoxes((0, 0, 12, 6), (0, 2, 12, 4))
    layer.addBox(left: 4, top: 2, right: 8, bottom: 6, stroke: heavy)
    #expect(
      layer.picture() == """
        ┌───────────┐
        │           │
        ├───┲━━━┱───┤
        │   ┃   ┃   │
        ├───╂───╂───┤
        │   ┃   ┃   │
        └───┺━━━┹───┘
        """)
  }

  @Test func `in ASCII a selected box still stands out`() {
    var layer = Self.layer(13, 5)
    layer.addBoxes((0, 0, 12, 4))
    layer.addBox(left: 2, top: 1, right: 6, bottom: 3, stroke: heavy)
    layer.addBoxes((8, 2, 11, 2), (9, 1, 9, 1))
    layer.addBox(left: 10, top: 1, right: 10, bottom: 1, stroke: heavy)
    layer.addLine(row: 3, from: 8, through: 11, stroke: dashed)
    layer.addLine(column: 7, from: 1, through: 3, stroke: dashed)
    #expect(
      layer.picture(glyphs: .ascii) == """
        +-----------+
        | #===#: o# |
        | #   #:----|
        | #===#:....|
        +-----------+
        """)
  }

  @Test func `a box without height is a line, and one with neither side a dot`() {
    var layer = Self.layer(9, 3)
    layer.addBoxes((0, 0, 4, 0))
    layer.addBox(left: 6, top: 0, right: 6, bottom: 2, stroke: heavy)
    layer.addBoxes((8, 0, 8, 0))
    layer.addBox(left: 8, top: 2, right: 8, bottom: 2, stroke: heavy)
    #expect(layer.picture() == "╶───╴ ╻ □\n      ┃\n      ╹ ■")
  }

  @Test func `neighbouring lines leave no inside`() {
    var layer = Self.layer(4, 2)
    layer.addBoxes((0, 0, 3, 1))
    #expect(layer.picture() == "┌──┐\n└──┘")
  }

  @Test func `a rule joins the lines it runs between`() {
    var layer = Self.layer(6, 5)
    layer.addBoxes((0, 0, 5, 4))
    layer.addLine(row: 2, from: 0, through: 5, stroke: light)
    layer.addLine(column: 3, from: 2, through: 4, stroke: heavy)
    #expect(layer.picture() == "┌────┐\n│    │\n├──┰─┤\n│  ┃ │\n└──┸─┘")
  }

  @Test func `guides are drawn only where nothing else is`() {
    var layer = Self.layer(8, 4)
    layer.addBox(left: 1, top: 0, right: 6, bottom: 3, stroke: dashed)
    layer.addBoxes((3, 0, 7, 2))
    var grid = CellGrid(size: layer.size)
    grid.write("ab", at: CellPoint(column: 1, row: 2))
    layer.stroke(into: &grid)
    #expect(grid.text == " ┄┄┌───┐\n ┆ │  ┆│\n ab└───┘\n ┄┄┄┄┄┄")
  }

  @Test func `a box partly outside shows what is inside`() {
    var layer = Self.layer(4, 3)
    layer.addBox(left: -9, top: 1, right: 2, bottom: 99, stroke: light)
    layer.addBox(left: .min, top: .min, right: .max, bottom: 0, stroke: heavy)
    #expect(layer.picture() == "━━━━\n──┐\n  │")
  }

  @Test func `lines that are wholly outside, or end before they begin, draw nothing`() {
    var layer = Self.layer(3, 2)
    layer.addBoxes((50, 0, 60, 1), (2, 0, 1, 1))
    layer.addLine(row: 7, from: 0, through: 2, stroke: light)
    layer.addLine(column: 0, from: -9, through: -1, stroke: light)
    #expect(layer.picture() == "\n")
  }

  @Test func `an opaque box hides what lies behind it`() {
    var layer = Self.layer(11, 7)
    layer.addBoxes((0, 0, 8, 4), (0, 2, 8, 4))
    layer.addBox(left: 4, top: 1, right: 10, bottom: 6, stroke: light, isOpaque: true)
    #expect(
      layer.picture() == """
        ┌───────┐
        │   ┌───┴─┐
        ├───┤     │
        │   │     │
        └───┤     │
            │     │
            └─────┘
        """)
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 9)])
  func `the smallest layers take every call`(columns: Int, rows: Int) {
    var layer = Self.layer(columns, rows)
    for stroke in [dashed, light, heavy] {
      layer.addBox(left: -1, top: -1, right: 5, bottom: 5, stroke: stroke, isOpaque: true)
      layer.addBox(left: 0, top: 0, right: 0, bottom: 0, stroke: stroke)
    }
    #expect(layer.picture().filter { $0 != "\n" } == (columns == 1 ? "■" : ""))
  }

  @Test func `lines keep the background that is there`() {
    var layer = Self.layer(3, 1)
    layer.addLine(row: 0, from: 0, through: 2, stroke: .init(style: Style(foreground: .black)))
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1), fill: Style(background: .white))
    layer.stroke(into: &grid, at: CellPoint(column: 1, row: 0))
    #expect(grid.text == " ╶─╴")
    #expect(grid.styles == "abbb\n\na  on #ffffff\nb  #000000 on #ffffff")
  }

  @Test func `a shared cell has the style of the selected, else of the deepest`() {
    let styles = (0..<3).map { Style(foreground: .palette($0)) }
    let strokes = [
      BorderLayer.Stroke(style: styles[0], depth: 1),
      BorderLayer.Stroke(style: styles[1], depth: 2),
      BorderLayer.Stroke(weight: .heavy, style: styles[2], depth: 0),
    ]
    let expected = """
      aaabbb
      a  b b
      aaaccc
         c c
         ccc

      a  color 0
      b  color 1
      c  color 2
      """
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var layer = Self.layer(6, 5)
      for box in order {
        switch box {
        case 0: layer.addBox(left: 0, top: 0, right: 3, bottom: 2, stroke: strokes[0])
        case 1: layer.addBox(left: 3, top: 0, right: 5, bottom: 2, stroke: strokes[1])
        default: layer.addBox(left: 3, top: 2, right: 5, bottom: 4, stroke: strokes[2])
        }
      }
      var grid = CellGrid(size: layer.size)
      layer.stroke(into: &grid)
      #expect(grid.styles.replacing(".", with: " ") == expected)
    }
  }

  @Test func `every combination of arms has the character that Unicode names so`() throws {
    for index in 1..<81 {
      var joint = BorderLayer.Joint()
      for (place, arm) in [BorderLayer.Arm.left, .up, .right, .down].enumerated() {
        let digit = index / [1, 3, 9, 27][place] % 3
        if digit > 0 { joint.add(arm, digit == 1 ? .light : .heavy) }
      }
      let glyph = try #require(joint.glyph(in: .unicode))
      let name = try #require(glyph.properties.name)
      #expect(BorderLayer.Joint(unicodeName: name).arms == joint.arms, "\(name)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `arms meet arms, whatever was drawn in whatever order`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let size = CellSize(
      columns: .random(in: 0...14, using: &random), rows: .random(in: 0...9, using: &random))
    let boxes = (0..<8).map { _ in
      let left = Int.random(in: -3...15, using: &random)
      let top = Int.random(in: -3...10, using: &random)
      return (
        left: left, top: top, right: left + Int.random(in: 0...9, using: &random),
        bottom: top + Int.random(in: 0...6, using: &random),
        weight: Bool.random(using: &random) ? BorderLayer.Weight.light : .heavy
      )
    }
    func draw(_ order: [Int], opaque: Bool) -> BorderLayer {
      var layer = BorderLayer(size: size)
      for box in order.map({ boxes[$0] }) {
        layer.addBox(
          left: box.left, top: box.top, right: box.right, bottom: box.bottom,
          stroke: .init(weight: box.weight), isOpaque: opaque)
      }
      return layer
    }

    let order = Array(boxes.indices)
    let shuffled = order.shuffled(using: &random)
    #expect(draw(order, opaque: false).picture() == draw(shuffled, opaque: false).picture())
    for layer in [draw(order, opaque: false), draw(order, opaque: true)] {
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let joint = layer.joints[row * size.columns + column]
          if column + 1 < size.columns {
            let next = layer.joints[row * size.columns + column + 1]
            #expect(joint.weight(of: .right) == next.weight(of: .left), "seed \(seed)")
          }
          if row + 1 < size.rows {
            let next = layer.joints[(row + 1) * size.columns + column]
            #expect(joint.weight(of: .down) == next.weight(of: .up), "seed \(seed)")
          }
        }
      }
    }
  }
}

extension BorderLayer {
  /// Adds light boxes, each from a column and a row through others.
  fileprivate mutating func addBoxes(_ boxes: (left: Int, top: Int, right: Int, bottom: Int)...) {
    for box in boxes {
      addBox(left: box.left, top: box.top, right: box.right, bottom: box.bottom, stroke: Stroke())
    }
  }

  /// The layer on an empty grid, as text.
  fileprivate func picture(glyphs: GlyphSet = .unicode) -> String {
    var grid = CellGrid(size: size)
    stroke(into: &grid, glyphs: glyphs)
    return grid.text
  }
}

extension BorderLayer.Joint {
  /// The arms that a name such as `BOX DRAWINGS UP HEAVY AND RIGHT DOWN LIGHT` lists; a part
  /// without a weight has that of the other part.
  fileprivate init(unicodeName: String) {
    self.init()
    let parts = unicodeName.split(separator: " AND ").map { $0.split(separator: " ") }
    for part in parts {
      let weight = (part + parts.joined()).first { $0 == "LIGHT" || $0 == "HEAVY" }
      for word in part {
        for arm in BorderLayer.Joint.arms(named: word) {
          add(arm, weight == "HEAVY" ? .heavy : .light)
        }
      }
    }
  }

  private static func arms(named word: Substring) -> [BorderLayer.Arm] {
    switch word {
    case "LEFT": [.left]
    case "RIGHT": [.right]
    case "UP": [.up]
    case "DOWN": [.down]
    case "HORIZONTAL": [.left, .right]
    case "VERTICAL": [.up, .down]
    default: []
    }
  }
}
