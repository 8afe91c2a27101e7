@_spi(Package) import AutoLayout
import Cells
import Foundation

extension Ground {
  /// Fills the cells of a view with its background colour, blended with what is behind it by its
  /// opacity.
  mutating func fillBackground(of shape: Shape) {
    guard let (color, opacity) = shape.background else { return }
    let rect = shape.filled.intersection(shape.clip).intersection(plan.screen)
    // The last lines of a box belong to the view after it.
    cells.own(shape.cells.intersection(rect), by: shape.index)
    guard plan.options.depth != .none else { return cells.grid.fill(rect) }
    if opacity >= 1 {
      cells.grid.fill(rect, style: Style(background: color))
    } else {
      cells.grid.restyle(rect) { style in
        style.background = color.over(style.background, opacity: opacity)
        style.foreground = style.foreground.map { color.over($0, opacity: opacity) }
      }
    }
  }

  /// Draws the pixels of a view's image.
  mutating func drawPicture(of shape: Shape) {
    guard let pixels = shape.view.pixels, let place = shape.picturePlace else { return }
    let target = plan.viewport.cells(of: place)
    let clip = shape.clip.intersection(plan.screen)
    let tint = shape.view.drawing.picture?.isTemplate == true ? shape.view.drawing.tint : nil
    cells.grid.draw(
      pixels, in: target, clip: clip, glyphs: plan.options.glyphs, depth: plan.options.depth,
      blocks: plan.options.blocks, tint: tint.map { Color($0) })
    cells.own(target.intersection(clip), by: shape.index)
    cells.hits.show(shape.index, in: plan.withoutLinesAround(shape, target.intersection(clip)))
    if shape.opacity < 1, plan.options.depth != .none {
      // What was drawn is blended with the colour behind it.
      let (opacity, below) = (shape.opacity, background(around: shape))
      cells.grid.restyle(target.intersection(clip)) { style in
        style.foreground = style.foreground.map { $0.over(below, opacity: opacity) }
        style.background = style.background.map { $0.over(below, opacity: opacity) }
      }
    }
  }

  /// The background colour of the nearest superview that has one.
  private func background(around shape: Shape) -> Cells.Color? {
    var parent = shape.view.parent
    while let index = parent {
      if let background = plan.shapes[index].background { return background.color }
      parent = plan.shapes[index].view.parent
    }
    return nil
  }
}
