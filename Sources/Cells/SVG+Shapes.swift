/// Characters that join with their neighbours, drawn as shapes.
extension SVG {
  /// Whether a character is drawn as a shape.
  static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    shape(of: scalar, x: 0, y: 0, style: .plain) != nil
  }

  /// The lines or blocks of a character in a cell; nil for one that is text.
  static func shape(of scalar: Unicode.Scalar, x: Double, y: Double, style: Style) -> String? {
    switch scalar.value {
    case 0x2500...0x257F: lines(of: scalar, x: x, y: y, style.shown.front)
    case 0x2580...0x259F, 0x1FB00...0x1FB1D: blocks(of: scalar, x: x, y: y, style.shown.front)
    default: nil
    }
  }

  // MARK: - Lines

  private static func lines(
    of scalar: Unicode.Scalar, x: Double, y: Double, _ color: Color
  ) -> String? {
    let (middle, center) = (x + Double(width) / 2, y + Double(height) / 2)
    let (right, bottom) = (x + Double(width), y + Double(height))
    func at(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
    let dash = "stroke-dasharray=\"2 2.5\""
    switch scalar {
    case "╭", "╮", "╰", "╯":
      let end = scalar == "╭" || scalar == "╰" ? right : x
      let side = scalar == "╭" || scalar == "╮" ? bottom : y
      return path(
        "M\(at(middle, side))Q\(at(middle, center)) \(at(end, center))", 1.2, color)
    case "┄", "┅", "┈", "┉", "╌":
      return path("M\(at(x, center))L\(at(right, center))", 1.2, color, dash)
    case "┆", "┇", "┊", "┋", "╎":
      return path("M\(at(middle, y))L\(at(middle, bottom))", 1.2, color, dash)
    case "╱": return path("M\(at(x, bottom))L\(at(right, y))", 1.2, color)
    case "╲": return path("M\(at(x, y))L\(at(right, bottom))", 1.2, color)
    case "╳":
      return path("M\(at(x, bottom))L\(at(right, y))M\(at(x, y))L\(at(right, bottom))", 1.2, color)
    default: break
    }
    guard var arms = BorderLayer.Joint.arms(of: scalar) else { return nil }
    var result = ""
    // Left, up, right and down.
    for (dx, dy) in [(-1.0, 0.0), (0, -1), (1, 0), (0, 1)] {
      let weight = arms % 3
      arms /= 3
      if weight == 0 { continue }
      let start = at(middle, center)
      let end = at(middle + dx * Double(width) / 2, center + dy * Double(height) / 2)
      result += path("M\(start)L\(end)", weight == 2 ? 2.6 : 1.2, color)
    }
    return result
  }

  private static func path(
    _ path: String, _ width: Double, _ color: Color, _ more: String = ""
  ) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(number(width))\""
      + (more.isEmpty ? " stroke-linecap=\"square\"" : "")
      + (more.isEmpty ? "" : " " + more) + "/>\n"
  }

  // MARK: - Blocks

  private static func blocks(
    of scalar: Unicode.Scalar, x: Double, y: Double, _ color: Color
  ) -> String? {
    let (width, height) = (Double(width), Double(height))
    /// A part of the cell, its sides in parts of the cell's.
    func part(
      _ left: Double, _ top: Double, _ across: Double, _ down: Double, opacity: Double = 1
    ) -> String {
      rect(
        x: x + left * width, y: y + top * height, width: across * width, height: down * height,
        color, opacity: opacity)
    }
    /// Those of the parts in two columns that are covered.
    func parts(rows: Int, _ isCovered: (Int) -> Bool) -> String {
      var result = ""
      for index in 0..<2 * rows where isCovered(index) {
        let (row, column) = (Double(index / 2), Double(index % 2))
        result += part(column / 2, row / Double(rows), 0.5, 1 / Double(rows))
      }
      return result
    }
    let index = Int(scalar.value) - 0x2580
    switch scalar.value {
    case 0x2580: return part(0, 0, 1, 0.5)
    case 0x2581...0x2588: return part(0, 1 - Double(index) / 8, 1, Double(index) / 8)
    case 0x2589...0x258F: return part(0, 0, Double(16 - index) / 8, 1)
    case 0x2590: return part(0.5, 0, 0.5, 1)
    case 0x2591...0x2593: return part(0, 0, 1, 1, opacity: Double(index - 16) / 4)
    case 0x2594: return part(0, 0, 1, 0.125)
    case 0x2595: return part(0.875, 0, 0.125, 1)
    case 0x2596...0x259F:
      let quarters = PixelBlocks.quarters(coveredBy: scalar) ?? 0
      return parts(rows: 2) { quarters >> $0 & 1 == 1 }
    default:
      return parts(rows: 3) {
        PixelBlocks.covers(scalar, column: $0 % 2, sixth: $0 / 2 * 2) ?? false
      }
    }
  }
}
