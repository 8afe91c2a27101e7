import InterfaceBuilder

extension Canvas {
  /// The frame of a view with the size that its content asks for, at its upper left corner; nil if
  /// its content asks for none.
  ///
  /// A text of several lines keeps a width that breaks it into lines: only its height follows.
  public func fittedFrame(of item: CanvasItem) -> Rect? {
    let (width, height) = (fittedWidth(of: item), fittedHeight(of: item))
    guard width != nil || height != nil else { return nil }
    return Rect(
      x: item.frame.x, y: item.frame.y, width: width ?? item.frame.width,
      height: height ?? item.frame.height)
  }

  /// Whether the frame in the document gives a view its size, by prototyping constraints or by its
  /// autoresizing mask.
  func isSizedByFrame(_ item: CanvasItem) -> Bool {
    item.kind == .view && document.object(item.id)?.isSizedByFrame(for: traits) == true
  }

  /// The width that the content of a view asks for; nil if it asks for none, or if the present
  /// width breaks its text into lines.
  func fittedWidth(of item: CanvasItem) -> Double? {
    let wanted = onPixel(item.contentWidth)
    guard let wanted, hasLines(item) else { return wanted }
    return wanted > item.frame.width ? nil : wanted
  }

  /// The height that the content of a view asks for; nil if it asks for none.
  func fittedHeight(of item: CanvasItem) -> Double? { onPixel(item.contentHeight) }

  /// Whether a view is a label that may have several lines.
  func hasLines(_ item: CanvasItem) -> Bool {
    guard let element = document.object(item.id), element.name == "label" else { return false }
    return element.number("numberOfLines").map { $0 != 1 } == true
  }

  /// A length that content asks for, rounded up to a pixel; nil for 0.
  private func onPixel(_ length: Double?) -> Double? {
    length.flatMap { $0 > 0 ? (($0 - 1e-3) * scale).rounded(.up) / scale : nil }
  }
}
