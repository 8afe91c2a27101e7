import Cells

/// The backgrounds, images and lines of a scene, from back to front, without text.
struct Ground: PictureLayer {
  let plan: Plan
  var grid: CellGrid
  var owners: [Int]
  /// The view in each cell, by the areas of views alone.
  var hits: HitMap
  var borders: BorderLayer
  /// The cells with lines of the selection alone. Texts stand where they do without one.
  var selectionLines: Set<CellPoint> = []

  init(of plan: Plan) {
    self.plan = plan
    let size = plan.bounds.size
    grid = CellGrid(size: size)
    owners = Array(repeating: -1, count: size.columns * size.rows)
    hits = HitMap(of: plan)
    borders = BorderLayer(size: size)
    for shape in plan.shapes where shape.isShown && !plan.leftOut.contains(shape.index) {
      hits.cover(shape, in: plan)
      coverWhatLiesBehind(shape)
      if shape.view.layer == nil {
        fillBackground(of: shape)
        drawPicture(of: shape)
      } else {
        addShadow(of: shape)
        drawRounded(shape) {
          $0.fillBackground(of: shape)
          $0.drawPicture(of: shape)
        }
      }
      addBox(of: shape)
      addBarLine(of: shape)
      addRowLine(of: shape)
    }
    addDevice()
    addBarLines()
    addSelection()
    borders.stroke(into: &grid, glyphs: options.glyphs)
    roundBoxes()
    roundDevice()
  }

  /// Sets the topmost view of some cells.
  mutating func own(_ rect: CellRect, by index: Int) {
    let rect = rect.intersection(plan.bounds)
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      let start = row * plan.bounds.columns
      for place in start + rect.column..<start + rect.endColumn { owners[place] = index }
    }
  }
}
