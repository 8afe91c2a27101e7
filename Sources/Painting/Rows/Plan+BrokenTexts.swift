@_spi(Package) import AutoLayout
import Cells

/// The rows of texts that have fewer cells than letters, and are broken again for the picture.
extension Plan {
  /// The lines of the texts that are broken into more of them than on the device, by the indices of
  /// their views. Equal views have as many lines each.
  var brokenTexts: [Int: Int] {
    var counts: [Int: Int] = [:]
    for shape in shapes where shape.isShown {
      let count = brokenCount(of: shape)
      if count > shape.lines.count, count <= Self.mostBroken { counts[shape.index] = count }
    }
    if counts.isEmpty { return counts }
    for views in scene.equalSpans(.vertical).map(\.views) {
      guard let most = views.compactMap({ counts[$0] }).max() else { continue }
      for index in views where shapes[index].lines.count < most { counts[index] = most }
    }
    return counts
  }

  /// The most lines of a text that is broken again.
  private static let mostBroken = 2 * fewLines

  /// The number of lines into which a short text is broken for its cells, as far as they are few.
  func brokenCount(of shape: Shape) -> Int {
    guard shape.lines.count <= Self.fewLines, shape.mayBreak || shape.isSetApart, shape.isSeenDown,
      !shape.isScrolledText
    else {
      return shape.lines.count
    }
    let area = textArea(of: shape)
    let widths = shape.lines.map { TextWidth.width(of: $0.text) }
    let mayGoOver = widths.count == 1 ? mayGoOver(shape) : !isFramed(shape)
    let most = mayGoOver ? max(area.columns, freeColumns(around: shape)) : area.columns
    guard area.columns > 0, widths.contains(where: { $0 > most }) else { return widths.count }
    let text = scene.columnTexts.text(shape.wholeText)
    guard text.widestWord <= area.columns else { return widths.count }
    return text.layout(
      columns: area.columns, maximumLines: Self.mostBroken + 1, mode: .byWordWrapping
    ).lines.count
  }

  /// The columns from the view on the left of a text to the one on its right, or to the edges of
  /// their superview.
  private func freeColumns(around shape: Shape) -> Int {
    guard let parent = shape.view.parent else { return bounds.columns }
    let all = shapes[parent].content.intersection(shape.textClip)
    var (start, end) = (all.column, all.endColumn)
    for other in shapes where other.view.parent == parent && other.index != shape.index {
      guard other.isShown, other.frame.minY < shape.frame.maxY,
        shape.frame.minY < other.frame.maxY
      else { continue }
      if other.frame.maxX <= shape.frame.minX { start = max(start, other.cells.endColumn) }
      if other.frame.minX >= shape.frame.maxX { end = min(end, other.cells.column) }
    }
    return end - start
  }
}

extension Shape {
  /// The rectangles of the lines of a text; where they are more than on the device, each has as
  /// much of its height.
  func linePlaces(_ count: Int) -> [CGRect] {
    let places = lines.map { place(of: $0.frame) }
    guard count > places.count, let first = places.first, let last = places.last else {
      return places
    }
    let all = first.union(last)
    let height = all.height / Double(count)
    return (0..<count).map { index in
      CGRect(
        x: all.minX, y: all.minY + Double(index) * height, width: all.width, height: height)
    }
  }

  /// The text, as far as the device does not cut it short.
  var wholeText: String {
    guard let text = view.drawing.text, let whole = text.whole, !text.isPlaceholder,
      lines.last?.isTruncated != true
    else { return joinedText }
    return whole
  }

  /// The lines of the layout, joined to one.
  var joinedText: String { lines.map(\.text).joined(separator: " ") }
}
