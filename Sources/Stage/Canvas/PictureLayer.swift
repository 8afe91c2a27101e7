import Cells

/// The state of a step of drawing: the plan, the cells drawn so far, and the topmost view in each
/// cell.
protocol PictureLayer {
  var plan: Plan { get }
  var grid: CellGrid { get }
  /// The index of the topmost view in each cell, row by row; -1 for none.
  var owners: [Int] { get }
}

extension PictureLayer {
  var options: ViewPainter.Options { plan.options }
  var viewport: Viewport { plan.viewport }
  var shapes: [Shape] { plan.shapes }
  /// The cells strictly inside the device's frame.
  var screen: CellRect { plan.screen }

  func glyph(_ unicode: String, _ ascii: String) -> String { plan.glyph(unicode, ascii) }

  /// The index of the topmost view in a cell, or -1; nil outside the picture.
  func owner(_ column: Int, _ row: Int) -> Int? {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return nil }
    return owners[row * plan.bounds.columns + column]
  }

  /// Whether a cell shows a view presented over the given one.
  func isBehind(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard shape.layer < plan.frontLayer, let owner = owner(column, row), owner >= 0 else {
      return false
    }
    return shapes[owner].layer > shape.layer
  }

  /// A style of a contrast with the background of a cell that is just enough to be read.
  func quietStyle(_ column: Int, _ row: Int) -> Style {
    guard options.depth != .none, let below = grid[column, row].style.background else {
      return options.quiet
    }
    return Style(
      foreground: below.mixed(with: below.contrasting, 0.5)
        .readable(on: below, contrast: Color.easyContrast))
  }
}
