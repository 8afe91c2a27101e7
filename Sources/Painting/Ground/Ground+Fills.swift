@_spi(Package) import AutoLayout
import Cells

extension Ground {
  /// Fills the cells of a view with its background colour, blended with what is behind it by its
  /// opacity.
  mutating func fillBackground(of shape: Shape) {
    guard let (color, opacity) = shape.background else { return }
    let rect = shape.filled.intersection(shape.clip).intersection(plan.screen)
    // The last lines of a box belong to the view after it.
    cells.own(shape.cells.intersection(rect), by: shape.index)
    guard plan.options.depth != .none else { return cells.clear(rect) }
    cells.fill(shape.area, clip: shape.clip, color, opacity: opacity)
    // No line of what is behind a ground goes through it.
    if shape.isSetApart, opacity >= 1 { borders.remove(in: shape.area.whole.intersection(rect)) }
  }

  /// Draws the pixels of a view's image.
  mutating func drawPicture(of shape: Shape) {
    guard let pixels = shape.view.pixels, let area = plan.pictureArea(of: shape) else { return }
    let target = area.cells
    let clip = shape.clip.intersection(plan.screen)
    let shown = target.intersection(clip)
    let tint = shape.view.drawing.picture?.isTemplate == true ? shape.view.drawing.tint : nil
    let behind = cells.edges(of: area, in: clip)
    cells.mixed.remove(in: shown)
    cells.grid.draw(
      pixels, in: target, source: pixels.region(on: area), clip: clip,
      glyphs: plan.options.glyphs, depth: plan.options.depth, blocks: plan.options.blocks,
      tint: tint.map { Color($0) })
    if plan.options.isColored { borders.remove(in: shown) }
    cells.own(shown, by: shape.index)
    cells.hits.show(shape.index, in: plan.withoutLinesAround(shape, shown))
    if shape.opacity < 1, plan.options.depth != .none {
      // What was drawn is blended with the colour behind it.
      let (opacity, below) = (shape.opacity, shape.view.parent.flatMap { plan.shapes[$0].ground })
      cells.restyle(shown) { style in
        style.foreground = style.foreground.map { $0.over(below, opacity: opacity) }
        style.background = style.background.map { $0.over(below, opacity: opacity) }
      }
    }
    cells.restore(behind)
  }
}

extension PixelImage {
  /// The part of the picture on the cells that an area covers, if all of the picture is on the
  /// area.
  fileprivate func region(on area: Halves) -> Region {
    let (across, down) = (
      Double(width) / Double(area.right - area.left),
      Double(height) / Double(area.bottom - area.top)
    )
    let cells = area.cells
    return Region(
      x: Double(2 * cells.column - area.left) * across, y: Double(2 * cells.row - area.top) * down,
      width: Double(2 * cells.columns) * across, height: Double(2 * cells.rows) * down)
  }
}
