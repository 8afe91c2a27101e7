/// The check that required constraints can be met, made after each change and before the solution
/// is computed.
struct Feasibility: Sendable {
  private var program = LinearProgram()
  private var visitedColumns = Marks<Column>()
  private var visitedRows = Marks<Row>()
  /// The number of pivots in all checks.
  private(set) var pivots = 0

  /// A reason why required constraints can't be met.
  enum Obstacle {
    /// The rows, or those from which they were reduced, conflict.
    case rows([Row])
    /// The search gave up before it was known.
    case gaveUp
  }

  /// The obstacle to requiring a row in addition to the present ones; nil if there is none.
  mutating func obstacle(
    to demand: HardDemand, in system: inout System, at values: LinearProgram.Values
  ) -> Obstacle? {
    let form = system.elimination.reduce(demand.entries, constant: demand.constant)
    var columns: [Column] = []
    for entry in form.entries where system.elimination.isIndependent(entry.column) {
      if system.isUnbound(entry.column) { return nil }
      columns.append(entry.column)
    }
    if columns.contains(where: { system.canDefine($0, by: form, at: values) }) { return nil }
    beginSearch(system)
    let component = requiredComponent(of: columns, system)
    program.load(component, of: system, at: values)
    program.require(
      form, isEquality: demand.isEquality, component.columns, of: system.elimination, at: values)
    guard let obstacle = meetDemands(component) else { return nil }
    guard case .rows(let rows) = obstacle else { return obstacle }
    return .rows(
      rows + form.substituted.compactMap { system.elimination.definition(of: $0.column) })
  }

  /// The obstacle to rows that have been reduced anew; nil if they can be met.
  ///
  /// - Parameters:
  ///   - columns: Independent variables to be checked too.
  ///   - watched: Rows with parameters alone, which may not hold.
  mutating func obstacle(
    inReduced rows: [Row], around columns: [Column], watched: [Row], in system: System,
    at values: LinearProgram.Values
  ) -> Obstacle? {
    let elimination = system.elimination
    var columns = columns.filter { elimination.isIndependent($0) }
    for row in rows
    where system.constraints.isPresent(row) && system.constraints[row].isRequired
      && elimination.pivot(of: row) == nil && !elimination.rows[row].isImplied
    {
      let count = columns.count
      for cell in elimination.cells(of: row) {
        let variable = elimination.matrix.column(of: cell)
        if elimination.isIndependent(variable) { columns.append(variable) }
      }
      if columns.count == count, !system.holds(row, at: values) { return .rows([row]) }
    }
    for row in watched where !system.holds(row, at: values) { return .rows([row]) }
    if columns.isEmpty { return nil }
    beginSearch(system)
    for column in columns {
      let component = requiredComponent(of: [column], system)
      guard !component.columns.isEmpty else { continue }
      program.load(component, of: system, at: values)
      if let obstacle = meetDemands(component) { return obstacle }
    }
    return nil
  }

  mutating func limitPivots(to limit: Int) { program.limitPivots(to: limit) }

  var work: Int { program.tableau.work }

  mutating func limitWork(to limit: Int) { program.limitWork(to: limit) }

  private mutating func meetDemands(_ component: Component) -> Obstacle? {
    defer {
      pivots += program.pivots
      program.giveBack()
    }
    return switch program.meetDemands() {
    case .met: nil
    case .impossible(let certificate): .rows(program.rows(of: certificate, in: component))
    case .gaveUp: .gaveUp
    }
  }

  private mutating func beginSearch(_ system: System) {
    visitedColumns.begin(count: system.variables.placeCount)
    visitedRows.begin(count: system.constraints.placeCount)
  }

  /// The required part of the component to which some independent variables belong, as far as the
  /// search has not visited it.
  private mutating func requiredComponent(of columns: [Column], _ system: System) -> Component {
    let elimination = system.elimination
    var component = Component()
    for column in columns where visitedColumns.visit(column) { component.columns.append(column) }
    var next = 0
    while next < component.columns.count {
      var nextCell = elimination.matrix.first(inColumn: component.columns[next])
      next += 1
      while let cell = nextCell {
        if let row = elimination.limit(at: cell), system.constraints[row].isRequired,
          visitedRows.visit(row)
        {
          component.rows.append(row)
          for cell in elimination.cells(of: row) {
            let variable = elimination.matrix.column(of: cell)
            if elimination.isIndependent(variable), visitedColumns.visit(variable) {
              component.columns.append(variable)
            }
          }
        }
        nextCell = elimination.matrix.next(after: cell)
      }
    }
    component.columns.sort()
    component.rows.sort()
    return component
  }
}
