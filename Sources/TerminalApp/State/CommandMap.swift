import Cells

/// The command that each cell of the screen stands for, so that what is read can be clicked.
struct CommandMap: Equatable, Sendable {
  private struct Area: Equatable, Sendable {
    let rect: CellRect
    let command: Command?
  }

  /// The areas from back to front.
  private var areas: [Area] = []

  /// What a click on a cell does; nil if it does nothing.
  func command(at cell: CellPoint) -> Command? {
    areas.last { $0.rect.contains(cell) }?.command
  }

  /// Lets some cells stand for a command, whatever they stood for.
  mutating func set(_ command: Command, in rect: CellRect) {
    if !rect.isEmpty { areas.append(Area(rect: rect, command: command)) }
  }

  /// Takes away the meaning of cells that something else covers.
  mutating func clear(_ rect: CellRect) { areas.append(Area(rect: rect, command: nil)) }
}
