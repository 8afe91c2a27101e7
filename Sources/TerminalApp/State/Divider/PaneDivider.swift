import Cells

/// The places of the line between canvas and inspector that the user has chosen, as shares of the
/// room for both, so that they hold in terminals of all sizes.
struct PaneDivider: Equatable, Sendable {
  /// The thousandths of the columns that the inspector has beside the canvas; nil for as many as
  /// suit the device.
  var beside: Int?
  /// The thousandths of the rows that the inspector has below the canvas; nil for as many as suit
  /// the device.
  var below: Int?

  /// The thousandths that are accepted.
  static let shares = 1...999
  /// The fewest columns of an inspector beside the canvas, and of a canvas.
  static let leastColumns = 22
  /// The fewest rows of an inspector below the canvas, and of a canvas.
  static let leastRows = 6

  /// The length of the inspector in cells, with its line.
  func length(of room: CellSize, isBeside: Bool) -> Int? {
    guard let share = isBeside ? beside : below else { return nil }
    let whole = isBeside ? room.columns : room.rows
    let least = isBeside ? Self.leastColumns : Self.leastRows
    guard whole >= 2 * least else { return nil }
    return min(max((whole * share + 500) / 1000, least), whole - least)
  }

  /// Gives the inspector a length in cells, as far as that is possible.
  mutating func set(_ length: Int, of room: CellSize, isBeside: Bool) {
    let whole = isBeside ? room.columns : room.rows
    guard whole > 0 else { return }
    let share = min(
      max((length * 1000 + whole / 2) / whole, Self.shares.lowerBound), Self.shares.upperBound)
    if isBeside { beside = share } else { below = share }
    // What is out of reach is not kept, so that the way back begins at once.
    guard let held = self.length(of: room, isBeside: isBeside), held != length else { return }
    let heldShare = (held * 1000 + whole / 2) / whole
    if isBeside { beside = heldShare } else { below = heldShare }
  }
}

/// The parts of the inspector that are shown.
enum InspectorParts: String, CaseIterable, Equatable, Sendable {
  case both, tree, details
}
