import InterfaceBuilder

extension Canvas {
  /// The frame of a view with the size that its content asks for, at its upper left corner; nil if its content asks for
  /// none.
  ///
  /// A text of several lines keeps its width where that breaks it: only its height follows.
  public func fittedFrame(of item: CanvasItem) -> Rect? {
    let (width, height) = (fittedWidth(of: item), onPixel(item.contentHeight))
    guard width != nil || height != nil else { return nil }
    return Rect(
      x: item.frame.x, y: item.frame.y, width: width ?? item.frame.width,
      height: height ?? item.frame.height)
  }

  /// Those of the views that are drawn as large as their content asks for, up to a point, and which no constraints of
  /// their own size: they stay so as their content changes.
  public func fittedViews(_ ids: [String]) -> [String] {
    ids.filter { id in
      guard let item = item(id), isSizedByFrame(item), let fitted = fittedFrame(of: item) else {
        return false
      }
      return abs(fitted.width - item.frame.width) <= 1
        && abs(fitted.height - item.frame.height) <= 1
    }
  }

  /// The edits that draw views as large as their content asks for.
  public func fitting(_ ids: [String]) -> [DocumentEdit] {
    let frames = ids.compactMap(item).compactMap { item in
      fittedFrame(of: item).map { (item.id, $0) }
    }
    return settingFrames([String: Rect](frames, uniquingKeysWith: { first, _ in first }))
  }

  /// Whether a view has the size that it is drawn with: prototyping constraints or its mask hold it there.
  func isSizedByFrame(_ item: CanvasItem) -> Bool {
    item.kind == .view && !item.isArranged && (isHeldAtFrame(item.id) || isAutoresized(item.id))
  }

  private func fittedWidth(of item: CanvasItem) -> Double? {
    let wanted = onPixel(item.contentWidth)
    guard let wanted, let element = document.object(item.id), element.name == "label",
      element.number("numberOfLines").map({ $0 != 1 }) == true
    else { return wanted }
    return wanted > item.frame.width ? nil : wanted
  }

  /// A length that a content asks for, up to the end of a pixel; nil for one of nothing.
  private func onPixel(_ length: Double?) -> Double? {
    length.flatMap { $0 > 0 ? (($0 - 1e-3) * scale).rounded(.up) / scale : nil }
  }
}
