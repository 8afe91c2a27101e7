import Cells

/// Texts of several lines that run on beside their view.
extension Lettering {
  /// The area with the free columns beside it that the lines of the layout need.
  func widened(_ area: CellRect, for shape: Shape) -> CellRect {
    let most = shape.lines.map { TextWidth.width(of: $0.text) }.max() ?? 0
    let side = lineAlignment(of: shape)
    func isOpen(_ column: Int) -> Bool {
      area.rowRange.allSatisfy { isFree(column, $0, for: shape) }
    }
    var area = area
    var isGrowing = true
    while area.columns < most, isGrowing {
      let (right, left) = (area.endColumn, area.column - 1)
      isGrowing = false
      if side != .right, isOpen(right), !isSeated(right + 1, in: area, shape) {
        area.columns += 1
        isGrowing = true
      }
      if side != .left, area.columns < most, isOpen(left), !isSeated(left - 1, in: area, shape) {
        area.column -= 1
        area.columns += 1
        isGrowing = true
      }
    }
    return area
  }

  /// Whether a column has a letter of another text beside an area.
  private func isSeated(_ column: Int, in area: CellRect, _ shape: Shape) -> Bool {
    area.rowRange.contains {
      isLettered(column, $0) || otherSeat(column, $0, than: shape) != nil
    }
  }
}
