import AutoLayout
import Cells
import Foundation

extension Plan {
  /// Which views are drawn as boxes: those that have nothing else to show, those whose background or border the lines
  /// stand for, and those that are much taller than their text; as long as the text has room between the lines.
  func isBoxed(
    _ view: DrawnView, outline: CellOutline, hasBackground: Bool, lines: [PlacedLine]
  ) -> Bool {
    if outline.cellsWithLines == bounds { return false }
    if view.isSheet { return true }
    switch view.drawing.box {
    case .always: return true
    case .never: return false
    case .overBackground: return hasBackground
    case .aroundRoom: return !outline.interior.isEmpty
    case .aroundText(let box):
      let textHeight = lines.map(\.frame.height).reduce(0, +)
      let isTall =
        box.isDrawnIfTall && textHeight > 0 && view.bounds.height >= 2 * textHeight
      return (hasBackground || box.hasBorder || isTall)
        && hasRoom(
          for: lines, in: outline, height: view.frame.height, width: box.leastColumns ?? .max)
    }
  }

  /// Asks for a row more than the lines take, so that views of one height are drawn alike wherever their edges fall.
  /// - Parameter width: The columns that will do, where text may be cut.
  private func hasRoom(
    for lines: [PlacedLine], in outline: CellOutline, height: CGFloat, width: Int
  ) -> Bool {
    let interior = outline.interior
    let columns = min(width, lines.map { TextWidth.width(of: $0.text) }.max() ?? 0)
    return interior.rows >= max(1, lines.count) && interior.columns >= max(1, columns)
      && height / viewport.pointsPerRow >= Double(lines.count + 1)
  }

  /// Whether a selected view has room for lines around it. Text that would lie under them has bars at its sides instead.
  func hasLines(_ shape: Shape) -> Bool {
    shape.isBoxed || shape.lines.isEmpty
      || shape.outline.interior.rows >= shape.lines.count
        && shape.outline.interior.columns >= 1
  }

  /// Whether a field, or a button whose colour is not drawn, has to be told from a label in some other way.
  func needsBrackets(_ shape: Shape) -> Bool {
    guard !shape.isBoxed, shape.cells.columns > 2 else { return false }
    switch shape.view.drawing.text?.brackets ?? .never {
    case .never: return false
    case .always: return true
    case .inPlaceOfBackground: return options.depth == .none && shape.background != nil
    }
  }

  /// Whether lines or brackets stand around the text, which it then stays between.
  func isFramed(_ shape: Shape) -> Bool { shape.isBoxed || needsBrackets(shape) }

  /// The cells that a text has before it spills.
  func textArea(of shape: Shape) -> CellRect {
    needsBrackets(shape) ? shape.cells.inset(columns: 1, rows: 0) : shape.content
  }
}
