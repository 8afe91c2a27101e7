import Cells
import Foundation
import Scenes
import Stage
import Testing

@testable import Painting

/// The pictures of all shipped scenes in colour, with about the cells that a canvas has in
/// terminals of three sizes.
@MainActor @Suite struct ShippedPictureTests {
  nonisolated private static let rooms = [(42, 22), (78, 37), (120, 57)]

  @Test(arguments: rooms, [false, true])
  func `equals look equal, and lines and letters keep apart`(room: (Int, Int), onItsSide: Bool) {
    var screen = SimulatedScreen()
    screen.rotate(toLandscape: onItsSide)
    let viewport = Viewport.fitting(
      screen.size, into: CellSize(columns: room.0, rows: room.1), zoom: .shape)
    var flaws: [String] = []
    for scene in ShippedScene.all {
      let painted = PaintedScene(SceneHost(screen: screen, make: scene.make), in: viewport)
      flaws += painted.flaws.map { "\(scene.name): \($0)" }
    }
    #expect(flaws == [])
  }
}

/// A scene in cells, and what a designer would find wrong with them.
@MainActor
private struct PaintedScene {
  let plan: Plan
  let picture: Picture

  init(_ host: SceneHost, in viewport: Viewport) {
    var options = PaintingOptions()
    options.names = .none
    (plan, picture) = host.onScreen {
      let plan = ViewPainter.plan(of: host, in: viewport, options: options)
      return (plan, ViewPainter.picture(of: plan))
    }
  }

  var flaws: [String] {
    unequalSizes + twoPitches + lettersOnLines + linesOfSeveralPens
  }

  // MARK: - Sizes

  /// Views of one size, in one superview or in superviews that are equal, whose cells differ by
  /// more than a half; by more than a whole one between lines, which have cells of their own.
  private var unequalSizes: [String] {
    var kinds: [(parent: Int?, size: CGSize)] = []
    var kind: [Int] = []
    var drawn: [Int: [(path: String, across: Int, down: Int, most: Int)]] = [:]
    for shape in plan.shapes {
      let (parent, size) = (shape.view.parent.map { kind[$0] }, shape.frame.size)
      let known = kinds.firstIndex {
        $0.parent == parent && abs($0.size.width - size.width) < 0.5
          && abs($0.size.height - size.height) < 0.5
      }
      kind.append(known ?? kinds.count)
      if known == nil { kinds.append((parent, size)) }
      if let area = area(of: shape) {
        drawn[kind[shape.index], default: []].append(
          (
            "\(shape.view.path)", area.right - area.left, area.bottom - area.top,
            shape.isBoxed ? 2 : 1
          ))
      }
    }
    return kinds.indices.compactMap { kind in
      let views = drawn[kind] ?? []
      func spread(_ lengths: [Int]) -> Int { (lengths.max() ?? 0) - (lengths.min() ?? 0) }
      let most = views.map(\.most).max() ?? 0
      guard spread(views.map(\.across)) > most || spread(views.map(\.down)) > most else {
        return nil
      }
      return "unequal: "
        + views.map { "\($0.path) \($0.across) x \($0.down)" }.joined(separator: ", ")
    }
  }

  /// The halves of cells of what is seen of a view that is whole on the screen; nil if it has
  /// neither a ground nor a picture nor lines.
  private func area(of shape: Shape) -> Halves? {
    let screen = CGRect(origin: .zero, size: plan.viewport.screenSize)
    guard plan.isDrawn(shape), screen.intersection(shape.room).contains(shape.frame) else {
      return nil
    }
    if shape.isSetApart { return shape.area }
    return shape.isBoxed ? Halves(shape.outline.interior) : plan.pictureArea(of: shape)
  }

  // MARK: - Texts

  /// Texts whose lines are at even distances on the device, and not in the picture.
  private var twoPitches: [String] {
    plan.shapes.compactMap { shape in
      let middles = shape.lines.filter { $0.text.contains(where: isLetter) }.map(\.frame.midY)
      let rows = plan.bounds.rowRange.filter { row in
        plan.bounds.columnRange.contains { column in
          isLetter(column, row) && target(column, row) == shape.index
        }
      }
      guard middles.count > 2, rows.count == middles.count else { return nil }
      let distances = zip(middles, rows).dropFirst().enumerated().map { index, line in
        (points: line.0 - middles[index], rows: line.1 - rows[index])
      }
      let isEven = distances.allSatisfy { distance in
        distances.allSatisfy {
          abs($0.points - distance.points) > 0.5 || $0.rows == distance.rows
        }
      }
      return isEven ? nil : "two pitches: \(shape.view.path) in rows \(rows)"
    }
  }

  /// Letters of views that a line reaches from the side, or from above or below.
  private var lettersOnLines: [String] {
    places.filter { column, row in
      isLetter(column, row) && target(column, row) != nil
        && ([column - 1, column + 1].contains { isLine("─", $0, row) }
          || [row - 1, row + 1].contains { isLine("│", column, $0) })
    }.map { "a letter on a line: \($0), \($1) of \(seen($0, $1))" }
  }

  // MARK: - Lines

  /// Lines with more than one colour, or whose colour is hardly told from the one below.
  private var linesOfSeveralPens: [String] {
    places.compactMap { column, row in
      guard isLine("─│", column, row) else { return nil }
      let style = picture.grid[column, row].style
      if let (pen, below) = style.foreground.flatMap({ pen in style.background.map { (pen, $0) } }),
        pen.contrast(with: below) < 1.95
      {
        return "a faint line: \(column), \(row) of \(seen(column, row))"
      }
      let isAcross = isLine("─", column, row)
      let next = isAcross ? (column + 1, row) : (column, row + 1)
      guard isLine(isAcross ? "─" : "│", next.0, next.1),
        picture.grid[next.0, next.1].style.foreground != style.foreground
      else { return nil }
      return "a line of two pens: \(column), \(row) of \(seen(column, row))"
    }
  }

  // MARK: - Cells

  private var places: [(Int, Int)] {
    plan.screen.rowRange.flatMap { row in plan.screen.columnRange.map { ($0, row) } }
  }

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private func isLetter(_ column: Int, _ row: Int) -> Bool {
    picture.isLettered(at: CellPoint(column: column, row: row))
      && picture.grid[column, row].text.contains(where: isLetter)
  }

  /// Whether a cell has one of some lines that no control has drawn.
  private func isLine(_ lines: String, _ column: Int, _ row: Int) -> Bool {
    let text = picture.grid[column, row].text
    return !text.isEmpty && lines.contains(text)
      && !picture.isLettered(at: CellPoint(column: column, row: row))
  }

  private func target(_ column: Int, _ row: Int) -> Int? {
    picture.hits.target(at: CellPoint(column: column, row: row))
  }

  private func seen(_ column: Int, _ row: Int) -> String {
    picture.hits.hit(at: CellPoint(column: column, row: row)).map { "\($0.path)" } ?? "the screen"
  }
}
