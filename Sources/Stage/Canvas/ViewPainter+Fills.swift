import AutoLayout
import Cells
import Foundation

extension ViewPainter {
  /// Fills the cells of a view with its background colour; what lies below shows through by its opacity.
  mutating func fillBackground(of shape: Shape) {
    guard let (color, opacity) = shape.background else { return }
    let rect = shape.filled.intersection(shape.clip).intersection(screen)
    // The last lines of a box already belong to what comes after it.
    own(shape.cells.intersection(rect), by: shape.index)
    guard options.depth != .none else { return grid.fill(rect) }
    if opacity >= 1 {
      grid.fill(rect, style: Style(background: color))
    } else {
      grid.restyle(rect) { style in
        style.background = color.over(style.background, opacity: opacity)
        style.foreground = style.foreground.map { color.over($0, opacity: opacity) }
      }
    }
  }

  /// Draws the picture of an image view where its content mode puts it.
  mutating func drawPicture(of shape: Shape) {
    guard let (image, place) = picture(of: shape), image.symbol == nil else { return }
    let target = viewport.cells(of: place)
    let clip = shape.clip.intersection(screen)
    grid.draw(
      host.pixels(of: image), in: target, clip: clip, glyphs: options.glyphs,
      depth: options.depth)
    own(target.intersection(clip), by: shape.index)
    hits.show(shape.index, in: target.intersection(clip))
    if shape.opacity < 1, options.depth != .none {
      fade(target.intersection(clip), opacity: shape.opacity, onto: background(around: shape))
    }
  }

  /// The picture that a view shows, and its place in the window.
  private func picture(of shape: Shape) -> (UIImage, CGRect)? {
    let shown: (image: UIImage, rect: CGRect)?
    switch shape.view {
    case let view as UIImageView:
      shown = view.shownImage.flatMap { image in view.imageRect.map { (image, $0) } }
    case let button as UIButton: shown = button.shownImage
    default: shown = nil
    }
    guard let shown, shown.rect.width > 0, shown.rect.height > 0 else { return nil }
    return (shown.image, shape.place(of: shown.rect))
  }

  /// Writes the character of a symbol in the middle of its place.
  mutating func drawSymbol(of shape: Shape) {
    guard let (image, place) = picture(of: shape), let symbol = image.symbol else { return }
    let character = String(shown(symbol))
    let cells = viewport.cells(of: place)
    let middle = Int(
      (place.midX / viewport.pointsPerColumn - Double(TextWidth.width(of: character)) / 2).rounded()
    )
    let column = min(max(middle, cells.column), max(cells.column, cells.endColumn - 1))
    // Off the line of a box around it, as the text beside it is.
    let own = insideRow(of: shape, midY: place.midY)
    let row = [own, own + 1].first { !isLevel(column, $0) } ?? own
    draw(
      [ControlRun(character, shape.view is UIButton ? .tinted : .plain)],
      column: column, row: row, shape)
  }

  /// Lets the colour behind show through what was drawn.
  private mutating func fade(_ rect: CellRect, opacity: Double, onto below: Cells.Color?) {
    grid.restyle(rect) { style in
      style.foreground = style.foreground.map { $0.over(below, opacity: opacity) }
      style.background = style.background.map { $0.over(below, opacity: opacity) }
    }
  }

  /// The colour of the nearest view around that has one.
  private func background(around shape: Shape) -> Cells.Color? {
    var parent = snapshot.views[shape.index].parent
    while let index = parent {
      if let background = shapes[index].background { return background.color }
      parent = snapshot.views[index].parent
    }
    return nil
  }
}

extension SceneHost {
  /// An image's pixels in the form that is quick to draw, made once for each image.
  func pixels(of image: UIImage) -> Cells.PixelImage {
    if let known = pictures[ObjectIdentifier(image)] { return known.pixels }
    let source = image.pixels
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * source.pixels.count)
    for pixel in source.pixels {
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
    }
    let pixels =
      Cells.PixelImage(width: source.width, height: source.height, rgb: bytes) ?? .empty
    pictures[ObjectIdentifier(image)] = (image, pixels)
    return pixels
  }
}

extension Cells.PixelImage {
  /// A single black pixel, in place of a picture that is larger than can be drawn.
  fileprivate static let empty: Cells.PixelImage = {
    guard let pixel = Cells.PixelImage(width: 1, height: 1, rgb: [0, 0, 0]) else {
      preconditionFailure("one pixel of three bytes is a picture")
    }
    return pixel
  }()
}
