import InterfaceBuilder

extension Placement {
  /// The frame on the canvas.
  func frame(in id: String) -> Rect {
    let outer = canvas.item(id)
    var size = size ?? entry.size(by: canvas.document.writingXcode)
    if entry.isWide, self.size == nil, let outer { size.width = outer.frame.width }
    if let origin { return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
    guard let outer else { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
    if let frame = frameBelowNeighbor(for: size, in: outer) { return frame }
    let place = FreePlace(outer, in: canvas, isWide: entry.isWide)
    let middle = Rect(
      x: (outer.frame.midX - size.width / 2).rounded(),
      y: (outer.frame.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    return place.first(for: size) ?? place.cascaded(from: middle)
  }

  /// The frame below the neighbor; nil without one, or without room there.
  private func frameBelowNeighbor(for size: Size, in outer: CanvasItem) -> Rect? {
    let place = FreePlace(outer, in: canvas, isWide: entry.isWide)
    return neighbor.flatMap(canvas.item).flatMap { place.below($0.frame, for: size) }
  }

  /// Where the view comes beside its neighbor, in words; nil if it comes elsewhere.
  var besideWords: String? {
    guard let neighbor, origin == nil, let target = try? canvas.target(container),
      let id = target["id"], let outer = canvas.item(id)
    else { return nil }
    let name = canvas.name(of: neighbor)
    if target.name == "stackView" { return ", after \(name)" }
    let frame = frame(in: id)
    let size = Size(width: frame.width, height: frame.height)
    return frameBelowNeighbor(for: size, in: outer) == nil ? nil : ", below \(name)"
  }

  /// The id of the arranged view before which the new view comes: behind its neighbor, or at its
  /// origin. Nil for the end.
  func next(in stack: Element, _ frame: Rect) -> String? {
    let views = stack.subviews.compactMap { $0["id"] }
    if let neighbor, let index = views.firstIndex(of: neighbor) {
      return index + 1 < views.count ? views[index + 1] : nil
    }
    guard let origin else { return nil }
    let axis: StackAxis = stack["axis"] == "vertical" ? .vertical : .horizontal
    let place = axis == .vertical ? origin.y : origin.x
    return views.first { canvas.item($0).map { axis.middle($0.frame) > place } ?? false }
  }
}

extension Canvas {
  /// The room that bars leave in a view, by its guides: the safe area, or before iOS 11 the layout
  /// guides at its top and bottom.
  fileprivate func roomBetweenBars(of view: CanvasItem) -> Rect {
    let guides = guides(of: view.id)
    func frame(_ kind: LayoutGuideElement.Kind) -> Rect? {
      guides.first { $0.kind == .guide(kind) }?.frame
    }
    if let safeArea = frame(.safeArea) { return safeArea }
    let top = frame(.top)?.maxY ?? view.frame.y
    let bottom = frame(.bottom)?.y ?? view.frame.maxY
    return Rect(x: view.frame.x, y: top, width: view.frame.width, height: max(0, bottom - top))
  }
}

extension FreePlace {
  /// The room in a view. In the root view it is within the safe area, or between the guides of
  /// bars.
  init(_ outer: CanvasItem, in canvas: Canvas, isWide: Bool) {
    let bounds = canvas.roomBetweenBars(of: outer)
    let left = isWide ? 0 : outer.margins.leading
    let right = isWide ? 0 : outer.margins.trailing
    let top = isWide ? 0 : max(bounds.y - outer.frame.y, outer.margins.top)
    let bottom = isWide ? 0 : max(outer.frame.maxY - bounds.maxY, outer.margins.bottom)
    self.bounds = bounds
    room = Rect(
      x: outer.frame.x + left, y: isWide ? bounds.y : outer.frame.y + top,
      width: outer.frame.width - left - right,
      height: isWide ? bounds.height : outer.frame.height - top - bottom)
    taken = canvas.subviews(of: outer.id).filter(\.isShown).map(\.frame)
  }
}
