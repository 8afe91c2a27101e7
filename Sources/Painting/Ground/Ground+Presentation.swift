import Cells

/// Presented views, drawn over the views that they cover. A sheet is a box on a dimmed screen. No
/// lines and names of views behind a sheet are drawn through it.
///
/// ```
/// │ Title        │
/// ├─sheet────────┤
/// │ Over it      │
/// ```
extension Ground {
  /// Dims the screen, as UIKit does, and clears the area of a sheet, even of one without a
  /// background: two texts in one cell would be unreadable.
  mutating func coverWhatLiesBehind(_ shape: Shape) {
    guard shape.isSheet else { return }
    if plan.options.depth != .none {
      cells.restyle(plan.screen) { style in
        style.background = style.background.map { Cells.Color.black.over($0, opacity: 0.3) }
        style.foreground = style.foreground.map { Cells.Color.black.over($0, opacity: 0.3) }
      }
    }
    // A ground that is filled covers all of it.
    if !shape.isSetApart || (shape.background?.opacity ?? 0) < 1 {
      cells.clear(shape.filled.intersection(plan.screen))
    }
    // The cells include the sheet's lines, which may be on the device's outline.
    cells.own(shape.filled, by: shape.index)
  }

  /// Removes the lines behind a presented view, even if it has no box.
  mutating func clearLinesBehind(_ shape: Shape) {
    guard shape.view.isPresentedRoot, shape.isOpaque, !shape.isSetApart else { return }
    borders.addBox(
      left: shape.outline.left, top: shape.outline.top, right: shape.outline.right,
      bottom: shape.outline.bottom,
      stroke: BorderLayer.Stroke(style: PaintingOptions.quiet, depth: -1),
      isOpaque: true)
  }
}
