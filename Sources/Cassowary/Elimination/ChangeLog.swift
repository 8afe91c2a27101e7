/// What has changed in an elimination since the stages behind it looked.
struct Changes: Sendable {
  /// Variables of components that are no longer what they were.
  var loosened: [Column] = []
  /// Variables of components of which some row has another constant, and nothing else is new.
  var shifted: [Column] = []
  /// Variables that are defined otherwise than before.
  var redefined: [Column] = []
  /// Independent variables that a new definition mentions.
  var mentioned: [Column] = []

  /// Room for so many changes is kept for the next ones; that for a whole layout is given back.
  static let few = 256

  mutating func removeAll() {
    loosened.removeAll(keepingCapacity: loosened.count < Self.few)
    shifted.removeAll(keepingCapacity: shifted.count < Self.few)
    redefined.removeAll(keepingCapacity: redefined.count < Self.few)
    mentioned.removeAll(keepingCapacity: mentioned.count < Self.few)
  }
}

/// The elimination's notes of its changes.
///
/// Only the elimination writes them. Whoever is behind it takes them by ``Elimination/takeReduced(into:)``
/// and ``Elimination/takeChanges(into:)``, which bring all rows up to date first, so that nobody can
/// see half of a change.
struct ChangeLog: Sendable {
  /// Rows whose reduced form no longer holds.
  private(set) var stale: [Row] = []
  /// Rows that have been reduced anew.
  private var reduced: [Row] = []
  private var changes = Changes()

  mutating func note(stale row: Row) { stale.grow(with: row) }

  mutating func note(reduced row: Row) { reduced.grow(with: row) }

  mutating func note(loosened column: Column) { changes.loosened.grow(with: column) }

  mutating func note(shifted column: Column) { changes.shifted.grow(with: column) }

  mutating func note(redefined column: Column) {
    changes.redefined.grow(with: column)
  }

  mutating func note(mentioned column: Column) { changes.mentioned.grow(with: column) }

  mutating func takeStale(into rows: inout [Row]) {
    rows.removeAll(keepingCapacity: rows.count < Changes.few)
    swap(&rows, &stale)
  }

  mutating func takeReduced(into rows: inout [Row]) {
    rows.removeAll(keepingCapacity: rows.count < Changes.few)
    swap(&rows, &reduced)
  }

  mutating func takeChanges(into changes: inout Changes) {
    changes.removeAll()
    swap(&changes, &self.changes)
  }
}
