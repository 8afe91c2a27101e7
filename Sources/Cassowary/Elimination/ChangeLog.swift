/// The changes of an elimination since the later stages last read them.
struct Changes: Sendable {
  /// Variables whose components have changed.
  var loosened: [Column] = []
  /// Variables of components in which only constants of rows have changed.
  var shifted: [Column] = []
  /// Variables whose definitions have changed.
  var redefined: [Column] = []
  /// Independent variables in new definitions.
  var mentioned: [Column] = []

  /// The number of changes for which memory is kept. That of a whole layout is released.
  static let few = 256

  mutating func removeAll() {
    loosened.removeAll(keepingCapacity: loosened.count < Self.few)
    shifted.removeAll(keepingCapacity: shifted.count < Self.few)
    redefined.removeAll(keepingCapacity: redefined.count < Self.few)
    mentioned.removeAll(keepingCapacity: mentioned.count < Self.few)
  }
}

/// The elimination's record of its changes.
///
/// Only the elimination writes it. Later stages read it by ``Elimination/takeReduced(into:)`` and
/// ``Elimination/takeChanges(into:)``, which first update all rows, so that no stage sees half of a
/// change.
struct ChangeLog: Sendable {
  /// Rows whose reduced form is out of date.
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
