import InterfaceBuilder

extension Canvas {
  /// Of the views with some ids, the views that are in none of the others, in the order of the
  /// canvas.
  public func outermost(_ ids: [String]) -> [CanvasItem] {
    let selected = Set(ids)
    return items.filter { item in
      item.kind == .view && selected.contains(item.id)
        && sequence(first: item, next: container).dropFirst().allSatisfy {
          !selected.contains($0.id)
        }
    }
  }

  /// The outermost of the views that are to be arranged, which have to be subviews.
  /// - Parameters:
  ///   - verb: What is to be done to them.
  ///   - cells: Whether they may be cells of one kind instead.
  func arrangeable(
    _ ids: [String], _ verb: String, cells: Bool = false
  ) throws(ArrangementRefusal) -> [CanvasItem] {
    let found = outermost(ids)
    guard !found.isEmpty else { throw ArrangementRefusal("no view is selected to be \(verb)") }
    let elements = found.compactMap { document.object($0.id) }
    if cells, let kind = elements.first(where: \.isListedCell)?.name {
      guard elements.allSatisfy({ $0.isListedCell && $0.name == kind }) else {
        throw ArrangementRefusal("cells and other views can't be \(verb) together")
      }
      return found
    }
    for item in found {
      guard !isOfCellStyle(item.id) else {
        throw ArrangementRefusal(
          "\(item.name) comes with the style of its cell and can't be \(verb)")
      }
      guard let element = document.object(item.id), item.container != nil,
        element.parent?.name == "subviews"
      else {
        throw ArrangementRefusal(
          "\(item.name) is placed by its table, cell or controller and can't be \(verb)")
      }
    }
    return found
  }

  /// The views in words: the name of a single view, or how many there are.
  func phrase(_ ids: [String]) -> String {
    let found = outermost(ids)
    return found.count == 1 ? found[0].name : "\(found.count) views"
  }

  /// A frame of the canvas in the coordinates of a view.
  func frame(_ frame: Rect, in container: String) -> Rect {
    let origin = item(container).map { Point(x: $0.frame.x, y: $0.frame.y) }
    let outer = origin ?? superview(of: container).map { corner(of: $0, offset: container) }
    guard let origin = outer else { return frame }
    return Rect(
      x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }

  /// The corner of a view that the canvas doesn't list, by the corner of the view around it.
  private func corner(of outer: CanvasItem, offset id: String) -> Point {
    let inner = document.object(id)?.rect(key: "frame")
    return Point(x: outer.frame.x + (inner?.x ?? 0), y: outer.frame.y + (inner?.y ?? 0))
  }

  private func superview(of id: String) -> CanvasItem? {
    document.object(id)?.superview?["id"].flatMap(item)
  }

  /// The edits that give a view an alignment rectangle in another superview. Frames for some size
  /// classes go: they were in the coordinates of the former superview.
  func setting(_ rect: Rect, of id: String) -> [DocumentEdit] {
    let frame = item(id)?.documentFrame(for: rect) ?? rect
    let varied = document.object(id)?.children("variation").compactMap { variation in
      variation.child("rect", key: "frame")?.path
    }
    return [.setChild(key: "frame", of: ElementPath(id), to: NewElement(frame, key: "frame"))]
      + (varied ?? []).map(DocumentEdit.remove)
  }
}

extension [CanvasItem] {
  /// The smallest frame around all; nil without any.
  var union: Rect? {
    guard let first else { return nil }
    return dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }
}

extension Rect {
  /// The smallest rectangle around this one and another.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the insides of two rectangles have a point in common.
  func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The rectangle at another place.
  public func moved(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
