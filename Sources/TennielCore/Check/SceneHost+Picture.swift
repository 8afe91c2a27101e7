import Cells
import Findings
import Foundation
import Painting
import Stage

extension SceneHost {
  /// The layout as a picture in colour, at the scale of 8 by 16 points a cell.
  func svg(title: String) -> String {
    ViewPainter.picture(
      of: self, in: Viewport(screenSize: filledScreen.size, columns: nil),
      options: ViewPainter.Options(glyphs: .unicode, depth: .direct)
    ).grid.svg(title: title)
  }

  /// The rectangle of a view in that picture; nil for a view that is not there.
  func mark(around path: ViewPath) -> ReportPicture.Mark? {
    guard let frame = snapshot.view(at: path)?.frameInWindow else { return nil }
    // A cell of the picture is 9 by 18 units, and half of one lies before the first point.
    let scale = 9 / Viewport.trueScale
    return ReportPicture.Mark(
      x: (frame.minX * scale).rounded() + 4, y: (frame.minY * scale).rounded() + 9,
      width: (frame.width * scale).rounded(), height: (frame.height * scale).rounded())
  }
}
