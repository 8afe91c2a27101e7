/// A component of what the elimination leaves: independent variables that share rows, directly or
/// by way of others, and are independent of all other variables.
struct Component: Sendable {
  /// Independent variables, in order.
  var columns: [Int] = []
  /// Reduced rows, in order.
  var rows: [Int] = []
  /// The parameters in its rows, in order.
  var parameters: [Int] = []

  /// Its answers, for some regions of the parameters; the last one is in force.
  var pieces: [Piece] = []
  /// Where the solver watches for the parameters to leave the region.
  var watches: [Int] = []

  /// The components with which it was brought to zero, itself included, and the dependent
  /// variables that decided then.
  var group: [Int] = []
  var zeros: [Int] = []

  /// Whether it is one variable that no row mentions.
  var isAlone: Bool { columns.count == 1 && rows.isEmpty }

  /// The answer that is in force.
  var piece: Piece? { pieces.last }

  /// So many pieces are kept; a window that goes back and forth finds them again.
  static let pieceCount = 8
}
