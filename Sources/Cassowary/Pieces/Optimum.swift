/// The answer of a program, of one component or of several that are entangled.
struct Optimum {
  var component: Component
  /// The values of its columns.
  var values: [Double]
  /// Whether the priorities left a choice.
  var isOpen = false
  /// Whether the variables' distances from zero had a part in it.
  var isZeroed = false
  /// Variables that depend on the columns and were brought to zero, or as close as could be.
  var zeros: [DependentRow] = []
  /// Whether the search for it gave up.
  var gaveUp = false

  /// The optimum of components that were brought to zero together.
  init(joining parts: [(component: Component, values: [Double])], zeros: [DependentRow]) {
    component = Component()
    var value: [Column: Double] = [:]
    for (part, values) in parts {
      component.columns += part.columns
      component.rows += part.rows
      component.parameters += part.parameters
      for (column, number) in zip(part.columns, values) { value[column] = number }
    }
    for row in zeros { component.parameters += row.rest.parameters }
    component.columns.sort()
    component.rows.sort()
    component.parameters = Set(component.parameters).sorted()
    values = component.columns.map { value[$0] ?? 0 }
    isOpen = true
    isZeroed = true
    self.zeros = zeros
  }

  init(component: Component, values: [Double], isOpen: Bool, gaveUp: Bool) {
    self.component = component
    self.values = values
    self.isOpen = isOpen
    self.gaveUp = gaveUp
  }
}

/// A dependent variable in terms of the columns of an optimum and the parameters.
struct DependentRow {
  var variable: Column
  var entries: [Entry]
  var rest: AffineSum

  /// A variable in terms of some columns; all others are what `forms` says.
  init(
    _ variable: Column, columns: Set<Column>, _ elimination: inout Elimination, _ forms: AffineForms
  ) {
    self.variable = variable
    entries = []
    rest = AffineSum()
    let form = elimination.reduce([Entry(column: variable, coefficient: 1)])
    rest.add(form.constant)
    for entry in form.entries {
      if columns.contains(entry.column) {
        entries.append(entry)
      } else {
        forms.add(entry.coefficient, of: entry.column, to: &rest)
      }
    }
    rest.finish()
  }
}
