import InterfaceBuilder

extension Canvas {
  /// The distance beyond which a view counts as misplaced, in points.
  static let leastMisplacement = 0.5

  /// Whether the document has a view elsewhere in the view around it than its constraints put it,
  /// by more than half a point. The parts of its frame that the constraints leave open don't count.
  ///
  /// Source: "Working with Constraints in Interface Builder", the orange lines of Viewing
  /// Constraints in the Canvas.
  public func isMisplaced(_ item: CanvasItem) -> Bool { isElsewhere(item, leavingOut: item.open) }

  /// Whether the document has a view elsewhere in the view around it than the layout puts it, by
  /// more than half a point. The parts that the constraints leave open count as well.
  public func isDrawnElsewhere(_ item: CanvasItem) -> Bool { isElsewhere(item, leavingOut: []) }

  private func isElsewhere(_ item: CanvasItem, leavingOut open: Set<FramePart>) -> Bool {
    guard item.kind == .view, item.isShown, let place = item.container.flatMap(index(of:)) else {
      return false
    }
    let (drawn, solved) = (item.frame, item.solvedFrame)
    let shift = item.shift(in: items[place])
    let distances: [(FramePart, Double)] = [
      (.left, shift.x), (.top, shift.y),
      (.width, drawn.width - solved.width), (.height, drawn.height - solved.height),
    ]
    let isElsewhere = distances.contains { part, distance in
      abs(distance) > Self.leastMisplacement && !open.contains(part)
    }
    return isElsewhere && document.object(item.id) != nil && !isPlacedByTable(item)
  }

  /// Whether no constraints place a view, but a table, a collection view, or a row whose style the
  /// view belongs to.
  func isPlacedByTable(_ item: CanvasItem) -> Bool {
    document.object(item.id).map {
      Self.placedByTables.contains($0.name) || $0.isOfCellStyle
    } ?? false
  }

  /// The elements of the views that tables and collections place, and not constraints.
  private static let placedByTables: Set = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
  ]
}

extension Canvas {
  /// Whether the style of a cell gives it a view, which no tool moves or constrains.
  public func isOfCellStyle(_ id: String) -> Bool { document.object(id)?.isOfCellStyle == true }
}

extension Element {
  /// What gives the view its frame, so that the document's frame is of no use: words behind the
  /// name of the view; nil if the frame is the view's own.
  var obstacleToFraming: String? {
    if isOfCellStyle { return "comes with the style of its cell" }
    if parent?.name != "subviews" { return "is placed by its table, cell or controller" }
    return superview?.name == "stackView" ? "is placed by its stack view" : nil
  }

  /// Whether the style of a cell gives it the view, as its text, its detail or its image.
  var isOfCellStyle: Bool {
    guard let id = self["id"] else { return false }
    return sequence(first: self, next: \.parent).dropFirst().contains { cell in
      cell.name == "tableViewCell"
        && ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
    }
  }
}

extension CanvasItem {
  /// How far the document has the item from where the constraints put it in the view around it, in
  /// points.
  public func shift(in container: CanvasItem) -> Point {
    Point(
      x: frame.x - container.frame.x - (solvedFrame.x - container.solvedFrame.x),
      y: frame.y - container.frame.y - (solvedFrame.y - container.solvedFrame.y))
  }
}
