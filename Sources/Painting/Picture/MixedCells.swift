import Cells

/// The cells in which two areas or more meet, and the colours of their quarters.
struct MixedCells {
  /// The index in `quarters` for each cell, row by row; -1 where a cell has one colour.
  private var places: [Int32]
  private var quarters: [Quarters] = []
  private let bounds: CellRect

  init(in bounds: CellRect) {
    self.bounds = bounds
    places = Array(repeating: -1, count: bounds.columns * bounds.rows)
  }

  var isEmpty: Bool { quarters.isEmpty }

  /// The quarters of a cell of the picture; nil for a cell of one colour.
  subscript(_ column: Int, _ row: Int) -> Quarters? {
    get {
      let place = places[row * bounds.columns + column]
      return place < 0 ? nil : quarters[Int(place)]
    }
    set {
      let index = row * bounds.columns + column
      guard let newValue else {
        places[index] = -1
        return
      }
      if places[index] >= 0 {
        quarters[Int(places[index])] = newValue
      } else {
        places[index] = Int32(quarters.count)
        quarters.append(newValue)
      }
    }
  }

  /// Makes cells of one colour of these.
  mutating func remove(in rect: CellRect) {
    if !quarters.isEmpty { places.fill(rect, of: bounds, with: -1) }
  }
}
