/// The last step of the tie-break level: free variables are brought to zero, one after the other.
///
/// Here components with a common dependent variable are not independent. They become one program at
/// that variable's turn.
struct ZeroLevel {
  /// A component for which priorities and constraints leave several solutions.
  struct OpenProgram {
    var id: Component.ID
    var columns: [Column]
    var program: LinearProgram
    /// The dependent variables that were brought to zero in it.
    var zeros: [Column] = []
  }

  /// Components that were brought to zero together.
  struct Group: Sendable {
    var ids: [Component.ID]
    /// The values of each component's columns.
    var values: [[Double]]
    /// The dependent variables that decided.
    var zeros: [Column]
    /// Whether a search gave up.
    var gaveUp: Bool
  }

  private var programs: [OpenProgram]
  /// The program of each variable, and the variable's quantity in it.
  private var owners: [Column: (program: Int, quantity: Quantity)] = [:]
  /// The program of which each program has become a part, and the number of its first quantity
  /// there.
  private var places: [(program: Int, first: Int32)]

  init(_ open: [OpenProgram]) {
    programs = open
    places = open.indices.map { ($0, 0) }
    for (index, program) in open.enumerated() {
      for (place, column) in program.columns.enumerated() {
        owners[column] = (index, LinearProgram.quantity(ofColumn: place))
      }
    }
  }

  /// The independent variables, in order.
  var columns: [Column] { owners.keys.sorted() }

  /// Brings free variables as close to zero as possible, one after the other.
  ///
  /// Restricted ones have been brought there before the inequalities were made tight.
  ///
  /// - Parameter values: The values of the columns of all other components.
  mutating func settle(
    _ variables: [Column], _ elimination: inout Elimination, _ values: LinearProgram.Values
  ) {
    for variable in variables where !elimination.isRestricted(variable) {
      if let owner = owners[variable] {
        let (program, quantity) = place(of: owner)
        guard programs[program].program.isLive else { continue }
        programs[program].program.settle(variable: quantity)
      } else {
        settle(variable, as: elimination.reduce([Entry(column: variable, coefficient: 1)]), values)
      }
    }
  }

  /// Brings a dependent variable to zero, given as a sum of independent ones.
  private mutating func settle(
    _ variable: Column, as form: ReducedForm, _ values: LinearProgram.Values
  ) {
    var constant = form.constant
    var terms: [(owner: (program: Int, quantity: Quantity), coefficient: Double)] = []
    for entry in form.entries {
      if let owner = owners[entry.column] {
        terms.append((owner, entry.coefficient))
      } else {
        constant += entry.coefficient * values[entry.column]
      }
    }
    let live = terms.map { place(of: $0.owner) }
      .filter { programs[$0.program].program.tableau.isLive($0.quantity) }
    guard let target = live.map(\.program).min() else { return }
    // All components on which it depends take part, even settled ones, since the solution now
    // depends on them.
    for term in terms { merge(place(of: term.owner).program, into: target) }
    programs[target].program.settle(
      sum: terms.map { (place(of: $0.owner).quantity, $0.coefficient) }, constant: constant)
    programs[target].zeros.append(variable)
  }

  private func place(
    of owner: (program: Int, quantity: Quantity)
  ) -> (program: Int, quantity: Quantity) {
    let place = places[owner.program]
    return (place.program, Quantity(number: place.first + owner.quantity.number))
  }

  private mutating func merge(_ source: Int, into target: Int) {
    guard source != target else { return }
    let first = Int32(programs[target].program.tableau.quantityCount)
    programs[target].program.append(programs[source].program)
    programs[target].zeros += programs[source].zeros
    for index in places.indices where places[index].program == source {
      places[index] = (target, places[index].first + first)
    }
  }

  /// The values of the programs; those that became one program are in one group.
  var groups: [Group] {
    programs.indices.filter { places[$0].program == $0 }.map { index in
      let members = places.indices.filter { places[$0].program == index }
      return Group(
        ids: members.map { programs[$0].id },
        values: members.map { member in
          programs[member].columns.indices.map {
            let quantity = LinearProgram.quantity(ofColumn: $0)
            return programs[index].program.value(ofVariable: place(of: (member, quantity)).quantity)
          }
        },
        zeros: programs[index].zeros.sorted(), gaveUp: programs[index].program.gaveUp)
    }
  }
}

extension LinearProgram {
  /// Appends another program, whose quantities are numbered after those of this one.
  fileprivate mutating func append(_ other: LinearProgram) {
    tableau.append(other.tableau)
    gaveUp = gaveUp || other.gaveUp
  }

  /// Brings a variable as close to zero as possible.
  fileprivate mutating func settle(variable: Quantity) {
    guard tableau.quantities[variable].origin == 0 else {
      return settle(sum: [(variable, 1)], constant: 0)
    }
    settle(CollectionOfOne(Tableau.Cost(quantity: variable, rise: 1, fall: 1)))
  }

  /// Brings a sum as close to zero as possible.
  fileprivate mutating func settle(
    sum terms: [(quantity: Quantity, coefficient: Double)], constant: Double
  ) {
    let row = tableau.addRow(constant: 0)
    for term in terms { tableau.addTerm(term.quantity, term.coefficient) }
    tableau.addConstant(constant)
    settle([Tableau.Cost(quantity: row, rise: 1, fall: 1)])
  }
}

extension Elimination {
  /// The variables and those that depend on them, in order of creation.
  func withDependents(_ columns: [Column]) -> [Column] {
    var all = Set(columns)
    var open = columns
    while let variable = open.popLast() {
      guard variables[variable].dependentCount > 0 else { continue }
      var next = matrix.first(inColumn: variable)
      while let cell = next {
        if let dependent = dependent(at: cell), all.insert(dependent).inserted {
          open.append(dependent)
        }
        next = matrix.next(after: cell)
      }
    }
    return all.sorted()
  }
}
