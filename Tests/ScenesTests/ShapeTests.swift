import Cells
import Foundation
import SeededRandom
import Testing

@testable import Painting
@testable import Scenes
@testable import Stage

/// Pictures that keep the shape of the screen, of all shipped scenes.
@Suite struct ShapeTests {
  /// The canvas in terminals of 80x24, 100x30, 120x40 and 200x60.
  private static let rooms = [
    CellSize(columns: 46, rows: 21), CellSize(columns: 60, rows: 27),
    CellSize(columns: 66, rows: 37), CellSize(columns: 80, rows: 57),
  ]

  @Test(arguments: ShippedScene.all.indices)
  func `large views stay where even rows have them, in every scene, on every device`(index: Int) {
    let scene = ShippedScene.all[index]
    let host = SceneHost(screen: SimulatedScreen(), make: scene.make)
    let options = ViewPainter.Options(depth: .none)
    var found: [String] = []
    // In proofs, every device; else each has a fifth of the scenes.
    for (number, device) in Device.all.enumerated() where walksAreLong || number % 5 == index % 5 {
      for isLandscape in [false, true] {
        host.apply(SimulatedScreen(device, isLandscape: isLandscape))
        let drawn = host.drawnScene(options)
        for room in Self.rooms {
          let even = Viewport.fitting(host.screen.size, into: room, zoom: .shape)
          var plan = Plan(of: drawn, in: even, options: options)
          plan.seatTexts()
          for shape in plan.shapes where shape.isShown {
            let frame = shape.frame
            guard frame.height / even.pointsPerRow >= 6 else { continue }
            for y in [frame.minY, frame.maxY] where y > 0 && y < host.screen.size.height {
              if abs(plan.viewport.row(y) - even.row(y)) > 1 {
                found.append("\(device.name) \(isLandscape) \(room): \(shape.view.path) at \(y)")
              }
            }
          }
        }
      }
    }
    #expect(found == [], "\(scene.name)")
  }
}
