@_spi(Package) import AutoLayout
import Cells
import Testing

@testable import Painting
@testable import Scenes
@testable import Stage

/// Lines in pictures of all shipped scenes: where two of them are in cells side by side, both or
/// neither go on into the other one.
@Suite struct JointTests {
  private static let devices = ["iPhone 4s", "iPhone 13", "iPad Air 2"]

  @Test(arguments: ShippedScene.all.indices)
  func `lines that meet are joined, in any scene, on any screen, at any scale`(index: Int) throws {
    let scene = ShippedScene.all[index]
    let host = SceneHost(screen: SimulatedScreen(), make: scene.make)
    var found: [String] = []
    for name in Self.devices {
      for isLandscape in [false, true] {
        for bars in [.status, [.status, .navigation, .tab]] as [SimulatedScreen.Bars] {
          var screen = SimulatedScreen(try #require(Device.named(name)), isLandscape: isLandscape)
          screen.bars = bars
          host.apply(screen)
          let room = CellSize(columns: 46, rows: 21)
          for viewport in [
            Viewport(screenSize: screen.size),
            Viewport(screenSize: screen.size, columns: 39),
            Viewport.fitting(screen.size, into: room, zoom: .text),
          ] {
            let broken = Self.brokenJoints(of: host, in: viewport)
            if !broken.isEmpty {
              found.append("\(name) \(isLandscape) \(bars.rawValue) \(viewport): \(broken)")
            }
          }
        }
      }
    }
    #expect(found == [], "\(scene.name)")
  }

  /// The cells whose line goes on to the right or down into a line that does not come from there,
  /// or the reverse.
  private static func brokenJoints(of host: SceneHost, in viewport: Viewport) -> [String] {
    let options = ViewPainter.Options(depth: .none)
    let plan = Plan(of: host.drawnScene(options), in: viewport, options: options)
    let ground = Ground(of: plan).cells.grid
    let picture = ViewPainter.picture(of: plan)
    let drawn = picture.grid
    /// The line of a cell; nil where something else is drawn, such as the track of a slider.
    func line(_ column: Int, _ row: Int) -> Arms? {
      let cell = CellPoint(column: column, row: row)
      guard drawn.bounds.contains(cell), let arms = drawn[cell].scalar.flatMap({ Arms.of[$0] })
      else { return nil }
      guard drawn[cell].scalar != ground[cell].scalar, let target = picture.hits.target(at: cell)
      else { return arms }
      guard plan.shapes.indices.contains(target) else { return nil }
      return plan.shapes[target].view.drawing.content == nil ? arms : nil
    }
    var broken: [String] = []
    for row in 0..<drawn.size.rows {
      for column in 0..<drawn.size.columns {
        guard let here = line(column, row) else { continue }
        if let right = line(column + 1, row), here.right != right.left {
          broken.append("\(column),\(row) \(drawn[column, row].text)\(drawn[column + 1, row].text)")
        }
        if let below = line(column, row + 1), here.down != below.up {
          broken.append(
            "\(column),\(row) \(drawn[column, row].text)/\(drawn[column, row + 1].text)")
        }
      }
    }
    return broken
  }

  /// The sides on which the line of a character goes on.
  private struct Arms {
    var left = false
    var up = false
    var right = false
    var down = false

    static let of: [Unicode.Scalar: Arms] = {
      let scalars: [(String, Arms)] = [
        ("─━", Arms(left: true, right: true)), ("│┃", Arms(up: true, down: true)),
        ("┌┏╭", Arms(right: true, down: true)), ("┐┓╮", Arms(left: true, down: true)),
        ("└┗╰", Arms(up: true, right: true)), ("┘┛╯", Arms(left: true, up: true)),
        ("├┣", Arms(up: true, right: true, down: true)),
        ("┤┫", Arms(left: true, up: true, down: true)),
        ("┬┳", Arms(left: true, right: true, down: true)),
        ("┴┻", Arms(left: true, up: true, right: true)),
        ("┼╋", Arms(left: true, up: true, right: true, down: true)),
        ("╴", Arms(left: true)), ("╵", Arms(up: true)), ("╶", Arms(right: true)),
        ("╷", Arms(down: true)), ("┷", Arms(left: true, up: true, right: true)),
      ]
      return Dictionary(
        uniqueKeysWithValues: scalars.flatMap { text, arms in
          text.unicodeScalars.map { ($0, arms) }
        })
    }()
  }
}
