import Cells

/// The action that each cell of the screen stands for, so that what is read can be clicked.
struct ActionMap: Equatable, Sendable {
  private struct Area: Equatable, Sendable {
    let rect: CellRect
    let action: Action?
  }

  /// The areas from back to front.
  private var areas: [Area] = []

  /// The action of a cell; nil if it has none.
  func action(at cell: CellPoint) -> Action? {
    areas.last { $0.rect.contains(cell) }?.action
  }

  /// Lets some cells stand for an action, whatever they stood for.
  mutating func set(_ action: Action, in rect: CellRect) {
    if !rect.isEmpty { areas.append(Area(rect: rect, action: action)) }
  }

  /// Takes the actions of some cells away, which something else covers.
  mutating func clear(_ rect: CellRect) { areas.append(Area(rect: rect, action: nil)) }
}
