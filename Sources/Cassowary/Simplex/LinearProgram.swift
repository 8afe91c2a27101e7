/// The third stage: a component as a linear program, at given values of the parameters.
///
/// The component's columns are the first quantities of the tableau, in order.
struct LinearProgram: Sendable {
  var tableau = Tableau()
  /// The quantity of each of the component's rows: a row of the tableau, or the column that a bound
  /// restricts.
  var quantities: [ScaledQuantity] = []
  /// The value from which each column is measured; nil if no wish about it sets one.
  var origins: [Double?] = []
  private(set) var demands: [Tableau.Demand] = []
  /// The wishes of the component.
  var wishes: [Wish] = []
  /// Wishes of equal priority of which some are violated, so that the tie-break level decides
  /// which.
  var tied: [Wish] = []
  /// Whether a search has given up since the program was loaded.
  var gaveUp = false

  /// The values of parameters and variables.
  typealias Values = Table<Column, Double>

  /// The quantity of one of the component's columns, by its index.
  static func quantity(ofColumn place: Int) -> Quantity { Quantity(place) }

  /// Begins a program with some variables and without rows.
  mutating func begin(columns count: Int, rows rowCount: Int) {
    tableau.removeAll()
    quantities.removeAll(keepingCapacity: true)
    demands.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    tied.removeAll(keepingCapacity: true)
    gaveUp = false
    for _ in 0..<count { tableau.addVariable() }
    tableau.cells.reserve(rows: rowCount)
  }

  /// Restricts a variable, given by its column's index, to values of at least zero.
  mutating func restrict(column place: Int) { tableau.restrict(Self.quantity(ofColumn: place)) }

  /// Loads a component.
  mutating func load(_ component: Component, of system: System, at values: Values) {
    begin(component, of: system, at: values)
    load(component, of: system, at: values) { _ in true }
  }

  /// Begins the program of a component, without its rows.
  mutating func begin(_ component: Component, of system: System, at values: Values) {
    begin(columns: component.columns.count, rows: component.rows.count + 1)
    quantities.grow(by: component.rows.count, with: .none)
    measureColumns(of: component, system, at: values)
  }

  /// Loads some rows of a component that have not been loaded yet.
  mutating func load(
    _ component: Component, of system: System, at values: Values, where isMeant: (Row) -> Bool
  ) {
    for (index, row) in component.rows.enumerated()
    where !quantities[index].isLoaded && isMeant(row) {
      quantities[index] =
        twin(ofRow: index, component, of: system)
        ?? ScaledQuantity(quantity: load(row, component.columns, of: system, at: values))
    }
  }

  /// The quantity of a wish that is zero wherever the wish before it is: two wishes about one
  /// length, such as its limits from above and below by one number, are one row of the tableau.
  private func twin(
    ofRow index: Int, _ component: Component, of system: System
  ) -> ScaledQuantity? {
    guard index > 0, quantities[index - 1].isLoaded else { return nil }
    let (row, last) = (component.rows[index], component.rows[index - 1])
    guard !system.constraints[row].isRequired, !system.constraints[last].isRequired,
      let sign = system.elimination.sign(of: row, by: last)
    else { return nil }
    var twin = quantities[index - 1]
    twin.factor *= sign
    return twin
  }

  mutating func makeNonbasic(_ quantity: Quantity, columns count: Int) {
    tableau.makeNonbasic(quantity, variables: count)
  }

  /// - Returns: The quantity of the row.
  private mutating func load(
    _ row: Row, _ columns: [Column], of system: System, at values: Values
  ) -> Quantity {
    let record = system.constraints[row]
    let elimination = system.elimination
    if record.isBound && !elimination.rows[row].isDerived {
      guard let cell = elimination.cells(of: row).first else {
        preconditionFailure("a bound of no variable")
      }
      let place = columns.place(of: elimination.matrix.column(of: cell))
      if (origins[place] ?? 0) == 0 {
        restrict(column: place)
        return Self.quantity(ofColumn: place)
      }
    }
    let quantity = tableau.addRow(constant: 0)
    var value = elimination.rows[row].constant
    var magnitude = elimination.rows[row].magnitude
    for cell in elimination.cells(of: row) {
      let variable = elimination.matrix.column(of: cell)
      let coefficient = elimination.matrix.coefficient(of: cell)
      if elimination.isParameter(variable) {
        let part = coefficient * values[variable]
        value += part
        magnitude = max(magnitude, abs(part))
      } else {
        tableau.addTerm(Self.quantity(ofColumn: columns.place(of: variable)), coefficient)
      }
    }
    tableau.addConstant(value)
    if record.isRequired {
      demand(quantity, isEquality: record.isEquality, constant: value, magnitude: magnitude)
    }
    return quantity
  }

  /// Adds a required row of some columns and parameters.
  mutating func require(
    _ form: ReducedForm, isEquality: Bool, _ columns: [Column], of elimination: Elimination,
    at values: Values
  ) {
    let quantity = tableau.addRow(constant: 0)
    var (value, magnitude) = (form.constant, form.magnitude)
    for entry in form.entries {
      if elimination.isParameter(entry.column) {
        let part = entry.coefficient * values[entry.column]
        value += part
        magnitude = max(magnitude, abs(part))
      } else {
        let place = columns.place(of: entry.column)
        tableau.addTerm(Self.quantity(ofColumn: place), entry.coefficient)
      }
    }
    tableau.addConstant(value)
    demand(quantity, isEquality: isEquality, constant: value, magnitude: magnitude)
  }

  /// Adds a required row of some columns alone.
  ///
  /// - Parameter magnitude: The largest number in its sum, to which its rounding error is relative.
  mutating func require(
    _ entries: [Entry], constant: Double, isEquality: Bool, _ columns: [Column], magnitude: Double
  ) {
    let quantity = tableau.addRow(constant: constant)
    for entry in entries {
      let place = columns.place(of: entry.column)
      tableau.addTerm(Self.quantity(ofColumn: place), entry.coefficient)
    }
    demand(quantity, isEquality: isEquality, constant: constant, magnitude: magnitude)
  }

  private mutating func demand(
    _ quantity: Quantity, isEquality: Bool, constant: Double, magnitude: Double
  ) {
    demands.append(
      Tableau.Demand(
        quantity: quantity, isEquality: isEquality,
        tolerance: Tolerance.ofDemand(constant: constant, magnitude: magnitude)))
  }

  /// Removes the demand at an index.
  mutating func removeDemand(at place: Int) -> Tableau.Demand { demands.remove(at: place) }
}

// MARK: - Searches

extension LinearProgram {
  /// The number of pivots since the program was loaded.
  var pivots: Int { tableau.pivots }

  /// Releases the memory of a large program.
  mutating func giveBack() {
    if tableau.cells.isLarge { tableau.removeAll() }
  }

  mutating func limitPivots(to limit: Int) { tableau.limit = limit }

  /// Lets all searches together do so much work from now on.
  mutating func limitWork(to limit: Int) {
    let (sum, overflows) = tableau.work.addingReportingOverflow(limit)
    tableau.mostWork = overflows ? .max : sum
  }

  /// Whether searches give up at once.
  var hasNoWorkLeft: Bool { tableau.work >= tableau.mostWork }

  /// Whether the program still has several solutions.
  var isLive: Bool { tableau.isLive }

  /// Finds values that meet all demands, and keeps to them from then on.
  mutating func meetDemands() -> Tableau.Feasibility {
    let feasibility = tableau.meet(demands)
    if case .gaveUp = feasibility { gaveUp = true }
    return feasibility
  }

  /// Minimises a level, and keeps to its minimum from then on.
  mutating func settle(_ level: some Collection<Tableau.Cost>) {
    if tableau.settle(level) == .gaveUp { gaveUp = true }
  }

  func value(of quantity: Quantity) -> Double { tableau.value(of: quantity) }

  /// The value of a variable.
  func value(ofVariable quantity: Quantity) -> Double { tableau.value(ofVariable: quantity) }

  /// The values of the first columns.
  func values(columns count: Int) -> [Double] {
    (0..<count).map { value(ofVariable: Self.quantity(ofColumn: $0)) }
  }

  /// The rows of a component that are named in a certificate.
  func rows(of certificate: Certificate, in component: Component) -> [Row] {
    var isNamed = Table<Quantity, Bool>()
    isNamed.reset(to: false, count: tableau.quantityCount)
    for part in certificate.parts { isNamed[part.quantity] = true }
    var rows: [Row] = []
    for (index, row) in component.rows.enumerated() where isNamed[quantities[index].quantity] {
      rows.append(row)
    }
    return rows
  }
}
