import Cells
import Foundation
import Painting

/// The frames that the document has, as broken lines in Interface Builder's orange over the
/// picture.
package struct OwnFrameLayer {
  /// The frames in the window's coordinates, in points.
  package let frames: [CGRect]

  package init(frames: [CGRect]) { self.frames = frames }

  package func draw(on picture: inout Picture, glyphs: GlyphSet) {
    let viewport = picture.viewport
    var lines = BorderLayer(size: picture.grid.size)
    let stroke = BorderLayer.Stroke(weight: .dashed, style: Palette.ownFrame)
    for frame in frames where frame.minX.isFinite && frame.maxX.isFinite {
      lines.addBox(
        left: viewport.column(frame.minX), top: viewport.row(frame.minY),
        right: viewport.column(frame.maxX), bottom: viewport.row(frame.maxY), stroke: stroke)
    }
    lines.stroke(into: &picture.grid, glyphs: glyphs)
  }
}
