import InterfaceBuilder

extension LayoutFix {
  /// Lets a label have as many lines as its text takes; nil for one that may already.
  func breakingLines(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    guard let element = canvas.document.object(item.id), element.name == "label",
      element.number("numberOfLines") ?? 1 != 0
    else { return nil }
    return Change(
      edits: [.set("numberOfLines", of: ElementPath(item.id), to: "0")],
      sentence: "Let \(item.name) have as many lines as it takes")
  }

  /// Lets a content resist compression more than that of others, along the axis in which it lacks
  /// room; nil if nothing resists more.
  func keepingContent(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    guard let element = canvas.document.object(item.id), item.contentWidth != nil else {
      return nil
    }
    let lines = element.name == "label" ? element.number("numberOfLines") ?? 1 : 1
    let axis = lines == 1 ? "horizontal" : "vertical"
    let name = "\(axis)CompressionResistancePriority"
    let present = element.number(name) ?? 750
    guard present < 1000 else { return nil }
    // More than the usual priority, which others have.
    let priority = max(751, present + 1)
    return Change(
      edits: [.set(name, of: ElementPath(item.id), to: min(1000, priority).written)],
      sentence: "Let the content of \(item.name) resist compression at \(priority.written)")
  }
}
