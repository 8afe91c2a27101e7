import Cells
import Foundation
import Painting
import Stage

/// What a host shows, as text: without colours, at true scale unless told otherwise.
@MainActor
package func picture(
  of host: SceneHost, scale: Double = 8,
  _ change: (inout ViewPainter.Options) -> Void = { _ in }
) -> String {
  var options = ViewPainter.Options(depth: .none)
  change(&options)
  let viewport = Viewport(screenSize: host.screen.size, pointsPerColumn: scale)
  return ViewPainter.paint(host, in: viewport, options: options).text
}

/// The view that the picture shows in the cell around a point of the window, at true scale.
@MainActor
package func viewSeen(at point: CGPoint, of host: SceneHost) -> ViewPath? {
  let viewport = Viewport(screenSize: host.screen.size)
  let cell = CellPoint(
    column: Int(point.x / viewport.pointsPerColumn), row: Int(point.y / viewport.pointsPerRow))
  return ViewPainter.picture(of: host, in: viewport, options: ViewPainter.Options(depth: .none))
    .hits.hit(at: cell)?.path
}

extension String {
  /// A picture down to the last row in which something is drawn, without the line below all.
  package var drawn: String {
    var rows = split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    while rows.last?.allSatisfy({ "│| ".contains($0) }) == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
