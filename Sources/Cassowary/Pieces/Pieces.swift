/// The pieces found for a partition's components, of which one of each component is in force.
struct Pieces: Sendable {
  private struct Record: Sendable {
    var isPresent = false
    /// The pieces for some regions of the parameters, the one in force last.
    var pieces: [Piece] = []
    /// Whether the piece in force is open.
    var isOpen: Bool { pieces.last?.isOpen == true }
  }

  private var records = Table<Component.ID, Record>()
  /// Components without a piece in force.
  private var unsolved: [Component.ID] = []
  /// The group of each component that is left open and whose solution depends on dependent
  /// variables or on other components.
  private var groups: [Component.ID: ZeroLevel.Group] = [:]
  private(set) var watches = Watches()
  /// The number of components whose piece in force is open.
  private(set) var openCount = 0

  /// The number of pieces kept for a component, so that a window that moves back and forth finds
  /// them again.
  private static let keptCount = 8

  /// The piece of a component that is in force.
  func inForce(_ id: Component.ID) -> Piece? { records[id].pieces.last }

  /// All pieces of a component.
  func all(of id: Component.ID) -> [Piece] { records[id].pieces }

  /// The components with which a component was brought to zero, including itself; nil if it was
  /// brought to zero alone, without dependent variables, or not at all.
  func group(of id: Component.ID) -> ZeroLevel.Group? { groups[id] }

  var hasEntangled: Bool { !groups.isEmpty }

  /// The components whose pieces depend on those of others, or on dependent variables.
  var entangled: [Component.ID] { groups.keys.sorted() }

  /// Follows the changes by a division.
  mutating func follow(_ division: Partition.Division) {
    for id in division.dissolved {
      watches.remove(.component(id))
      groups[id] = nil
      change(id) { $0 = Record() }
    }
    for id in division.made {
      records.grow(to: id.place + 1, with: Record())
      records[id].isPresent = true
      unsolved.append(id)
    }
  }

  /// Removes all pieces of a component.
  mutating func forget(_ id: Component.ID) {
    guard !records[id].pieces.isEmpty else { return }
    watches.remove(.component(id))
    groups[id] = nil
    change(id) { $0.pieces.removeAll() }
    unsolved.append(id)
  }

  /// The components without a piece in force, each once.
  mutating func listUnsolved() -> [Component.ID] {
    if unsolved.isEmpty { return [] }
    let open = unsolved.filter { records[$0].isPresent && records[$0].pieces.isEmpty }
    unsolved = open.sortedWithoutDuplicates()
    return unsolved
  }

  /// Whether a stored piece of a component is valid at these values.
  func canRecall(_ id: Component.ID, at values: LinearProgram.Values) -> Bool {
    records[id].pieces.contains { $0.contains(values) }
  }

  /// Puts a stored piece into force that is valid at these values.
  mutating func recall(_ id: Component.ID, at values: LinearProgram.Values) {
    guard let index = records[id].pieces.lastIndex(where: { $0.contains(values) }) else { return }
    let piece = records[id].pieces[index]
    change(id) { $0.pieces.remove(at: index) }
    enforce(piece, in: id)
  }

  /// Puts a piece into force.
  mutating func enforce(_ piece: Piece, in id: Component.ID) {
    watches.remove(.component(id))
    for (index, parameter) in piece.parameters.enumerated() {
      switch piece.intervals[index] {
      case .pin(let pin):
        watches.add(.component(id), parameter: parameter, lower: pin, upper: pin)
      case .between(let lower, let upper):
        guard lower > -.infinity || upper < .infinity else { continue }
        watches.add(.component(id), parameter: parameter, lower: lower, upper: upper)
      }
    }
    if !piece.halfPlanes.isEmpty { watches.add(.component(id)) }
    change(id) {
      if $0.pieces.count == Self.keptCount { $0.pieces.removeFirst() }
      $0.pieces.append(piece)
    }
  }

  /// Changes the record of a component, and counts it if its piece in force is open.
  private mutating func change(_ id: Component.ID, _ body: (inout Record) -> Void) {
    if records[id].isOpen { openCount -= 1 }
    body(&records[id])
    if records[id].isOpen { openCount += 1 }
  }

  /// Records that a component's piece depends on those of others, or on dependent variables.
  mutating func setEntangled(_ id: Component.ID, with group: ZeroLevel.Group) { groups[id] = group }

  /// Watches a required row, if it has only parameters.
  mutating func watch(_ row: Row, of system: System) { watches.watch(row, of: system) }

  mutating func endWatch(_ row: Row) { watches.remove(.row(row)) }

  /// Traps unless each component has pieces for its columns, with a valid one in force.
  func checkInvariants(_ partition: Partition, at values: LinearProgram.Values) {
    for id in partition.ids {
      for piece in records[id].pieces {
        piece.checkInvariants(columns: partition[id].columns.count)
      }
      precondition(inForce(id)?.contains(values) == true, "the answer of \(id) does not hold")
    }
    precondition(openCount == partition.ids.count { records[$0].isOpen }, "miscounted open pieces")
  }
}
