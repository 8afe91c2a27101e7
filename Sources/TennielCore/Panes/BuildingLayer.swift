import Cells
import Foundation
import LayoutTools
import Nibs
import Stage

/// What is drawn over the picture of a document that is edited.
struct BuildingLayer {
  let placed: PlacedScene
  let building: Building
  /// The ids of the selected views.
  let selected: [String]
  let constraint: ConstraintID?

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
    let lines = ConstraintLayer(
      placed: placed, building: building, selected: selected, constraint: constraint, plan: plan
    ).lines
    picture.undrawnLines = picture.draw(
      guidelines + lines, glyphs: glyphs, depth: depth)
  }

  /// The lines that the views meet that were moved last: of several at one place the first.
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
