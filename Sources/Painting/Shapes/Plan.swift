@_spi(Package) import AutoLayout
import Cells

/// The positions of all views in cells, shared by the steps of drawing.
struct Plan {
  let scene: DrawnScene
  let viewport: Viewport
  let options: PaintingOptions
  /// The shapes of the scene's views, at the same indices.
  private(set) var shapes: [Shape] = []
  /// The layer of the view presented last; 0 without presented views.
  private(set) var frontLayer = 0
  /// The layer of the frontmost sheet; layers behind it are dimmed. 0 without a sheet.
  private(set) var sheetLayer = 0
  let selected: Int?
  /// The views whose text or control has no row: they are not drawn.
  var leftOut: Set<Int> = []

  /// All cells of the picture.
  let bounds: CellRect
  /// The cells strictly inside the device's outline; without an outline, the cells of the screen.
  let screen: CellRect

  init(of scene: DrawnScene, in viewport: Viewport, options: PaintingOptions) {
    self.scene = scene
    self.viewport = viewport
    self.options = options
    bounds = CellRect(viewport.size)
    screen =
      options.showsOutline
      ? bounds.inset(columns: 1, rows: 1)
      : CellRect(column: 0, row: 0, columns: bounds.columns - 1, rows: bounds.rows - 1)
    selected = options.selection.flatMap { path in
      scene.views.firstIndex { $0.path == path }
    }
    shapes.reserveCapacity(scene.views.count)
    var base = 0
    for (index, view) in scene.views.enumerated() {
      if view.isPresentedRoot {
        base = (shapes.map(\.depth).max() ?? -1) + 1
        frontLayer += 1
      }
      shapes.append(shape(of: view, at: index, base: base))
    }
    sheetLayer = shapes.last { $0.isSheet && $0.isShown }?.layer ?? 0
  }

  /// - Parameter base: The number added to the depths of presented views.
  private func shape(of view: DrawnView, at index: Int, base: Int) -> Shape {
    // A shape is large, so that only what is needed of the superview's shape is copied.
    let parent = view.parent
    var outline = viewport.outline(of: view.frame)
    // Lines along the first edges of the screen are the frame's.
    if outline.left == viewport.column(0) { outline.left = bounds.column }
    if outline.top == viewport.row(0) { outline.top = bounds.row }
    let opacity = (parent.map { shapes[$0].opacity } ?? 1) * view.opacity
    let filling = opacity * Double(view.background?.alpha ?? 0)
    let background = view.background.flatMap { filling > 0 ? (Cells.Color($0), filling) : nil }
    let isRead = view.isShown && !isTooSmall(view)
    let room = parent.map { roomInside($0) } ?? .infinite
    let lines = isRead ? linesInSight(of: view, in: room) : []
    let behind = parent.flatMap { shapes[$0].ground }
    let ground = background.map { $0.0.over(behind, opacity: $0.1) } ?? behind
    let isSetApart = isSetApart(ground, from: behind)
    let isBoxed =
      !isSetApart && isBoxed(view, outline: outline, hasBackground: background != nil, lines: lines)
    let area = area(of: view, cells: isBoxed ? outline.cellsWithLines : nil, lines: lines)
    // The lines of a selected ground lie inside of it, as far as no bar or row has lines there.
    if isSetApart, parent != nil, view.drawing.content == nil {
      let inside = CellOutline(around: area.room)
      outline =
        inside.interior.rows >= max(1, lines.count) ? inside : CellOutline(around: area.cells)
    }
    if !options.showsOutline {
      // Lines along the last edges would be beyond the cells of the screen.
      if outline.right == screen.endColumn { outline.right -= 1 }
      if outline.bottom == screen.endRow { outline.bottom -= 1 }
    }
    let around = parent.map { shapes[$0].limits.inner } ?? bounds
    let onGround = parent.map { groundRoom(in: $0, of: view) } ?? bounds
    var (clip, inner) = (parent.map { shapes[$0].clip } ?? bounds, around)
    if view.clips {
      clip = clip.intersection(outline.cellsWithLines)
      inner = around.intersection(
        isBoxed ? outline.interior : isSetApart ? area.room : outline.cells)
    }
    return Shape(
      index: index, view: view, outline: outline, cells: viewport.cells(of: view.frame),
      area: area,
      limits: ShapeLimits(
        clip: clip, text: clip.intersection(around).intersection(onGround), inner: inner,
        points: room, boxes: parent.map { boxRoom(in: $0, of: view) } ?? bounds,
        grounds: onGround),
      depth: base + view.depth, layer: frontLayer,
      filling: ShapeFilling(opacity: opacity, background: background, ground: ground),
      lines: lines, isSetApart: isSetApart, isBoxed: isBoxed)
  }

  /// Whether a view's background is told from what is behind it by its colour, and needs no lines.
  private func isSetApart(_ ground: Cells.Color?, from behind: Cells.Color?) -> Bool {
    options.isColored
      && ground?.nearest(in: options.depth) != behind?.nearest(in: options.depth)
  }

  /// The area of a view's background. That of a text has whole rows, as its letters have, unless
  /// there are enough of them without the halves; a text that is broken again needs all of them.
  /// - Parameter cells: The cells with the lines of a box.
  private func area(of view: DrawnView, cells: CellRect?, lines: [PlacedLine]) -> Halves {
    if let cells { return Halves(cells) }
    let whole = Halves(viewport.cells(of: view.frame))
    guard options.hasHalves else { return whole }
    var area = viewport.halves(of: view.frame)
    let isBroken = lines.contains { TextWidth.width(of: $0.text) > area.whole.columns }
    if !lines.isEmpty || view.drawing.content != nil,
      isBroken || area.whole.rows < max(1, lines.count)
    {
      (area.top, area.bottom) = (whole.top, whole.bottom)
    }
    return area
  }

  /// The area of a view's image; nil without an image.
  func pictureArea(of shape: Shape) -> Halves? {
    guard let place = shape.picturePlace else { return nil }
    return options.hasHalves && options.blocks == .quadrants
      ? viewport.halves(of: place) : Halves(viewport.cells(of: place))
  }

  /// The lines of a text that the device shows: those that no superview hides completely.
  private func linesInSight(of view: DrawnView, in room: CGRect) -> [PlacedLine] {
    let lines = view.drawing.text?.lines ?? []
    if lines.count < 2 || room.minY <= view.frame.minY && room.maxY >= view.frame.maxY {
      return lines
    }
    return lines.filter {
      let place = view.place(of: $0.frame)
      return place.maxY > room.minY + 0.5 && place.minY < room.maxY - 0.5
    }
  }

  /// The rectangle in which a view and its superviews that clip show its subviews.
  private func roomInside(_ index: Int) -> CGRect {
    shapes[index].view.clips
      ? shapes[index].room.intersection(shapes[index].view.frame) : shapes[index].room
  }

  /// The cells between the lines of the boxes that hold a view on the device.
  private func boxRoom(in parent: Int, of view: DrawnView) -> CellRect {
    guard shapes[parent].holds(view.frame) else { return bounds }
    guard shapes[parent].isBoxed else { return shapes[parent].boxRoom }
    return shapes[parent].boxRoom.intersection(shapes[parent].outline.interior)
  }

  /// The cells inside the grounds that are set apart and hold a view on the device.
  private func groundRoom(in parent: Int, of view: DrawnView) -> CellRect {
    let shape = shapes[parent]
    guard shape.holds(view.frame) else { return bounds }
    return shape.isSetApart ? shape.groundRoom.intersection(shape.area.room) : shape.groundRoom
  }

  /// Whether a transform makes a view too small to be read.
  private func isTooSmall(_ view: DrawnView) -> Bool {
    guard view.frame.size != view.bounds.size else { return false }
    return view.frame.width < min(view.bounds.width, viewport.pointsPerColumn / 2)
      || view.frame.height < min(view.bounds.height, viewport.pointsPerRow / 2)
  }
}

// MARK: - Questions of the steps

extension Plan {
  var selectedShape: Shape? { selected.map { shapes[$0] } }

  /// Whether a view is drawn: it is shown, and has a row.
  func isDrawn(_ shape: Shape) -> Bool { shape.isShown && !leftOut.contains(shape.index) }

  func isSelected(_ shape: Shape) -> Bool { shape.index == selected }

  /// Whether a view lies behind a sheet.
  func isDimmed(_ shape: Shape) -> Bool { shape.layer < sheetLayer }

  /// Whether a view is marked as moved. An animated view is not: its motion is visible.
  func isMarkedAsMoved(_ shape: Shape) -> Bool {
    options.moved.contains(shape.view.path) && !shape.view.isGliding
  }

  /// Whether a view and another one share no point on the device.
  func isApart(_ index: Int, from shape: Shape) -> Bool {
    // Frames that touch may overlap by the rounding of pixels.
    let (one, other) = (shapes[index].frame, shape.frame)
    return min(one.maxX, other.maxX) - max(one.minX, other.minX) < EqualSpans.tolerance
      || min(one.maxY, other.maxY) - max(one.minY, other.minY) < EqualSpans.tolerance
  }

  /// Whether neither of two views is above the other on the device.
  func isLevel(_ index: Int, with shape: Shape) -> Bool {
    let other = shapes[index].frame
    return other.minY < shape.frame.maxY && shape.frame.minY < other.maxY
  }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    sequence(first: index, next: { scene.views[$0].parent }).dropFirst().contains(ancestor)
  }

  /// The Unicode characters, or the ASCII characters that replace them.
  func glyph(_ unicode: String, _ ascii: String) -> String {
    options.glyphs == .unicode ? unicode : ascii
  }
}
