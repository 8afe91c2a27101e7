extension Align {
  /// Why an alignment can't be chosen for the selection; nil if it can.
  public func obstacle(to alignment: Alignment, on canvas: Canvas) -> String? {
    let items = aligned(by: alignment, on: canvas)
    if alignment.isInContainer { return items.isEmpty ? "select a view that is in another" : nil }
    guard items.count < 2 else { return nil }
    return alignment == .baselines
      ? "select two or more views with text" : "select two or more views"
  }

  /// What the tool does, in a sentence for undo: "Align 2 views: leading edges".
  public func sentence(on canvas: Canvas) -> String {
    let chosen = Alignment.allCases.filter { offsets[$0] != nil }.map { $0.title.lowercased() }
    return "Align " + canvas.title(of: views)
      + (chosen.isEmpty ? "" : ": " + chosen.joined(separator: ", "))
  }
}
