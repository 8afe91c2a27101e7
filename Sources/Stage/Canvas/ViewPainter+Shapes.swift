import AutoLayout
import Cells
import Foundation

extension ViewPainter {
  /// A view as it is about to be drawn.
  struct Shape {
    let index: Int
    let view: UIView
    let frame: CGRect
    let outline: CellOutline
    /// What it covers: from the first edges up to the last, at least one cell.
    let cells: CellRect
    /// Where the view may draw: inside all views around it that clip.
    let clip: CellRect
    /// Where its text may be: inside the lines, too, of all views around it that clip.
    let textClip: CellRect
    /// Where the text of its subviews may be.
    let inner: CellRect
    /// How many views it lies in; what is presented counts as deeper than all that it lies over.
    let depth: Int
    /// How many presented controllers it lies in front of or belongs to: 0 for the scene's own views.
    let layer: Int
    /// The root of what is presented.
    let isPresentedRoot: Bool
    /// The root of a sheet, which covers what lies behind whether it has a background or not.
    let isSheet: Bool
    let isShown: Bool
    /// Its own and that of the views around it, multiplied.
    let opacity: Double
    /// Nil where nothing is filled; the opacity already multiplied.
    let background: (color: Cells.Color, opacity: Double)?
    /// Lines of text in the view's coordinates, as the layout broke them.
    let lines: [PlacedLine]
    /// Whether lines are drawn around it.
    let isBoxed: Bool

    /// The cells of the content: between the lines of a box, else from the first edges up to the last.
    var content: CellRect { isBoxed ? outline.interior : cells }

    /// What a background covers: a box with its lines.
    var filled: CellRect { isBoxed ? outline.cellsWithLines : cells }

    /// Whether a transform leaves it less room than its content was laid out for.
    @MainActor var isShrunk: Bool {
      frame.width < view.bounds.width - 0.5 || frame.height < view.bounds.height - 0.5
    }

    /// Whether nothing is seen of what lies behind.
    var isOpaque: Bool { isSheet || (background?.opacity ?? 0) >= 1 }

    /// Where something that the view draws by itself lies in the window. Characters can't be turned or stretched: where
    /// a transform is at work, their place is the same part of the rectangle around the view.
    /// - Parameter rect: In the view's coordinates.
    @MainActor func place(of rect: CGRect) -> CGRect {
      let bounds = view.bounds
      guard frame.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
        return rect.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
      }
      let (across, down) = (frame.width / bounds.width, frame.height / bounds.height)
      return CGRect(
        x: frame.minX + (rect.minX - bounds.minX) * across,
        y: frame.minY + (rect.minY - bounds.minY) * down,
        width: rect.width * across, height: rect.height * down)
    }
  }

  func makeShapes() -> [Shape] {
    let views = host.currentInventory.views
    let places = showsGlide ? host.shownPlaces() : []
    var shapes: [Shape] = []
    shapes.reserveCapacity(views.count)
    var base = 0
    var layer = 0
    for (index, (item, view)) in zip(snapshot.views, views).enumerated() {
      let parent = item.parent.map { shapes[$0] }
      let isPresentedRoot = parent == nil && view !== host.controller.view
      if isPresentedRoot {
        base = (shapes.map(\.depth).max() ?? -1) + 1
        layer += 1
      }
      let isSheet = isPresentedRoot && view.isSheet
      let (frame, isShown) =
        showsGlide ? places[index] : (item.frameInWindow, item.isShown)
      let outline = viewport.outline(of: frame)
      var clip = parent?.clip ?? grid.bounds
      if view.clipsToBounds { clip = clip.intersection(outline.cellsWithLines) }
      let opacity =
        (parent?.opacity ?? 1) * Double(min(max(showsGlide ? view.shownAlpha : view.alpha, 0), 1))
      let background = background(of: view, opacity: opacity)
      let showsText = isShown && !isTooSmall(view, frame)
      let lines = showsText ? ((view as? any TextShowing)?.placedLines ?? []) : []
      let isBoxed =
        isSheet
        ? outline.cellsWithLines != grid.bounds
        : isBoxed(
          view, outline: outline, height: frame.height, hasBackground: background != nil,
          lines: lines)
      let textClip = clip.intersection(parent?.inner ?? grid.bounds)
      var inner = parent?.inner ?? grid.bounds
      if view.clipsToBounds {
        inner = inner.intersection(isBoxed ? outline.interior : outline.cells)
      }
      shapes.append(
        Shape(
          index: index, view: view, frame: frame, outline: outline,
          cells: viewport.cells(of: frame), clip: clip, textClip: textClip,
          inner: inner,
          depth: base + item.depth, layer: layer, isPresentedRoot: isPresentedRoot,
          isSheet: isSheet, isShown: isShown, opacity: opacity, background: background,
          lines: lines, isBoxed: isBoxed))
    }
    return shapes
  }

  /// Whether a transform makes so little of a view that nobody could read it.
  private func isTooSmall(_ view: UIView, _ frame: CGRect) -> Bool {
    guard frame.size != view.bounds.size else { return false }
    return frame.width < min(view.bounds.width, viewport.pointsPerColumn / 2)
      || frame.height < min(view.bounds.height, viewport.pointsPerRow / 2)
  }

  private func background(
    of view: UIView, opacity: Double
  ) -> (color: Cells.Color, opacity: Double)? {
    guard
      let components = (showsGlide ? view.shownBackgroundColor : view.drawnBackgroundColor)?
        .resolvedColor(with: view.traitCollection)
        .components
    else { return nil }
    let opacity = opacity * Double(components.alpha)
    return opacity > 0 ? (Cells.Color(components), opacity) : nil
  }

  /// Which views are drawn as boxes: those that have nothing else to show, those whose background or border the lines
  /// stand for, and those that are much taller than their text; as long as the text has room between the lines.
  private func isBoxed(
    _ view: UIView, outline: CellOutline, height: CGFloat, hasBackground: Bool,
    lines: [PlacedLine]
  ) -> Bool {
    if outline.cellsWithLines == grid.bounds { return false }
    if isDrawnAsControl(view) { return false }
    switch view {
    case is UITextView:
      return !outline.interior.isEmpty
    case let field as UITextField:
      return (hasBackground || field.borderStyle != .none)
        && hasRoom(for: lines, in: outline, height: height, width: 3)
    case is UIButton:
      return hasBackground
        && hasRoom(for: lines, in: outline, height: height, width: 3)
    case is any TextShowing:
      let textHeight = lines.map(\.frame.height).reduce(0, +)
      let isStretched = textHeight > 0 && view.bounds.height >= 2 * textHeight
      return (hasBackground || isStretched)
        && hasRoom(for: lines, in: outline, height: height)
    case let imageView as UIImageView:
      return hasBackground || imageView.image == nil
    case is UITableViewCell, is UITableViewHeaderFooterView:
      return false
    case _ where isStructure(view):
      return hasBackground
    default:
      return true
    }
  }

  /// Whether a view only holds others, as stack views and the content views of cells do.
  private func isStructure(_ view: UIView) -> Bool {
    switch (view, view.superview) {
    case (is UIStackView, _): true
    case (_, let cell as UITableViewCell): cell.contentView === view
    case (_, let header as UITableViewHeaderFooterView): header.contentView === view
    case (_, let cell as UICollectionViewCell): cell.contentView === view
    default: false
    }
  }

  /// Asks for a row more than the lines take, so that views of one height are drawn alike wherever their edges fall.
  /// - Parameter width: The columns that will do, where text may be cut.
  private func hasRoom(
    for lines: [PlacedLine], in outline: CellOutline, height: CGFloat, width: Int = .max
  ) -> Bool {
    let interior = outline.interior
    let columns = min(width, lines.map { TextWidth.width(of: $0.text) }.max() ?? 0)
    return interior.rows >= max(1, lines.count) && interior.columns >= max(1, columns)
      && height / viewport.pointsPerRow >= Double(lines.count + 1)
  }
}
