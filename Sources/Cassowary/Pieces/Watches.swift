/// The limits within which pieces and rows are valid: an interval for each parameter that matters.
struct Watches: Sendable {
  enum Owner: Hashable, Sendable {
    case component(Component.ID)
    /// A required row with parameters alone.
    case row(Row)
  }

  private struct ID: Index { let number: Int32 }

  private struct Watch: Sendable {
    /// The number of a component, or the complement of a row's number.
    var owner: Int32
    /// The parameter's number; -1 for a watch of several parameters, which always fires.
    var parameter: Int32
    var lower: Double
    var upper: Double
    /// The owner's next watch.
    var next: ID?

    /// The parameter of a removed watch, which never fires.
    static let none = Int32.max
  }

  private var watches = Table<ID, Watch>()
  private var vacant: [ID] = []
  /// The first watch of each component and of each row.
  private var ofComponents = Table<Component.ID, ID?>()
  private var ofRows = Table<Row, ID?>()

  /// Adds a watch that fires if a parameter leaves an interval.
  mutating func add(_ owner: Owner, parameter: Column, lower: Double, upper: Double) {
    insert(owner, parameter: parameter.number, lower, upper)
  }

  /// Adds a watch of several parameters, which always fires.
  mutating func add(_ owner: Owner) { insert(owner, parameter: -1, 0, 0) }

  private mutating func insert(
    _ owner: Owner, parameter: Int32, _ lower: Double, _ upper: Double
  ) {
    let watch = Watch(owner: owner.key, parameter: parameter, lower: lower, upper: upper)
    let id = vacant.popLast() ?? ID(watches.count)
    if id.place == watches.count { watches.append(watch) } else { watches[id] = watch }
    guard var last = first(of: owner) else { return setFirst(id, of: owner) }
    while let next = watches[last].next { last = next }
    watches[last].next = id
  }

  private func first(of owner: Owner) -> ID? {
    switch owner {
    case .component(let id): id.place < ofComponents.count ? ofComponents[id] : nil
    case .row(let row): row.place < ofRows.count ? ofRows[row] : nil
    }
  }

  private mutating func setFirst(_ first: ID?, of owner: Owner) {
    switch owner {
    case .component(let id):
      ofComponents.grow(to: id.place + 1, with: nil)
      ofComponents[id] = first
    case .row(let row):
      ofRows.grow(to: row.place + 1, with: nil)
      ofRows[row] = first
    }
  }

  /// Removes all watches of an owner.
  mutating func remove(_ owner: Owner) {
    guard let first = first(of: owner) else { return }
    setFirst(nil, of: owner)
    var next: ID? = first
    while let id = next {
      watches[id].parameter = Watch.none
      vacant.append(id)
      next = watches[id].next
    }
  }

  /// The owners of the watches that fire at the parameters' values.
  func fired(_ values: LinearProgram.Values) -> [Owner] {
    var owners: [Owner] = []
    for id in watches.places where watches[id].parameter != Watch.none {
      let watch = watches[id]
      if watch.parameter >= 0 {
        let value = values[Column(number: watch.parameter)]
        if watch.lower < value && value < watch.upper { continue }
      }
      owners.append(Owner(key: watch.owner))
    }
    return owners
  }
}

extension Watches.Owner {
  fileprivate var key: Int32 {
    switch self {
    case .component(let id): id.number
    case .row(let row): ~row.number
    }
  }

  fileprivate init(key: Int32) {
    self = key >= 0 ? .component(Component.ID(number: key)) : .row(Row(number: ~key))
  }
}

extension Watches {
  /// Watches a required row, if it has only parameters.
  mutating func watch(_ row: Row, of system: System) {
    remove(.row(row))
    let record = system.constraints[row]
    let elimination = system.elimination
    guard record.isRequired, elimination.pivot(of: row) == nil else { return }
    let cells = elimination.cells(of: row)
    guard let cell = cells.first,
      cells.allSatisfy({ elimination.isParameter(elimination.matrix.column(of: $0)) })
    else { return }
    guard cells.count == 1, !record.isEquality else { return add(.row(row)) }
    let slope = elimination.matrix.coefficient(of: cell)
    let end = -elimination.rows[row].constant / slope
    add(
      .row(row), parameter: elimination.matrix.column(of: cell),
      lower: slope > 0 ? end : -.infinity, upper: slope > 0 ? .infinity : end)
  }
}
