import Cells
import LayoutTools
import Nibs
import Painting
import Stage

/// What is drawn over the picture of a document that is edited.
struct BuildingLayer {
  let placed: PlacedScene
  let building: Building
  /// The ids of the selected views.
  let selected: [String]
  let constraint: ConstraintID?
  /// Whether a view is an image view that has no image to show.
  let isMissingImage: (ViewPath) -> Bool

  func draw(on picture: inout Picture, glyphs: GlyphSet, depth: ColorDepth) {
    let outlines = OutlineLayer(glyphs: glyphs)
    for item in placed.canvas.items {
      guard let frame = placed.calculatedFrame(of: item).map({ CGRect($0) }),
        outlines.reaches(frame, into: picture)
      else { continue }
      let seen = item.documentFrame(for: placed.frame(of: item))
      outlines.draw(frame, .misplaced, insteadOf: CGRect(seen), on: &picture)
    }
    for item in selected.dropLast().compactMap(placed.canvas.item) {
      outlines.draw(CGRect(placed.frame(of: item)), .selected, on: &picture)
    }
    let plan = building.panel?.form.proposal(on: placed.canvas).plan
    for (id, frame) in (plan?.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let rect =
        placed.canvas.item(id).map { placed.drawn(frame, of: $0) }
        ?? placed.scene.frameInWindow(frame)
      outlines.draw(rect, .proposed, on: &picture)
    }
    // Faint lines go where nothing else is.
    for item in placed.canvas.items.dropFirst() where item.kind == .view && item.isShown {
      let frame = CGRect(placed.frame(of: item))
      guard outlines.reaches(frame, into: picture) else { continue }
      guard let path = placed.scene.paths[item.id] else { continue }
      outlines.drawEdges(of: path, in: frame, on: &picture)
      if isMissingImage(path), let name = imageName(of: item) {
        draw(name, in: frame, on: &picture, glyphs: glyphs)
      }
    }
    let lines = ConstraintLayer(
      placed: placed, building: building, selected: selected, constraint: constraint, plan: plan
    ).lines
    picture.undrawnLines = picture.draw(
      guidelines + lines, glyphs: glyphs, depth: depth)
  }

  /// The text in place of an image that can't be shown: the image's name, or "Image" without one.
  /// Nil if the view is no image view.
  private func imageName(of item: CanvasItem) -> String? {
    guard let element = placed.canvas.document.object(item.id), element.name == "imageView" else {
      return nil
    }
    return element["image"] ?? "Image"
  }

  /// Draws a name in the middle of a rectangle, unless letters are there or next to nothing of the
  /// name fits.
  private func draw(_ name: String, in frame: CGRect, on picture: inout Picture, glyphs: GlyphSet) {
    let viewport = picture.viewport
    let columns =
      viewport.column(frame.minX)
      + 1..<max(
        viewport.column(frame.minX) + 1, viewport.column(frame.maxX))
    let text = name.truncatedInMiddle(toColumns: columns.count, mark: glyphs.ellipsis)
    let width = TextWidth.width(of: text)
    let cells = (0..<width).map {
      CellPoint(
        column: columns.lowerBound + (columns.count - width) / 2 + $0,
        row: viewport.row(frame.midY))
    }
    guard width >= min(3, TextWidth.width(of: name)),
      cells.allSatisfy({
        picture.grid.bounds.contains($0) && !picture.isLettered(at: $0)
      }), let first = cells.first
    else { return }
    let below = picture.grid[first].style.background
    let style = below.map { Style(foreground: $0.mixed(with: $0.contrasting, 0.6)) }
    picture.grid.write(text, at: first, style: style ?? Palette.quiet)
  }

  /// The guidelines met by the views that were moved last. Of several guidelines in one place, the
  /// first is drawn.
  private var guidelines: [PictureLine] {
    var seen: Set<Place> = []
    return building.guidelines.compactMap { guideline in
      guard seen.insert(Place(guideline)).inserted else { return nil }
      var line = PictureLine(
        CanvasLine(guideline).offset(
          x: Double(placed.scene.origin.x), y: Double(placed.scene.origin.y)),
        style: Palette.accent)
      line.isGuideline = true
      return line
    }
  }

  private struct Place: Hashable {
    let isVertical: Bool
    let position: Double

    init(_ guideline: Guideline) {
      isVertical = guideline.isVertical
      position = guideline.position.rounded()
    }
  }
}
