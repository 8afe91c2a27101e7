import InterfaceBuilder

extension LayoutFix {
  /// Lets a label have as many lines as its text takes; nil for a label that may already.
  func breakingLines(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    guard let element = canvas.document.object(item.id), element.name == "label",
      element.number("numberOfLines") ?? 1 != 0
    else { return nil }
    return Change(
      edits: [.set("numberOfLines", of: ElementPath(item.id), to: "0")],
      sentence: "Let \(item.name) have as many lines as it takes")
  }

  /// Lets the content of a view resist compression more than other views do, along the axis on
  /// which it lacks room; nil if its priority is the highest already.
  func keepingContent(_ item: CanvasItem, on canvas: Canvas) -> Change? {
    guard let element = canvas.document.object(item.id), item.contentWidth != nil else {
      return nil
    }
    let lines = element.name == "label" ? element.number("numberOfLines") ?? 1 : 1
    let axis = lines == 1 ? "horizontal" : "vertical"
    let name = "\(axis)CompressionResistancePriority"
    let present = element.number(name) ?? 750
    guard present < 1000 else { return nil }
    // More than the usual priority, which other views have.
    let priority = max(751, present + 1)
    return Change(
      edits: [.set(name, of: ElementPath(item.id), to: min(1000, priority).written)],
      sentence: "Let the content of \(item.name) resist compression at \(priority.written)")
  }
}
