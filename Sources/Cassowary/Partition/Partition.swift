/// The second stage: the components of an elimination's independent variables.
struct Partition: Sendable {
  private var components = Table<Component.ID, Component?>()
  private var vacant: [Component.ID] = []
  /// The component of each variable.
  private var owners = Table<Column, Owner>()
  /// Variables without a component, which need not be independent.
  private var loose: [Column] = []
  private var isLoose = Table<Column, Bool>()
  private var visited = Marks<Row>()

  private struct Owner: Sendable {
    private var number: Int32 = -1

    var id: Component.ID? {
      get { number < 0 ? nil : Component.ID(number: number) }
      set { number = newValue?.number ?? -1 }
    }
  }

  /// The changes by a division. The numbers of dissolved components are used again.
  struct Division: Sendable {
    var dissolved: [Component.ID] = []
    var made: [Component.ID] = []
  }
  private var division = Division()

  /// - Precondition: There is a component with this number.
  subscript(_ id: Component.ID) -> Component {
    guard let component = components[id] else { preconditionFailure("no such component") }
    return component
  }

  /// The components' numbers, in order.
  var ids: [Component.ID] { components.places.filter { components[$0] != nil } }

  mutating func grow(variables count: Int) {
    owners.grow(to: count, with: Owner())
    isLoose.grow(to: count, with: false)
  }

  func component(of variable: Column) -> Component.ID? { owners[variable].id }

  /// Dissolves the component of a variable, or adds a variable to the next division.
  mutating func loosen(_ variable: Column) {
    if let owner = owners[variable].id { dissolve(owner) }
    setLoose(variable)
  }

  private mutating func setLoose(_ variable: Column) {
    guard !isLoose[variable] else { return }
    isLoose[variable] = true
    loose.grow(with: variable)
  }

  mutating func dissolve(_ id: Component.ID) {
    guard let component = components[id] else { return }
    for column in component.columns {
      owners[column].id = nil
      setLoose(column)
    }
    components[id] = nil
    vacant.append(id)
    division.dissolved.append(id)
  }

  /// Divides the loose variables, and those that share rows with them, into new components.
  ///
  /// - Returns: The changes since the last division.
  mutating func divide(_ elimination: Elimination) -> Division {
    if !loose.isEmpty { collectAll(elimination) }
    defer { division = Division() }
    return division
  }

  private mutating func collectAll(_ elimination: Elimination) {
    visited.begin(count: elimination.rows.count)
    var next = 0
    // A search dissolves the components that it reaches, which makes the list longer.
    while next < loose.count {
      let variable = loose[next]
      next += 1
      isLoose[variable] = false
      guard owners[variable].id == nil, elimination.isIndependent(variable) else { continue }
      let id = vacant.popLast() ?? Component.ID(components.count)
      components.grow(to: id.place + 1, with: nil)
      components[id] = collect(variable, id, elimination)
      division.made.append(id)
    }
    loose.removeAll(keepingCapacity: loose.count < Changes.few)
  }

  private mutating func collect(
    _ seed: Column, _ id: Component.ID, _ elimination: Elimination
  ) -> Component {
    var component = Component()
    owners[seed].id = id
    component.columns.append(seed)
    var next = 0
    while next < component.columns.count {
      var nextCell = elimination.matrix.first(inColumn: component.columns[next])
      next += 1
      while let cell = nextCell {
        if let row = elimination.limit(at: cell), visited.visit(row) {
          component.rows.append(row)
          for cell in elimination.cells(of: row) {
            let variable = elimination.matrix.column(of: cell)
            if elimination.isParameter(variable) {
              if !component.parameters.contains(variable) { component.parameters.append(variable) }
            } else if owners[variable].id != id {
              if let other = owners[variable].id { dissolve(other) }
              owners[variable].id = id
              component.columns.append(variable)
            }
          }
        }
        nextCell = elimination.matrix.next(after: cell)
      }
    }
    component.columns.sort()
    component.rows.sort()
    component.parameters.sort()
    return component
  }

  /// Traps unless the components agree with the elimination's rows.
  func checkInvariants(_ elimination: Elimination) {
    precondition(loose.isEmpty, "variables that are in no component")
    for variable in owners.places {
      guard let owner = owners[variable].id else {
        precondition(!elimination.isIndependent(variable), "\(variable) is in no component")
        continue
      }
      precondition(self[owner].columns.find(variable) != nil, "\(variable) is not in \(owner)")
    }
    for id in ids {
      for row in self[id].rows {
        for cell in elimination.cells(of: row) {
          let variable = elimination.matrix.column(of: cell)
          precondition(
            elimination.isParameter(variable)
              ? self[id].parameters.find(variable) != nil : owners[variable].id == id,
            "\(row) ties \(variable) to \(id)")
        }
      }
    }
  }
}
