import Cells
import Foundation
import Painting

/// The part of the screen that is in sight.
extension Display {
  /// The place of the device in the canvas; nil if the terminal is too small.
  var canvasView: CanvasView? { layout.map { CanvasView(self, in: $0) } }

  /// Scrolls the canvas, at true scale, by the least distance that shows a rectangle.
  /// - Parameter frame: In the window's coordinates, in points.
  mutating func reveal(_ frame: CGRect) {
    guard zoom == .trueScale, followed == nil, let canvas = canvasView else { return }
    func offset(_ old: Int, from start: Double, to end: Double, unit: Double, room: Int) -> Int {
      let first = Viewport.whole((start / unit).rounded(.down))
      let last = Viewport.whole((end / unit).rounded(.up))
      // Of a view larger than the canvas, the beginning is shown.
      return min(max(old, last - room + 1), first)
    }
    self.offset = CellPoint(
      column: offset(
        self.offset.column, from: frame.minX, to: frame.maxX,
        unit: canvas.viewport.pointsPerColumn, room: canvas.clip.columns),
      row: offset(
        self.offset.row, from: frame.minY, to: frame.maxY, unit: canvas.viewport.pointsPerRow,
        room: canvas.clip.rows))
    scrollCanvas(columns: 0, rows: 0)
  }

  /// Scrolls the canvas within the device's picture.
  mutating func scrollCanvas(columns: Int, rows: Int) {
    guard followed == nil, let range = canvasView?.scrollRange else { return }
    offset = CellPoint(
      column: min(max(0, offset.column + columns), range.columns),
      row: min(max(0, offset.row + rows), range.rows))
  }

  /// Whether the whole device is in sight.
  var showsWholeDevice: Bool {
    guard let range = canvasView?.scrollRange else { return true }
    return range.columns <= 0 && range.rows <= 0
  }

  /// The size of a cell of the canvas in words; nil where no canvas is shown.
  func scaleText(_ glyphs: GlyphSet = .unicode) -> String? {
    guard let layout, !layout.isInspectorInFront else { return nil }
    return CanvasView(self, in: layout).viewport.scaleText(glyphs)
  }
}
