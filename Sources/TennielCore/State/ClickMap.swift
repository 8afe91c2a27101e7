import Cells

/// What each cell of the screen stands for, so that what is read can be clicked.
struct ClickMap<Meaning: Equatable & Sendable>: Equatable, Sendable {
  private struct Area: Equatable, Sendable {
    let rect: CellRect
    let meaning: Meaning?
  }

  /// The areas from back to front.
  private var areas: [Area] = []

  /// What a click on a cell does; nil if it does nothing.
  func command(at cell: CellPoint) -> Meaning? {
    areas.last { $0.rect.contains(cell) }?.meaning
  }

  /// Lets some cells stand for something, whatever they stood for.
  mutating func set(_ meaning: Meaning, in rect: CellRect) {
    if !rect.isEmpty { areas.append(Area(rect: rect, meaning: meaning)) }
  }

  /// Takes away the meaning of cells that something else covers.
  mutating func clear(_ rect: CellRect) { areas.append(Area(rect: rect, meaning: nil)) }
}

/// The command that each cell of the app's screen stands for.
typealias CommandMap = ClickMap<Command>
