import Cells

/// What a step of drawing has: the plan, the cells drawn so far, and which view's fill, picture or text is on top in each.
protocol PictureLayer {
  var plan: Plan { get }
  var grid: CellGrid { get }
  /// Row by row, the index of the view; -1 for none.
  var owners: [Int] { get }
}

extension PictureLayer {
  var options: ViewPainter.Options { plan.options }
  var viewport: Viewport { plan.viewport }
  var shapes: [Shape] { plan.shapes }
  /// The cells strictly inside the device's frame.
  var screen: CellRect { plan.screen }

  func glyph(_ unicode: String, _ ascii: String) -> String { plan.glyph(unicode, ascii) }

  /// The view that is on top in a cell, or -1; nil outside the picture.
  func owner(_ column: Int, _ row: Int) -> Int? {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return nil }
    return owners[row * plan.bounds.columns + column]
  }

  /// Whether something that is presented over what a view belongs to lies on a cell.
  func isBehind(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let top = shapes.last, shape.layer < top.layer, let owner = owner(column, row), owner >= 0
    else { return false }
    return shapes[owner].layer > shape.layer
  }

  /// The quiet style on whatever colour a cell has.
  func quietStyle(_ column: Int, _ row: Int) -> Style {
    guard options.depth != .none, let below = grid[column, row].style.background else {
      return options.quiet
    }
    return Style(foreground: below.mixed(with: below.contrasting, 0.5))
  }
}
