extension Pin {
  /// What the tool does, in a sentence for undo: "Pin title: leading, top".
  public func sentence(on canvas: Canvas) -> String {
    let parts = parts
    return "Pin " + canvas.title(of: views)
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  private var parts: [String] {
    let sizes = [
      ("width", width != nil), ("height", height != nil), ("aspect ratio", pinsAspectRatio),
      ("equal widths", pinsEqualWidths), ("equal heights", pinsEqualHeights),
    ]
    return Edge.allCases.filter { struts[$0] != nil }.map(\.rawValue)
      + sizes.filter(\.1).map(\.0)
  }
}
