import Cells

/// What controllers present, over the views that it covers: a sheet is a box on a dimmed screen, and nothing of what lies
/// behind it is drawn through it, neither lines nor names.
///
/// ```
/// │ Title        │
/// ├─sheet────────┤
/// │ Over it      │
/// ```
extension Ground {
  /// Dims the screen, as UIKit does, and clears the place of a sheet. One without a background would let the page be seen,
  /// and two texts in one cell are none.
  mutating func coverWhatLiesBehind(_ shape: Shape) {
    guard shape.isSheet else { return }
    if options.depth != .none {
      grid.restyle(screen) { style in
        style.background = style.background.map { Cells.Color.black.over($0, opacity: 0.3) }
        style.foreground = style.foreground.map { Cells.Color.black.over($0, opacity: 0.3) }
      }
    }
    grid.fill(shape.filled.intersection(screen))
    // Its lines included, which may be the device's own.
    own(shape.filled, by: shape.index)
  }

  /// Takes away the lines behind what is presented, also where no box is drawn around that.
  mutating func clearLinesBehind(_ shape: Shape) {
    guard shape.view.isPresentedRoot, shape.isOpaque else { return }
    borders.addBox(
      left: shape.outline.left, top: shape.outline.top, right: shape.outline.right,
      bottom: shape.outline.bottom, stroke: BorderLayer.Stroke(style: options.quiet, depth: -1),
      isOpaque: true)
  }
}
