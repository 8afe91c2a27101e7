extension CellGrid {
  /// The grid as a picture in SVG 1.1 that needs no other file: lines and blocks as shapes, which
  /// join in every font, and other characters as text of a fixed width.
  ///
  /// A cell is 9 by 18 units. The terminal's own colours are light gray on black.
  /// - Parameter title: What the picture shows, for those who can't see it.
  public func svg(title: String) -> String {
    var output = UTF8Buffer()
    let (width, height) = (SVG.width * size.columns, SVG.height * size.rows)
    output.append(
      text: """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-family="\(SVG.fonts)" font-size="15">
        <title>\(SVG.escaped(title))</title>
        <rect width="\(width)" height="\(height)" fill="\(SVG.hex(SVG.ground))"/>

        """)
    output.append(text: "<g shape-rendering=\"crispEdges\">\n")
    for row in 0..<size.rows { appendBackgrounds(ofRow: row, to: &output) }
    output.append(text: "</g>\n")
    for row in 0..<size.rows { appendCharacters(ofRow: row, to: &output) }
    output.append(text: "</svg>\n")
    return output.string
  }

  private func appendBackgrounds(ofRow row: Int, to output: inout UTF8Buffer) {
    var column = 0
    while column < size.columns {
      let color = self[column, row].style.shown.back
      var end = column + 1
      while end < size.columns, self[end, row].style.shown.back == color { end += 1 }
      if color != SVG.ground {
        output.append(
          text: SVG.rect(
            x: Double(column * SVG.width), y: Double(row * SVG.height),
            width: Double((end - column) * SVG.width), height: Double(SVG.height), color))
      }
      column = end
    }
  }

  private func appendCharacters(ofRow row: Int, to output: inout UTF8Buffer) {
    var column = 0
    while column < size.columns {
      let cell = self[column, row]
      guard let scalar = cell.scalar, !cell.isBlank else {
        column += 1
        continue
      }
      let (x, y) = (Double(column * SVG.width), Double(row * SVG.height))
      if let shape = SVG.shape(of: scalar, x: x, y: y, style: cell.style) {
        output.append(text: shape)
        column += 1
        continue
      }
      let end = endOfRun(from: column, row: row)
      var text = UTF8Buffer()
      for place in column..<end { self[place, row].append(to: &text) }
      output.append(
        text: SVG.text(
          text.string, columns: max(cell.width, end - column), x: x, y: y, style: cell.style))
      column = max(end, column + cell.width)
    }
  }

  /// The column after the characters of one style that are drawn as one text, without gaps of two
  /// columns.
  private func endOfRun(from start: Int, row: Int) -> Int {
    let style = self[start, row].style
    if self[start, row].isWide { return start + 1 }
    var end = start + 1
    while end < size.columns {
      let cell = self[end, row]
      guard cell.style == style, cell.width == 1, let scalar = cell.scalar, !SVG.isDrawn(scalar)
      else { break }
      if cell.isBlank, end + 1 >= size.columns || self[end + 1, row].isBlank { break }
      end += 1
    }
    while end > start + 1, self[end - 1, row].isBlank { end -= 1 }
    return end
  }
}
