/// The lines of a section in a flow layout. Each line has as many items as fit.
///
/// Lengths are measured along the lines, depths across them, in points.
///
/// ```
/// along →   ┌──┐  ┌──┐  ┌──┐      a full line is spread from end to end;
///           ├──┤  ├──┤            the last one keeps the spacing of the line before it,
///                                 and items of one size that of a full line
/// ```
struct FlowLines {
  struct Item {
    var along: CGFloat
    var length: CGFloat
    var across: CGFloat
    var depth: CGFloat
  }

  private(set) var items: [Item] = []
  /// The depth of all lines, without the section's insets.
  private(set) var depth: CGFloat = 0

  /// - Parameters:
  ///   - sizes: The length and depth of each item.
  ///   - room: The length of a line.
  ///   - spacing: The least spacing between the items of a line.
  ///   - lineSpacing: The least spacing between two lines.
  ///   - length: The length of all items, where the layout gives them one size.
  init(
    sizes: [(length: CGFloat, depth: CGFloat)], room: CGFloat, spacing: CGFloat,
    lineSpacing: CGFloat, length common: CGFloat? = nil
  ) {
    var start = 0
    let full = common.flatMap { $0 > 0 ? FullLine(of: $0, room: room, spacing: spacing) : nil }
    var lastGap: CGFloat?
    while start < sizes.count {
      var end = start + 1
      var length = sizes[start].length
      // A sum that exceeds the room by a rounding error only still fits.
      while end < sizes.count, length + spacing + sizes[end].length <= room + 1e-6 {
        length += spacing + sizes[end].length
        end += 1
      }
      let line = sizes[start..<end]
      let isLast = end == sizes.count
      let lineDepth = line.map(\.depth).max() ?? 0
      let free = max(0, room - line.map(\.length).reduce(0, +))
      var gap = line.count > 1 ? free / CGFloat(line.count - 1) : 0
      if let full {
        gap = full.gap
      } else if isLast {
        gap = min(max(lastGap ?? spacing, spacing), max(gap, spacing))
      }
      // A single item is centred, unless others could follow it in the last line.
      var along = line.count == 1 && (!isLast || full?.count == 1) ? free / 2 : 0
      for size in line {
        items.append(
          Item(
            along: along, length: size.length, across: depth + (lineDepth - size.depth) / 2,
            depth: size.depth))
        along += size.length + gap
      }
      if line.count > 1 { lastGap = gap }
      depth += lineDepth + (isLast ? 0 : lineSpacing)
      start = end
    }
  }

  /// As many items of one length as fit into a line, spread from end to end.
  private struct FullLine {
    let count: CGFloat
    let gap: CGFloat

    init(of length: CGFloat, room: CGFloat, spacing: CGFloat) {
      count = max(1, ((room + spacing + 1e-6) / (length + spacing)).rounded(.down))
      gap = count > 1 ? max(0, room - count * length) / (count - 1) : 0
    }
  }
}
