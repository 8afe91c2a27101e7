import Cells

/// The backgrounds, images and lines of a scene, from back to front, and the scroll indicators on
/// the lines; without text.
struct Ground {
  let plan: Plan
  var cells: PictureCells
  var borders: BorderLayer

  init(of plan: Plan) {
    self.plan = plan
    cells = PictureCells(of: plan)
    borders = BorderLayer(size: plan.bounds.size)
    for shape in plan.shapes where plan.isDrawn(shape) {
      cells.hits.cover(shape, in: plan)
      coverWhatLiesBehind(shape)
      addShadow(of: shape)
      drawSurface(of: shape)
      addBox(of: shape)
      addLine(of: shape)
    }
    addDevice()
    addBarLines()
    addSelection()
    borders.stroke(into: &cells.grid, glyphs: plan.options.glyphs)
    roundBoxes()
    for shape in plan.shapes where plan.isDrawn(shape) { drawScrollers(of: shape) }
  }
}
